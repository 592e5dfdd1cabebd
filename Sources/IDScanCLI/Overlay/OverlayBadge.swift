import Drawing
import Imaging

/// A letter or number beside a frame, which stands in the panel, too.
struct OverlayBadge {
    let text: String
    let tone: OverlayTone
    /// The outline of the badge: an upright rectangle, in pixels.
    let outline: Quadrilateral

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
        return [
            .fill(shape(rim), .white), .fill(shape(0), tone.colour),
            .text(text, at: start, style, available: width),
        ]
    }
}

/// Finds places for badges: beside their frames, inside the picture, not on other frames and not on each other.
struct BadgePlacement {
    /// The picture, in its own pixels.
    private let picture: Extent
    /// The places that badges must not hide: frames, and badges that have their places.
    private var taken: [Extent]

    /// The distance of a badge from its frame, in heights of a badge.
    private static let distance = 0.1
    /// The places along a side, as shares of it.
    private static let shares = [0.5, 0, 1, 0.25, 0.75]
    /// The share of a badge that may hide something: the bounds of lines that slope meet.
    private static let hiddenShare = 0.04

    init(picture: Quadrilateral, frames: [Quadrilateral]) {
        self.picture = Extent(around: picture.corners)
        taken = frames.map { Extent(around: $0.corners) }
    }

    /// Finds the place beside a frame where a badge hides least, and keeps it.
    ///
    /// - Parameters:
    ///   - text: The text of the badge.
    ///   - tone: Its colour.
    ///   - size: Its size, in pixels.
    ///   - frame: The frame that it belongs to.
    ///   - isNeeded: True where it has a place even where all hide something.
    /// - Returns: The badge; nil when it is not needed and there is no free place.
    mutating func badge(
        _ text: String, _ tone: OverlayTone, size: (width: Double, height: Double), beside frame: Quadrilateral,
        isNeeded: Bool
    ) -> OverlayBadge? {
        let places = Self.places(size: size, beside: frame).map { (outline: $0, hidden: hiddenArea(below: $0)) }
        guard let best = places.min(by: { $0.hidden < $1.hidden }),
            isNeeded || best.hidden <= Self.hiddenShare * size.width * size.height
        else { return nil }
        taken.append(Extent(around: best.outline.corners))
        return OverlayBadge(text: text, tone: tone, outline: best.outline)
    }

    private static func places(size: (width: Double, height: Double), beside frame: Quadrilateral) -> [Quadrilateral] {
        let corners = frame.corners
        // From the left side clockwise: of places that are as good, the first is taken.
        return [3, 0, 1, 2].flatMap { side -> [Quadrilateral] in
            let (start, end) = (corners[side], corners[(side + 1) % 4])
            let length = max(start.distance(to: end), 1e-6)
            let outwards = Point(x: (end.y - start.y) / length, y: -(end.x - start.x) / length)
            let step =
                abs(outwards.x) * size.width / 2 + abs(outwards.y) * size.height / 2 + distance * size.height
            return shares.map { share in
                let edge = start.towards(end, share)
                return Quadrilateral(
                    x: edge.x + outwards.x * step - size.width / 2, y: edge.y + outwards.y * step - size.height / 2,
                    width: size.width, height: size.height)
            }
        }
    }

    /// The area of what a badge hides, in whole square pixels; what is outside the picture counts twice.
    private func hiddenArea(below outline: Quadrilateral) -> Double {
        let extent = Extent(around: outline.corners)
        let outside = outline.area - picture.overlap(with: extent)
        return taken.reduce(2 * outside) { $0 + $1.overlap(with: extent) }.rounded()
    }
}

extension Extent {
    /// Returns the area that this shares with another, in square pixels.
    func overlap(with other: Extent) -> Double {
        let width = min(right, other.right) - max(left, other.left)
        let height = min(bottom, other.bottom) - max(top, other.top)
        return max(0, width) * max(0, height)
    }
}
