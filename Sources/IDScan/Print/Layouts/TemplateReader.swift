import Imaging
import MRZ

/// Reads the fields of a side whose layout is known from its lines.
struct TemplateReader {
    let template: DocumentTemplate
    /// The day that counts as today.
    let today: CalendarDate

    // MARK: - Anchors

    /// The anchors of a template that are seen on a side.
    struct Anchors {
        /// The number of anchors that were read.
        let count: Int
        /// The sum of the distances, in millimetres, of their beginnings from the places in the template.
        let distance: Double
        /// The share of all anchors that was read, 0…1.
        let share: Double

        /// True if a side is told from these anchors better than from others.
        func isBetter(than other: Anchors) -> Bool {
            count == other.count ? distance < other.distance : count > other.count
        }
    }

    /// The largest distance of an anchor from its region, in millimetres.
    private static let tolerance = 4.0
    /// The share of an anchor's line, or of its region where that is shorter, that must be in the other one.
    private static let leastWithin = 0.5
    /// The least likeness of an anchor that is cut off or misread; less will do beside another anchor.
    private static let leastSimilarity = 0.74, leastBesideAnother = 0.6

    /// The anchors that are seen; a template without any has all of them seen.
    func anchors(on print: PlacedPrint) -> Anchors {
        let matches = template.conditions.anchors.compactMap { anchor -> (similarity: Double, distance: Double)? in
            let patterns = anchor.texts.map { FoldedText($0) }
            let reach = anchor.region?.outset(by: Self.tolerance)
            let found = print.lines.indices.compactMap { index -> (similarity: Double, distance: Double)? in
                let place = print.places[index]
                if let reach {
                    let least = Self.leastWithin * min(place.width, reach.width)
                    guard reach.rows.contains(place.middle), place.columns.overlap(with: reach.columns) > least else {
                        return nil
                    }
                }
                let text = FoldedText(print.lines[index].text)
                let similarity = patterns.map { text.similarity(to: $0) }.max() ?? 0
                let offset = anchor.region.map { place.columns.distance(to: $0.x) } ?? 0
                return similarity >= Self.leastBesideAnother ? (similarity, offset) : nil
            }
            return found.max { $0.similarity < $1.similarity }
        }
        let isAnySure = matches.contains { $0.similarity >= Self.leastSimilarity }
        let seen = isAnySure ? matches : []
        return Anchors(
            count: seen.count, distance: seen.reduce(0) { $0 + $1.distance },
            share: template.conditions.anchors.isEmpty
                ? 1 : seen.reduce(0) { $0 + $1.similarity } / Double(template.conditions.anchors.count))
    }

    // MARK: - Fields

    /// A printed line that is no caption is at least this share of the values of the side in height.
    private static let leastHeight = 0.75

    /// The fields that are there.
    func fields(on print: PlacedPrint) -> [VisualFieldName: PrintedField] {
        let shift = RegionShift(of: template, lines: print.places)
        let found = template.fields.compactMap { field -> (field: TemplateField, rows: [PlacedPrint.Words])? in
            guard let region = field.region.map(shift.moved) else { return nil }
            var field = field
            field.region = region
            let rows = print.words(in: region).filter { !isCaption($0.text, of: field) }
            return rows.isEmpty ? nil : (field, rows)
        }
        let heights = found.compactMap { $0.rows.map(\.place.height).max() }.sorted()
        let least = heights.isEmpty ? 0 : Self.leastHeight * heights[heights.count / 2]
        var fields: [VisualFieldName: PrintedField] = [:]
        for (field, rows) in found {
            let values = nearest(rows.filter { $0.place.height >= least }, to: field)
            guard !values.isEmpty else { continue }
            for (name, printed) in parts(of: values, field) { fields[name] = printed }
        }
        fields.merge(captioned(on: print)) { own, _ in own }
        // Both identifiers may stand together, with a comma between them (Doc 9303-4, 4.1.1.1).
        if let name = fields[.surname], fields[.givenNames] == nil, name.text.contains(",") {
            (fields[.fullName], fields[.surname]) = (name, nil)
        }
        return fields.mapValues { $0.inLetters(of: Set(template.conditions.issuingStates)) }
    }

    private func isCaption(_ text: String, of field: TemplateField) -> Bool {
        let folded = FoldedText(text)
        return field.captions.map { FoldedText($0) }.contains { caption in
            let tolerance = FoldedText.tolerance(forLength: caption.characters.count)
            return folded.bestMatch(of: caption, tolerance: tolerance) != nil
        }
    }

    /// The rows of a field that are nearest to the middle of its region, no more than it has.
    private func nearest(_ words: [PlacedPrint.Words], to field: TemplateField) -> [PlacedPrint.Words] {
        guard let region = field.region else { return words }
        var rows = words.reduce(into: [[PlacedPrint.Words]]()) { rows, next in
            if let last = rows.last?.last, last.place.isBeside(next.place) {
                rows[rows.count - 1].append(next)
            } else {
                rows.append([next])
            }
        }
        let middle = region.y + region.height / 2
        while rows.count > field.lines, let first = rows.first?.first, let last = rows.last?.first {
            if abs(first.place.middle - middle) > abs(last.place.middle - middle) {
                rows.removeFirst()
            } else {
                rows.removeLast()
            }
        }
        return Array(rows.joined())
    }

    /// The fields that rows hold: their own, and the one that follows it on the same line.
    private func parts(of rows: [PlacedPrint.Words], _ field: TemplateField) -> [(VisualFieldName, PrintedField)] {
        guard let whole = text(of: rows, field), let first = rows.first, let last = rows.last else { return [] }
        let corners = Quadrilateral(
            topLeft: first.corners.topLeft,
            topRight: rows.count > 1 && !first.place.isBeside(last.place)
                ? first.corners.topRight : last.corners.topRight,
            bottomRight: last.corners.bottomRight,
            bottomLeft: last.place.isBeside(first.place) ? first.corners.bottomLeft : last.corners.bottomLeft)
        func printed(_ text: String, _ field: TemplateField) -> (VisualFieldName, PrintedField) {
            let value = field.content.value(of: text, name: field.name, order: template.dateOrder, reference: today)
            return (
                field.name,
                PrintedField(
                    value: value, text: text, confidence: rows.reduce(1) { $0 * $1.confidence }, quadrilateral: corners)
            )
        }
        guard let follower = template.fields.first(where: { $0.follows == field.name }),
            let parted = Self.parted(whole, field.content, template.dateOrder)
        else { return [printed(whole, field)] }
        return [printed(parted.own, field)] + (parted.rest.isEmpty ? [] : [printed(parted.rest, follower)])
    }

    /// The text of rows without the prefix; nil where a prefix has to be there and is not.
    private func text(of rows: [PlacedPrint.Words], _ field: TemplateField) -> String? {
        var lines: [String] = []
        for (index, row) in rows.enumerated() {
            let isBeside = index > 0 && rows[index - 1].place.isBeside(row.place)
            if isBeside { lines[lines.count - 1] += " " + row.text } else { lines.append(row.text) }
        }
        var text = lines.joined(separator: "\n")
        let prefix = field.prefixes.sorted { $0.count > $1.count }.first {
            text.uppercased().hasPrefix($0.uppercased())
        }
        if let prefix { text = String(text.dropFirst(prefix.count).drop { $0.isWhitespace }) }
        if prefix == nil, field.needsPrefix { return nil }
        if let allowed = field.allowedCharacters { text = Self.text(text, of: allowed) }
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }

    private static let alike: [(Character, Character)] = [
        ("O", "0"), ("o", "0"), ("D", "0"), ("Q", "0"), ("I", "1"), ("l", "1"), ("S", "5"), ("B", "8"), ("Z", "2"),
        ("G", "6"),
    ]

    /// A text in which characters that a field cannot have are replaced by look-alikes that it can have.
    private static func text(_ text: String, of allowed: Set<Character>) -> String {
        String(
            text.compactMap { character -> Character? in
                if allowed.contains(character) || character.isWhitespace { return character }
                if let capital = character.uppercased().first, allowed.contains(capital) { return capital }
                let other = alike.first { $0.0 == character && allowed.contains($0.1) }?.1
                return other ?? alike.first { $0.1 == character && allowed.contains($0.0) }?.0
            })
    }

    /// Divides a line into a value and the text behind it: for a date, behind the longest beginning that is one; for
    /// anything else, behind the first word.
    private static func parted(
        _ text: String, _ content: FieldContent, _ order: PrintedDate.Order
    ) -> (own: String, rest: String)? {
        let ends = text.indices.filter { !text[$0].isLetter && !text[$0].isNumber } + [text.endIndex]
        for end in content == .date ? ends.reversed() : ends where end > text.startIndex {
            let own = String(text[..<end])
            if content == .date, PrintedDate(own, order: order)?.day == nil { continue }
            return (own, String(text[end...].drop { !$0.isLetter && !$0.isNumber }))
        }
        return nil
    }

    // MARK: - Captions

    /// The fields that have no region, below or beside their captions; those that every document may have are found without
    /// a layout.
    private func captioned(on print: PlacedPrint) -> [VisualFieldName: PrintedField] {
        let known = CaptionTable.builtIn.names
        let sought = template.fields.filter {
            $0.region == nil && !$0.captions.isEmpty && !known.contains($0.name)
        }
        guard !sought.isEmpty else { return [:] }
        let texts = Dictionary(sought.map { ($0.name.rawValue, ["": $0.captions]) }) { first, _ in first }
        let table = CaptionTable(texts).adding(.builtIn)
        let assignment = FieldAssignment(of: CaptionedPrint(print.lines, by: table), today: today)
        var fields: [VisualFieldName: PrintedField] = [:]
        for assigned in assignment.fields() {
            guard let field = sought.first(where: { $0.name == assigned.name }) else { continue }
            let value = field.content.value(
                of: assigned.text, name: field.name, order: template.dateOrder, reference: today)
            fields[field.name] = PrintedField(
                value: value, text: assigned.text, confidence: assigned.segment.confidence,
                quadrilateral: assigned.segment.corners)
        }
        return fields
    }
}
