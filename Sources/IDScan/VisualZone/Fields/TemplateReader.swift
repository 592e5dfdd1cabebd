import Imaging
import MRZ
import TextRecognition

extension PrintedDate {
    /// For how many years documents are valid that are issued on the day of the year on which they expire.
    private static let validities = [5, 10]

    /// Whether this may be the day on which a document was issued that expires on another: no misprint of that.
    func mayBeIssue(ofDocumentExpiring expiry: CalendarDate) -> Bool {
        guard day == expiry.day, month == expiry.month, let own = shortYear, let year = expiry.year else {
            return false
        }
        return Self.validities.contains((year % 100 - own + 100) % 100)
    }
}

/// Reads the fields of a document whose template is known.
struct TemplateReader {
    let template: DocumentTemplate
    /// The day that counts as today.
    let reference: CalendarDate
    /// What the zone says; nil for a document without one.
    let zone: ScannedDocument?

    /// A printed line that is no caption is at least this share of the values of the document in height.
    private static let leastHeight = 0.75

    /// Reads all fields; those that are not there are left out.
    func fields(in text: inout PrintedLines) throws(TextRecognitionError) -> [VisualFieldName: PrintedField] {
        var fields: [VisualFieldName: PrintedField] = [:]
        let captioned = try captionSearch.lines(in: &text)
        let regions = FieldRegions(of: template, on: text)
        let height = try valueHeight(in: &text, regions)
        var found: [(field: TemplateField, rows: [PrintedRow])] = []
        for field in template.fields {
            if let place = regions.lines(of: field, in: text) {
                let large = place.members.filter { text.places[$0].height >= Self.leastHeight * height }
                let all = try PrintedRow.all(of: large, in: &text, columns: place.columns)
                found.append((field, try valueRows(of: regions.placed(field), all, &text)))
            } else if let line = captioned[field.name] {
                let others = Set(captioned.values).subtracting([line])
                let whole =
                    field.content == .date ? text.parts(ofLineWith: line).filter { !others.contains($0) } : [line]
                found.append((field, try PrintedRow.all(of: whole, in: &text, columns: text.room(for: line))))
            }
        }
        for (field, rows) in Self.printed(found, on: text.picture.image) {
            guard let reading = try reader(of: field).reading(of: rows, in: text) else { continue }
            for (name, printed) in parts(of: reading, field: field, in: text) { fields[name] = printed }
        }
        // What states the print names is asked before any letter of it is exchanged.
        let states = states(of: fields)
        fields = fields.mapValues { $0.inLetters(of: states) }
        // Both identifiers may stand together, with a comma between them (Doc 9303-4, 4.1.1.1).
        if let name = fields[.surname], fields[.givenNames] == nil, name.text.contains(",") {
            (fields[.fullName], fields[.surname]) = (name, nil)
        }
        return fields
    }

    /// Leaves out rows that are lighter than what is printed elsewhere, and fields without any.
    private static func printed(
        _ found: [(field: TemplateField, rows: [PrintedRow])], on picture: Image
    ) -> [(field: TemplateField, rows: [PrintedRow])] {
        let strengths = found.map { $0.rows.map { InkStrength(of: $0.strip.corners, in: picture) } }
        let most = InkStrength(ofMost: strengths.joined().compactMap(\.self))
        return zip(found, strengths).compactMap { found, strengths in
            let rows = zip(found.rows, strengths).filter { _, own in
                guard let own, let most else { return true }
                return !own.isGround(besides: most)
            }
            return rows.isEmpty ? nil : (found.field, rows.map(\.0))
        }
    }

    /// The codes of the issuer and of the holder's nationality, by the zone or by the print.
    private func states(of fields: [VisualFieldName: PrintedField]) -> Set<String> {
        let codes: [String?] = [
            zone?.zoneField(.issuingState)?.text, zone?.zoneField(.nationality)?.text, fields[.issuingState]?.value,
            fields[.nationality]?.value,
        ]
        return Set(codes.compactMap(\.self))
    }

    /// The letters beyond A to Z that the document has: by its zone, else by the States that have the template.
    private var letters: Set<Character>? {
        StateLetters.letters(of: zone == nil ? Set(template.conditions.issuingStates) : states(of: [:]))
    }

    private func reader(of field: TemplateField) -> FieldTextReader {
        let follower = template.fields.first { $0.follows == field.name }
        let order = template.dateOrder
        return FieldTextReader(
            field: field, isFollowed: follower != nil,
            makesSense: { text in
                let own = follower == nil ? text : Self.parted(text, field.content, order)?.own
                guard let own else { return false }
                return field.content.value(of: own, name: field.name, order: order, reference: reference) != nil
            },
            agrees: zone.flatMap { agreement(of: field, with: $0) },
            lacksAccents: { text in
                zone.flatMap { check(of: text, as: field, with: $0) }.map { $0.withLostAccents != $0 } ?? false
            },
            zoneText: zone.flatMap { $0.printed(field.name, order: order) }, letters: letters)
    }

    private var captionSearch: CaptionSearch {
        CaptionSearch(
            template: template,
            makesSense: { field, text in
                field.content.value(of: text, name: field.name, order: template.dateOrder, reference: reference) != nil
            },
            difference: { field, text in
                guard let zone, let name = FieldName(rawValue: field.name.rawValue),
                    let read = zone.zoneField(name), !read.text.isEmpty
                else { return nil }
                if agreement(of: field, with: zone)?(text) == true { return .same }
                if field.content == .date, let date = PrintedDate(text, order: template.dateOrder) {
                    return CalendarDate(read.value).map { known in
                        let isIssue = name == .expiryDate && date.mayBeIssue(ofDocumentExpiring: known)
                        return isIssue ? .issueOrNear : date.differences(from: known) <= 1 ? .near : .other
                    }
                }
                return FoldedText(text).isNear(FoldedText(read.text)) ? .near : .other
            })
    }

    /// How high the letters of values are, in millimetres: those of most regions, the highest that are text; captions are
    /// smaller, texture may be higher.
    private func valueHeight(
        in text: inout PrintedLines, _ regions: FieldRegions
    ) throws(TextRecognitionError) -> Double {
        var heights: [Double] = []
        for field in template.fields {
            guard let members = regions.lines(of: field, in: text)?.members else { continue }
            let legible = try text.legible(among: members)
            if let height = legible.map({ text.places[$0].height }).max() { heights.append(height) }
        }
        return heights.isEmpty ? 0 : heights.sorted()[heights.count / 2]
    }

    /// Returns what tells whether a text agrees with the zone; nil when the zone does not have the field.
    private func agreement(of field: TemplateField, with zone: ScannedDocument) -> ((String) -> Bool)? {
        guard let name = FieldName(rawValue: field.name.rawValue), zone.zoneField(name)?.text.isEmpty == false else {
            return nil
        }
        return { text in
            guard let check = check(of: text, as: field, with: zone) else { return false }
            return check.outcome == .agrees || check.withLostAccents != check
        }
    }

    /// Compares a text with the zone; nil when the zone has no such field.
    private func check(of text: String, as field: TemplateField, with zone: ScannedDocument) -> FieldCrossCheck? {
        guard let name = FieldName(rawValue: field.name.rawValue) else { return nil }
        let print = VisualZone([field.name: text], dateOrder: template.dateOrder)
        return FieldComparer(document: ComparedZone(ZonePart(of: zone)), print: print, reference: reference).check(name)
    }

    /// The rows that are the value. Captions, which are smaller, are left out. So are lines beyond the number that the
    /// field has.
    private func valueRows(
        of field: TemplateField, _ rows: [PrintedRow], _ text: inout PrintedLines
    ) throws(TextRecognitionError) -> [PrintedRow] {
        guard rows.count > field.lines, let region = field.region else { return rows }
        let captions = field.captions.map { FoldedText($0) }
        var (values, texture): ([PrintedRow], [PrintedRow]) = ([], [])
        for row in rows {
            let line = try text.line(in: row.strip, allowing: nil, look: 0)
            let folded = FoldedText(line?.text ?? "")
            let isCaption = captions.contains {
                folded.bestMatch(of: $0, tolerance: FoldedText.tolerance(forLength: $0.characters.count)) != nil
            }
            guard let line, !isCaption else { continue }
            if line.isLegible { values.append(row) } else { texture.append(row) }
        }
        if values.isEmpty { values = texture }
        let middle = region.y + region.height / 2
        while values.count > field.lines, let first = values.first, let last = values.last {
            let isFirstFarther = abs(first.place.middle - middle) > abs(last.place.middle - middle)
            if isFirstFarther { values.removeFirst() } else { values.removeLast() }
        }
        return values
    }

    /// The fields that a reading holds: its own, and the one that follows it on the same line.
    private func parts(
        of reading: FieldReading, field: TemplateField, in text: PrintedLines
    ) -> [(VisualFieldName, PrintedField)] {
        let place = reading.outline.map(text.picture.inPhotograph)
        func printed(_ text: String, _ field: TemplateField) -> (VisualFieldName, PrintedField) {
            let value = field.content.value(
                of: text, name: field.name, order: template.dateOrder, reference: reference)
            var printed = PrintedField(
                value: value, text: text, confidence: reading.certainty, quadrilateral: place)
            printed.isInDoubt = reading.isDoubtful
            return (field.name, printed)
        }
        guard let follower = template.fields.first(where: { $0.follows == field.name }),
            let parted = Self.parted(reading.text, field.content, template.dateOrder)
        else { return [printed(reading.text, field)] }
        let rest = parted.rest.isEmpty ? [] : [printed(parted.rest, follower)]
        return [printed(parted.own, field)] + rest
    }

    /// Divides a line into a value and what follows it: of a date, what stands behind the longest beginning that is
    /// one; of anything else, what stands behind the first word.
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
}

extension ScannedDocument {
    /// What would be printed if the zone were right: texts as they are, dates in numbers; nil when the zone has nothing.
    fileprivate func printed(_ name: VisualFieldName, order: PrintedDate.Order) -> String? {
        guard let name = FieldName(rawValue: name.rawValue), let field = zoneField(name), !field.text.isEmpty else {
            return nil
        }
        guard name.isDate else { return field.text.split(separator: "<").joined(separator: " ") }
        let parts = field.value.split(separator: "-")
        guard parts.count == 3 else { return nil }
        return (order == .yearMonthDay ? parts : parts.reversed()).joined(separator: ".")
    }
}
