import Imaging

/// A rough place of a line of text: a long, thin rectangle at any angle.
struct TextStrip {
    /// The middle, in pixels of the image.
    let centre: Point
    /// A unit vector along the text, to the right or, for text that runs vertically, downwards.
    let direction: Point
    /// The extent along the direction, in pixels of the image.
    let length: Double
    /// The extent across the direction, in pixels of the image.
    let height: Double
    /// How many strokes a walk along the text crosses, per height: one or two in text.
    var strokeDensity = 1.0

    /// The strip between the ends of a centre line; nil when they coincide.
    init?(from start: Point, to end: Point, height: Double) {
        length = start.distance(to: end)
        guard length > 0, height > 0 else { return nil }
        centre = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        direction = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        self.height = height
    }

    /// The strip along the longer sides of a rectangle.
    init?(along rectangle: Quadrilateral) {
        let isWide = rectangle.meanWidth >= rectangle.meanHeight
        let turned = isWide ? rectangle : rectangle.turned(quarterTurns: 1)
        func middle(_ a: Point, _ b: Point) -> Point { Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        var start = middle(turned.topLeft, turned.bottomLeft)
        var end = middle(turned.topRight, turned.bottomRight)
        let (right, down) = (end.x - start.x, end.y - start.y)
        if abs(right) >= abs(down) ? right < 0 : down < 0 { swap(&start, &end) }
        self.init(from: start, to: end, height: turned.meanHeight)
    }

    /// Returns the same strip in an image that is so many times as large.
    func scaled(by factor: Double) -> TextStrip? {
        let half = length / 2
        var scaled = TextStrip(
            from: Point(x: (centre.x - direction.x * half) * factor, y: (centre.y - direction.y * half) * factor),
            to: Point(x: (centre.x + direction.x * half) * factor, y: (centre.y + direction.y * half) * factor),
            height: height * factor)
        scaled?.strokeDensity = strokeDensity
        return scaled
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

    /// Whether another strip is about a part of the same line.
    func contains(_ other: TextStrip) -> Bool {
        let (x, y) = (other.centre.x - centre.x, other.centre.y - centre.y)
        let along = x * direction.x + y * direction.y
        let across = y * direction.x - x * direction.y
        let sine = direction.x * other.direction.y - direction.y * other.direction.x
        return abs(across) < height / 2 && abs(along) < length / 2 && abs(sine) < 0.17
    }

    /// Long, thin and full of strokes comes first.
    var rank: Double { length / height.squareRoot() * min(strokeDensity, 1) }
}
