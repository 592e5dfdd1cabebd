import Drawing
import Imaging

/// Something that is drawn on an overlay.
enum OverlayMark {
    /// A line of text, from the left end of its base line on; squeezed if it is longer than there is room.
    case text(String, at: Position, Canvas.TextStyle, available: Double)
    case fill(Outline, Colour)
    case stroke(Outline, Colour, width: Double, dashes: [Double] = [])

    /// Returns the same elsewhere.
    func moved(x: Double, y: Double) -> OverlayMark {
        func moved(_ position: Position) -> Position { Position(position.x + x, position.y + y) }
        return switch self {
        case .text(let text, let position, let style, let available):
            .text(text, at: moved(position), style, available: available)
        case .fill(let outline, let colour): .fill(outline.mapped(step: .infinity, moved), colour)
        case .stroke(let outline, let colour, let width, let dashes):
            .stroke(outline.mapped(step: .infinity, moved), colour, width: width, dashes: dashes)
        }
    }

    func draw(on canvas: borrowing Canvas) {
        switch self {
        case .text(let text, let position, let style, let available):
            canvas.write(text, at: position, style, available: available)
        case .fill(let outline, let colour): canvas.fill(outline, .colour(colour))
        case .stroke(let outline, let colour, let width, let dashes):
            canvas.stroke(outline, .colour(colour), width: width, dashes: dashes)
        }
    }
}

extension Outline {
    /// The sides of a quadrilateral.
    init(_ outline: Quadrilateral) {
        self = .through(outline.corners.map { Position($0.x, $0.y) }, closed: true)
    }
}
