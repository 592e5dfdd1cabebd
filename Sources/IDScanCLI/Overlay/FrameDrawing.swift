import Drawing
import Imaging

/// Draws the frames of a scene and their marks, in pixels of the picture as it is shown.
struct FrameDrawing {
    /// Frames where they are drawn.
    let frames: [(frame: OverlayFrame, outline: Quadrilateral)]
    private let em: Double
    private let bounds: Quadrilateral

    /// The thickness of lines, in ems.
    private static let documentLine = 0.2, fieldLine = 0.12
    /// The height of marks beside fields and documents, in ems; and of the lowest, in pixels.
    private static let fieldMark = 1.05, documentMark = 1.7, lowestMark = 14.0

    /// Places the frames: lines run outside of what they frame, but for regions.
    ///
    /// - Parameters:
    ///   - scene: The scene with the frames, in pixels of the photograph.
    ///   - scale: The factor by which the picture is shown larger than the photograph.
    ///   - em: The size of letters, in pixels.
    ///   - bounds: The picture as it is shown, in its own pixels.
    init(scene: OverlayScene, scale: Double, em: Double, bounds: Quadrilateral) {
        frames = scene.frames.map { frame in
            let shown = frame.outline.mapped { Point(x: $0.x * scale, y: $0.y * scale) }
            let margin = frame.kind == .region ? 0 : Self.thickness(of: frame.kind, em: em) / 2
            return (frame, shown.outset(by: margin))
        }
        (self.em, self.bounds) = (em, bounds)
    }

    private static func thickness(of kind: OverlayFrame.Kind, em: Double) -> Double {
        max(1.3, em * (kind == .document ? documentLine : fieldLine))
    }

    /// Returns the lines of all frames, and their marks above them.
    func marks(ruler: borrowing Canvas) -> [OverlayMark] {
        let drawn = frames.filter { $0.frame.kind != .unframed }
        let halos = drawn.map { frame, outline -> OverlayMark in
            let thickness = Self.thickness(of: frame.kind, em: em)
            return .stroke(Outline(outline), .white.opacity(0.75), width: thickness + max(2, 0.6 * thickness))
        }
        let lines = drawn.map { frame, outline -> OverlayMark in
            let thickness = Self.thickness(of: frame.kind, em: em)
            let dashes = frame.kind == .region ? [4 * thickness, 3 * thickness] : []
            return .stroke(Outline(outline), frame.tone.colour, width: thickness, dashes: dashes)
        }
        return halos + lines + badges(ruler: ruler).flatMap { $0.marks(ruler: ruler) }
    }

    /// The marks of all frames, where they stand.
    func badges(ruler: borrowing Canvas) -> [OverlayBadge] {
        let inner = frames.filter { $0.frame.kind != .document }
        var placement = BadgePlacement(
            width: bounds.meanWidth, height: bounds.meanHeight,
            taken: inner.map { Extent(around: $0.outline.corners) })
        var badges: [OverlayBadge] = []
        for (frame, outline) in frames {
            guard let mark = frame.mark else { continue }
            let height = max(Self.lowestMark, em * (frame.kind == .document ? Self.documentMark : Self.fieldMark))
            let width = OverlayBadge.width(of: mark, height: height, ruler: ruler)
            let place = placement.place(width: width, height: height, beside: outline)
            badges.append(OverlayBadge(text: mark, tone: frame.tone, outline: place))
        }
        return badges
    }
}

extension Quadrilateral {
    /// Returns this outline with its sides moved outwards, in pixels.
    func outset(by margin: Double) -> Quadrilateral {
        func moved(_ corner: Point, awayFrom neighbours: Point...) -> Point {
            neighbours.reduce(corner) { place, neighbour in
                let share = margin / max(neighbour.distance(to: corner), 1e-6)
                return Point(
                    x: place.x + (corner.x - neighbour.x) * share, y: place.y + (corner.y - neighbour.y) * share)
            }
        }
        return Quadrilateral(
            topLeft: moved(topLeft, awayFrom: topRight, bottomLeft),
            topRight: moved(topRight, awayFrom: topLeft, bottomRight),
            bottomRight: moved(bottomRight, awayFrom: bottomLeft, topRight),
            bottomLeft: moved(bottomLeft, awayFrom: bottomRight, topLeft))
    }
}
