import Imaging
import TextDetection

/// A rough place of a line of text: a long, thin rectangle at any angle.
struct RoughLine {
    /// The middle, in pixels of the image.
    let centre: Point
    /// A unit vector along the text, to the right or, for text that runs vertically, downwards.
    let direction: Point
    /// The extent along the direction, in pixels of the image.
    let length: Double
    /// The extent across the direction, in pixels of the image.
    let height: Double

    /// The strip between the ends of a centre line; nil when they coincide.
    init?(from start: Point, to end: Point, height: Double) {
        length = start.distance(to: end)
        guard length > 0, height > 0 else { return nil }
        centre = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        direction = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        self.height = height
    }

    /// The strip from where the first fragment of a line begins to where the last one ends; nil when there is none.
    init?(along fragments: [TextLine]) {
        guard let longest = fragments.max(by: { $0.curve.length < $1.curve.length }) else { return nil }
        let (start, end) = (longest.curve.start, longest.curve.end)
        func place(_ point: Point) -> Double { point.x * (end.x - start.x) + point.y * (end.y - start.y) }
        let ends = fragments.flatMap { [$0.curve.start, $0.curve.end] }
        guard let first = ends.min(by: { place($0) < place($1) }), let last = ends.max(by: { place($0) < place($1) })
        else { return nil }
        self.init(from: first, to: last, height: longest.height)
    }

    /// Returns a point of the image, given by distances along and across the text from the centre.
    func point(along: Double, across: Double) -> Point {
        Point(
            x: centre.x + direction.x * along - direction.y * across,
            y: centre.y + direction.y * along + direction.x * across)
    }

    /// Returns a rectangle around the strip.
    func outline(halfLength: Double, halfHeight: Double) -> Quadrilateral {
        Quadrilateral(
            topLeft: point(along: -halfLength, across: -halfHeight),
            topRight: point(along: halfLength, across: -halfHeight),
            bottomRight: point(along: halfLength, across: halfHeight),
            bottomLeft: point(along: -halfLength, across: halfHeight))
    }
}
