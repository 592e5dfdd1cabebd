import Drawing
import Imaging

/// Draws the frames of a scene and their marks, in pixels of the picture as it is shown.
struct FrameDrawing {
    /// Frames where they are drawn.
    let frames: [(frame: OverlayFrame, outline: Quadrilateral)]
    private let em: Double
    private let bounds: Quadrilateral

    /// The thickness of lines, in ems.
    private static let documentLine = 0.2
    private static let fieldLine = 0.12
    /// The height of marks beside fields and documents, in ems; and of the lowest, in pixels.
    private static let fieldMark = 1.05
    private static let documentMark = 1.7
    private static let lowestMark = 14.0

    /// Places the frames.
    ///
    /// - Parameters:
    ///   - scene: The scene with the frames, in pixels of the photograph.
    ///   - scale: The factor by which the picture is shown larger than the photograph.
    ///   - em: The size of letters, in pixels.
    ///   - bounds: The picture as it is shown, in its own pixels.
    init(scene: OverlayScene, scale: Double, em: Double, bounds: Quadrilateral) {
        frames = scene.frames.map { frame in
            var shown = frame
            shown.outline = frame.outline.mapped { Point(x: $0.x * scale, y: $0.y * scale) }
            return (shown, shown.placed(thickness: Self.thickness(of: frame.kind, em: em)))
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
            let dashes = frame.kind == .region || frame.kind == .portrait ? [4 * thickness, 3 * thickness] : []
            return .stroke(Outline(outline), frame.tone.colour, width: thickness, dashes: dashes)
        }
        return halos + lines + badges(ruler: ruler).flatMap { $0.marks(ruler: ruler) }
    }

    /// The marks of all frames, where they stand.
    func badges(ruler: borrowing Canvas) -> [OverlayBadge] {
        let inner = frames.filter { $0.frame.kind != .document }
        var placement = BadgePlacement(picture: bounds, frames: inner.map(\.outline))
        var badges: [OverlayBadge] = []
        for (frame, outline) in frames {
            guard let mark = frame.mark else { continue }
            let height = max(Self.lowestMark, em * (frame.kind == .document ? Self.documentMark : Self.fieldMark))
            let size = (width: OverlayBadge.width(of: mark, height: height, ruler: ruler), height: height)
            // In a zone of three lines there may be no room; there the panel shows which field it is.
            if let badge = placement.badge(
                mark, frame.tone, size: size, beside: outline, isNeeded: frame.kind != .zone)
            {
                badges.append(badge)
            }
        }
        return badges
    }
}
