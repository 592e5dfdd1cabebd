import Drawing
import Imaging

/// The distance by which a printer missed the nominal place of the zone; Doc 9303 allows it 1 mm and 3 degrees.
struct ZonePlacement {
    /// The shift of the zone, in millimetres.
    let shift: Position
    /// The turn of its lines, clockwise.
    let slope: Angle

    /// The size of the em square at which OCR-B has its pitch: both faces advance by 0.723 em.
    static let typeSize = DocumentGeometry.characterPitch / 0.723
    /// From the left end of a character's space to the widest character's ink.
    private static let sideBearing = 0.113 * typeSize
    /// From the base line up to the middle of the tallest character.
    private static let halfHeight = 0.38 * typeSize

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .ink)
        shift = Position(random.number(in: -0.3...0.3), random.number(in: -0.25...0.25))
        slope = .degrees(random.number(in: -0.25...0.25))
    }

    /// The left end of a line's base line.
    func baseLineStart(of line: Int, _ geometry: DocumentGeometry) -> Position {
        Position(
            geometry.firstCharacter - Self.sideBearing + shift.x,
            geometry.height - geometry.lineHeights[line] + Self.halfHeight + shift.y)
    }

    /// The ink of a line, in millimetres from the top left corner of the document.
    func outline(of line: Int, _ geometry: DocumentGeometry) -> Quadrilateral {
        let pivot = baseLineStart(of: line, geometry)
        let nominal = geometry.lineOutline(line)
        return nominal.mapped { point in
            let (dx, dy) = (point.x + shift.x - pivot.x, point.y + shift.y - pivot.y)
            return Point(
                x: pivot.x + dx * slope.cosine - dy * slope.sine, y: pivot.y + dx * slope.sine + dy * slope.cosine)
        }
    }
}
