import Imaging

/// How several documents lie beside each other.
public enum Arrangement: String, CaseIterable, Hashable, Sendable, Codable {
    /// One below the other.
    case column
    /// One to the right of the other.
    case row

    /// The space between two documents, in millimetres.
    private static let gap = 9.0

    /// Returns where the upper left corners of documents lie, in millimetres.
    func origins(of geometries: [DocumentGeometry]) -> [Position] {
        var next = 0.0
        return geometries.map { geometry in
            defer { next += (self == .column ? geometry.height : geometry.width) + Self.gap }
            return self == .column ? Position(0, next) : Position(next, 0)
        }
    }
}

/// A document on the table.
struct PlacedDocument {
    let card: SpecimenCard
    /// Where its upper left corner lies, in millimetres.
    let origin: Position

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

    private func onTable(_ outline: Quadrilateral) -> Quadrilateral {
        outline.mapped { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
}
