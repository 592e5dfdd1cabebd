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

/// Finds places for badges: beside the sides of their frames, inside the picture.
struct BadgePlacement {
    /// The size of the picture, in its own pixels.
    let width, height: Double
    /// The places that badges must not hide: frames, and badges that have their places.
    var taken: [Extent]

    /// The places along a side, as shares of it.
    private static let shares = [0.5, 0, 1]

    /// Returns the place of a badge of some size beside a frame where it hides least, and keeps it.
    mutating func place(width: Double, height: Double, beside frame: Quadrilateral) -> Quadrilateral {
        var (best, leastHidden) = (frame, Double.infinity)
        // From the left side clockwise: of places that are as good, the first is taken.
        for side in [3, 0, 1, 2] {
            let (start, end) = (frame.corners[side], frame.corners[(side + 1) % 4])
            let length = max(start.distance(to: end), 1e-6)
            let (right, down) = ((end.y - start.y) / length, (start.x - end.x) / length)
            let step = abs(right) * width / 2 + abs(down) * height / 2 + 0.1 * height
            for share in Self.shares {
                let edge = start.towards(end, share)
                let (x, y) = (edge.x + right * step - width / 2, edge.y + down * step - height / 2)
                let place = Quadrilateral(
                    x: max(0, min(x, self.width - width)), y: max(0, min(y, self.height - height)), width: width,
                    height: height)
                let extent = Extent(around: place.corners)
                let hidden = taken.reduce(0) { $0 + $1.overlap(with: extent) }.rounded()
                if hidden < leastHidden { (best, leastHidden) = (place, hidden) }
            }
        }
        taken.append(Extent(around: best.corners))
        return best
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
