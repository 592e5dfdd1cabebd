import Drawing
import Imaging

/// A letter or number beside a frame, which stands in the panel, too.
struct OverlayBadge {
    let text: String
    let tone: OverlayTone
    /// The outline of the badge: an upright rectangle, in pixels.
    let outline: Quadrilateral
    /// The point to which it points, if it does not touch its frame.
    let target: Point?

    /// The height of the letters in heights of a badge.
    private static let textSize = 0.74

    /// The width of a badge whose height is known, in pixels.
    static func width(of text: String, height: Double, ruler: borrowing Canvas) -> Double {
        max(height, ruler.width(of: text, style(height: height)) + 0.6 * height)
    }

    private static func style(height: Double) -> Canvas.TextStyle {
        .init(typeface: .textBold, size: textSize * height, colour: .white)
    }

    /// Returns the badge as marks: white letters on its colour, and a white rim to be seen on any ground.
    func marks(ruler: borrowing Canvas) -> [OverlayMark] {
        let (height, width, rim) = (outline.meanHeight, outline.meanWidth, 0.08 * outline.meanHeight)
        let style = Self.style(height: height)
        let start = Position(
            outline.centre.x - ruler.width(of: text, style) / 2, outline.centre.y + 0.36 * style.size)
        func shape(_ margin: Double) -> Outline {
            .roundedRectangle(
                x: outline.topLeft.x - margin, y: outline.topLeft.y - margin, width: width + 2 * margin,
                height: height + 2 * margin, radius: height / 2 + margin)
        }
        return leader(width: rim) + [
            .fill(shape(rim), .white), .fill(shape(0), tone.colour),
            .text(text, at: start, style, available: width),
        ]
    }

    private func leader(width: Double) -> [OverlayMark] {
        guard let target else { return [] }
        let line = Outline.through([
            Position(outline.centre.x, outline.centre.y), Position(target.x, target.y),
        ])
        return [
            .stroke(line, .white.opacity(0.9), width: 3 * width), .stroke(line, tone.colour, width: 1.5 * width),
        ]
    }
}

/// Finds places for badges: beside their frames, not on print, not on each other.
struct BadgePlacement {
    /// The print of the picture.
    let ink: InkMap
    /// The picture, in its own pixels; badges stay inside.
    let picture: Quadrilateral
    /// The places that badges must not hide: print, and badges that have their places.
    private(set) var taken: [Quadrilateral]

    /// The distances of a badge from its frame, in heights of a badge.
    private static let distances = [0.1, 0.6, 1.2, 2, 3]
    /// The places along a side, as shares of it.
    private static let shares = [0, 0.5, 1, 0.25, 0.75]
    /// The costs of a badge's height of distance, and of a share of it that hides something, beside the change of
    /// brightness below it.
    private static let costOfDistance = 7.0
    private static let costOfHiding = 600.0
    /// The cost of the next side of a frame: numbers are sought on the left, then above.
    private static let costOfSide = 1.5

    init(ink: InkMap, picture: Quadrilateral, taken: [Quadrilateral]) {
        (self.ink, self.picture, self.taken) = (ink, picture, taken)
    }

    /// The change of brightness below a badge from which on it hides print, and the share of it that may hide
    /// something else.
    private static let inkOfPrint = 15.0
    private static let hiddenShare = 0.04

    /// Finds the best place beside a frame, and keeps it.
    ///
    /// - Parameters:
    ///   - text: The text of the badge.
    ///   - tone: Its colour.
    ///   - size: Its size, in pixels.
    ///   - frame: The frame that it belongs to.
    ///   - isNeeded: True where it has a place even where all hide something.
    /// - Returns: The badge; nil when it is not needed and there is no free place close to the frame.
    mutating func badge(
        _ text: String, _ tone: OverlayTone, size: (width: Double, height: Double), beside frame: Quadrilateral,
        isNeeded: Bool
    ) -> OverlayBadge? {
        var here = self
        let reach = (Self.distances.last ?? 0) * size.height + 2 * max(size.width, size.height)
        here.taken = taken.filter { $0.gap(to: frame) < reach }
        let places = here.places(size: size, beside: frame).filter {
            isNeeded || $0.target == nil && here.isFree($0.outline)
        }
        guard let best = places.min(by: { $0.cost < $1.cost }) else { return nil }
        taken.append(best.outline)
        return OverlayBadge(text: text, tone: tone, outline: best.outline, target: best.target)
    }

    private func isFree(_ outline: Quadrilateral) -> Bool {
        ink.density(in: outline) < Self.inkOfPrint
            && taken.allSatisfy { $0.area(inside: outline) <= Self.hiddenShare * outline.area }
    }

    private typealias Place = (outline: Quadrilateral, target: Point?, cost: Double)

    private func places(size: (width: Double, height: Double), beside frame: Quadrilateral) -> [Place] {
        let corners = frame.corners
        // From the left side clockwise, which are the sides that are looked at first.
        return [3, 0, 1, 2].enumerated().flatMap { rank, side -> [Place] in
            let (start, end) = (corners[side], corners[(side + 1) % 4])
            let length = max(start.distance(to: end), 1e-6)
            let outwards = Point(x: (end.y - start.y) / length, y: -(end.x - start.x) / length)
            let reach = abs(outwards.x) * size.width / 2 + abs(outwards.y) * size.height / 2
            return Self.shares.flatMap { share -> [Place] in
                let edge = start.towards(end, share)
                return Self.distances.map { distance in
                    let step = reach + distance * size.height
                    let outline = Quadrilateral(
                        x: edge.x + outwards.x * step - size.width / 2, y: edge.y + outwards.y * step - size.height / 2,
                        width: size.width, height: size.height)
                    let crossed = distance > 0.3 ? ink.density(from: outline.centre, to: edge) : 0
                    let cost =
                        cost(of: outline) + crossed + Self.costOfDistance * distance + Self.costOfSide * Double(rank)
                    return (outline, distance > 0.3 ? edge : nil, cost)
                }
            }
        }
    }

    private func cost(of outline: Quadrilateral) -> Double {
        let hidden = taken.reduce(0) { $0 + $1.area(inside: outline) }
        let outside = outline.area - picture.area(inside: outline)
        return ink.density(in: outline) + Self.costOfHiding * (hidden + 2 * outside) / outline.area
    }
}
