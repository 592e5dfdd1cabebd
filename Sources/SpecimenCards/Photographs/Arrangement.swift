import Drawing
import Imaging

/// The arrangement of several documents beside each other.
public enum Arrangement: String, CaseIterable, Hashable, Sendable, Codable {
    /// One below the other.
    case column
    /// One to the right of the other.
    case row
    /// One below the other as people lay them: not quite straight.
    case loose
    /// Anyhow, but not on top of each other.
    case scattered

    /// The space between two documents, in millimetres.
    private static let gap = 9.0
    /// The shift of a loose document from its place, in millimetres, and its turn, in degrees.
    private static let slack = 7.0, skew = 6.0
    /// The space that a scattered document has, in millimetres: the diagonal of the largest, and a little more.
    private static let field = 163.0

    /// Returns the places of the upper left corners of documents, in millimetres, and the turns of these clockwise.
    ///
    /// - Parameters:
    ///   - geometries: The measures of the documents.
    ///   - seed: The seed of untidy places.
    func places(of geometries: [DocumentGeometry], seed: UInt64) -> [(origin: Position, turn: Angle)] {
        var random = SplitMix64(seed: seed, stream: .arrangement)
        var next = 0.0
        return geometries.enumerated().map { index, geometry in
            switch self {
            case .column:
                defer { next += geometry.height + Self.gap }
                return (Position(0, next), .degrees(0))
            case .row:
                defer { next += geometry.width + Self.gap }
                return (Position(next, 0), .degrees(0))
            case .loose:
                let turn = Angle.degrees(random.number(in: -Self.skew...Self.skew))
                // A turned document is higher by this much.
                let room = geometry.height + geometry.width * Angle.degrees(Self.skew).sine
                defer { next += room + Self.gap }
                let middle = Position(
                    geometry.width / 2 + random.number(in: -Self.slack...Self.slack), next + room / 2)
                return (Self.corner(of: geometry, around: middle, turn), turn)
            case .scattered:
                // A field of two columns that are wide enough for any document in any direction.
                let turn = Angle.degrees(random.number(in: 0...360))
                let middle = Position(
                    Self.field * (Double(index % 2) + random.number(in: -0.03...0.03)),
                    Self.field * (Double(index / 2) + random.number(in: -0.03...0.03)))
                return (Self.corner(of: geometry, around: middle, turn), turn)
            }
        }
    }

    /// The place of the upper left corner of a document that is turned about its middle.
    private static func corner(of geometry: DocumentGeometry, around middle: Position, _ turn: Angle) -> Position {
        let half = Quadrilateral(x: -geometry.width / 2, y: -geometry.height / 2, width: 0, height: 0)
        let corner = half.turned(by: turn).topLeft
        return Position(middle.x + corner.x, middle.y + corner.y)
    }
}

/// A document on the table.
struct PlacedDocument {
    let card: SpecimenCard
    /// The place of its upper left corner, in millimetres.
    let origin: Position
    /// The turn clockwise about that corner.
    let turn: Angle

    private var geometry: DocumentGeometry { card.data.format.geometry }

    /// Its edge on the table.
    var outline: Quadrilateral { onTable(geometry.outline) }

    /// The part of the table that has its zone.
    var zoneOutline: Quadrilateral { onTable(geometry.zoneOutline) }

    /// The lines of its zone on the table.
    var lineOutlines: [Quadrilateral] {
        let placement = ZonePlacement(seed: card.seed)
        return card.hasZone ? geometry.lineHeights.indices.map { onTable(placement.outline(of: $0, geometry)) } : []
    }

    /// Returns where a place of the document lies on the table.
    func onTable(_ position: Position) -> Position {
        let corner = onTable(Quadrilateral(x: position.x, y: position.y, width: 0, height: 0)).topLeft
        return Position(corner.x, corner.y)
    }

    /// Returns where a part of the document lies on the table.
    func onTable(_ outline: Quadrilateral) -> Quadrilateral {
        outline.turned(by: turn).moved(to: origin)
    }
}
