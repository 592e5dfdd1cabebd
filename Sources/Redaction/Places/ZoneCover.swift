import IDScan
import Imaging
import MRZ

/// The machine-readable zone of a document, character by character.
struct ZoneCover {
    /// The place of each character, line by line.
    private let cells: [[Quadrilateral]]
    private let zone: MachineReadableZone
    private let layout: Layout

    /// A character of a zone, from 0.
    private struct Place: Hashable {
        let line, column: Int
    }

    /// Takes the zone of a document; nil when it shows none.
    ///
    /// - Throws: ``RedactionError/notLocated(_:)`` when it was read, but nothing says where.
    init?(_ document: ScannedDocument) throws(RedactionError) {
        guard let lines = document.mrz?.lines, let format = document.format else { return nil }
        let (layout, cells) = (Layout.of(format), document.zoneCells)
        guard let today = document.derived?.referenceDate,
            let zone = try? MachineReadableZone(parsing: lines, referenceDate: today), zone.format == format,
            cells.map(\.count) == layout.lineLengths
        else { throw .notLocated([RedactionName.mrz.rawValue]) }
        (self.zone, self.layout, self.cells) = (zone, layout, cells)
    }

    /// The names of the fields that it carries and that say something.
    var fields: [RedactionName] {
        zone.fields.filter { !$0.text.isEmpty }.map { RedactionName(rawValue: $0.name.rawValue) }
    }

    /// Around all of it.
    var outline: Quadrilateral {
        Quadrilateral(
            topLeft: cells[0][0].topLeft, topRight: cells[0][cells[0].count - 1].topRight,
            bottomRight: cells[cells.count - 1][cells[cells.count - 1].count - 1].bottomRight,
            bottomLeft: cells[cells.count - 1][0].bottomLeft)
    }

    /// True if a place is that of one of its lines.
    func contains(_ place: Quadrilateral) -> Bool {
        outline.contains(place.centre)
    }

    /// All of it.
    var all: [Quadrilateral] { quadrilaterals(of: Set(places.joined())) }

    /// The areas that must be covered to hide some fields: their characters, and the check digits that narrow these down.
    func hiding(_ names: Set<RedactionName>) -> [RedactionArea] {
        let fields = places(ofFields: names)
        let digits = layout.checkDigits.filter { digit in
            digit.covered.contains { !fields.isDisjoint(with: places(of: $0)) }
        }
        let ofDigits = Set(digits.flatMap { places(of: $0.segment) })
        let areas = names.flatMap { name in
            quadrilaterals(of: places(ofFields: [name])).map { RedactionArea(name, $0) }
        }
        let check = quadrilaterals(of: ofDigits.subtracting(fields))
        return areas + check.map { RedactionArea(name: "check digit", quadrilateral: $0) }
    }

    /// The areas that stay readable when only some fields are kept: their characters, and the check digits that tell of
    /// nothing else.
    func keeping(_ names: Set<RedactionName>) -> [RedactionArea] {
        let whole = Set(layout.fields.filter { isWhollyKept($0, names) }.flatMap { places(of: $0.segment) })
        let digits = layout.checkDigits.filter { digit in
            digit.covered.allSatisfy { whole.isSuperset(of: places(of: $0)) }
        }
        return zone.fields.flatMap { field -> [RedactionArea] in
            let name = RedactionName(rawValue: field.name.rawValue)
            guard names.contains(name), !field.text.isEmpty else { return [] }
            let own = digits.filter { digit in
                digit.covered.contains { !places(of: $0).isDisjoint(with: places(of: field.position)) }
            }
            let rest = field.continuation.map { places(of: $0) } ?? []
            let kept = places(of: field.position).union(rest).union(own.flatMap { places(of: $0.segment) })
            return quadrilaterals(of: kept).map { RedactionArea(name, $0) }
        }
    }

    private var places: [[Place]] {
        cells.indices.map { line in cells[line].indices.map { Place(line: line, column: $0) } }
    }

    private func places(of segment: ZoneSegment) -> Set<Place> {
        Set(segment.columns.map { Place(line: segment.line, column: $0) })
    }

    private func places(of position: FieldPosition) -> Set<Place> {
        Set(position.columns.map { Place(line: position.line - 1, column: $0 - 1) })
    }

    /// True if a field of the layout is kept as a whole.
    private func isWhollyKept(_ field: FieldLayout, _ names: Set<RedactionName>) -> Bool {
        let parts: [FieldName] = field.content == .names ? [.surname, .givenNames] : [field.name]
        return parts.allSatisfy { names.contains(RedactionName(rawValue: $0.rawValue)) }
    }

    /// The characters of fields, with the fillers behind them: these say how long the fields are.
    private func places(ofFields names: Set<RedactionName>) -> Set<Place> {
        var found: Set<Place> = []
        for field in layout.fields {
            if isWhollyKept(field, names) { found.formUnion(places(of: field.segment)) }
        }
        for field in zone.fields
        where names.contains(RedactionName(rawValue: field.name.rawValue)) && !field.text.isEmpty {
            found.formUnion(places(of: field.position))
        }
        if names.contains(RedactionName(rawValue: FieldName.givenNames.rawValue)),
            let holder = layout.field(.givenNames),
            let given = zone.fields.first(where: { $0.name == .givenNames }), !given.text.isEmpty
        {
            let first = given.position.columns.lowerBound - 1
            found.formUnion(places(of: holder.segment).filter { $0.column >= first })
        }
        if names.contains(RedactionName(rawValue: FieldName.documentNumber.rawValue)),
            let digit = layout.checkDigit(for: .documentNumber), let rest = digit.continuation
        {
            // A long number goes on behind a filler (Doc 9303-5, 4.2.2, note j).
            let line = Array(zone.lines[digit.segment.line])
            if line[digit.segment.columns.lowerBound] == "<" { found.formUnion(places(of: rest)) }
        }
        return found
    }

    /// The largest number of characters with one outline: pages are bent.
    private static let longestRun = 8

    /// The outlines of characters that follow each other.
    private func quadrilaterals(of wanted: Set<Place>) -> [Quadrilateral] {
        places.flatMap { line in
            line.split { !wanted.contains($0) }.flatMap { run in
                stride(from: run.startIndex, to: run.endIndex, by: Self.longestRun).map { first in
                    let (start, end) = (run[first], run[min(first + Self.longestRun, run.endIndex) - 1])
                    let (left, right) = (cells[start.line][start.column], cells[end.line][end.column])
                    return Quadrilateral(
                        topLeft: left.topLeft, topRight: right.topRight, bottomRight: right.bottomRight,
                        bottomLeft: left.bottomLeft)
                }
            }
        }
    }
}
