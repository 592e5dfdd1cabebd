import Imaging
import MRZ
import TextRecognition

/// Finds the printed lines that say what the zone says, wherever on the document they are.
///
/// For each field the line that resembles it most is its witness, so that a changed character shows; what resembles
/// nothing is not compared.
struct ZoneGuidedSearch {
    /// The document with the zone.
    let document: ScannedDocument
    /// The day that counts as today.
    let reference: CalendarDate

    /// The fields that are sought.
    private static let names: [FieldName] = [.surname, .givenNames, .documentNumber, .birthDate, .expiryDate]
    /// Shorter texts are found everywhere.
    private static let leastLength = 2
    /// In how many of its characters a witness may differ, as a share.
    private static let mostDifferent = 3
    /// Lower letters are captions, in millimetres.
    private static let leastHeight = 1.1
    /// Lines of less confidence are no witnesses.
    private static let leastConfidence = 0.6

    /// A part of a line that may say what a field of the zone says.
    private struct Witness {
        let strip: TextStrip
        let text: String
        let observation: RecognizedTextObservation
        /// In how many characters it differs.
        let distance: Int
        let agrees: Bool
    }

    /// Returns the fields of the zone that the print has as well.
    ///
    /// - Parameters:
    ///   - known: The fields that were read already: a line that is one of them is no other.
    ///   - text: The lines of the document.
    func fields(
        besides known: [VisualFieldName: PrintedField], in text: PrintedLines
    ) throws(TextRecognitionError) -> [VisualFieldName: PrintedField] {
        let taken = known.values.compactMap(\.quadrilateral)
        let lines = text.words.filter { index in
            let middle = text.picture.inPhotograph(text.strips[index].corners).centre
            return text.places[index].height >= Self.leastHeight && !taken.contains { $0.contains(middle) }
        }
        let single = lines.map { text.strips[$0] }, joined = Self.joined(lines, in: text)
        var fields: [VisualFieldName: PrintedField] = [:]
        for name in Self.names where known[VisualFieldName(name)] == nil {
            guard let zone = document.zoneField(name), zone.text.count >= Self.leastLength else { continue }
            var found = try witness(for: name, zone: zone, among: single, in: text)
            if found == nil { found = try witness(for: name, zone: zone, among: joined, in: text) }
            guard let witness = found else { continue }
            let own = VisualFieldName(name)
            let content: FieldContent = name == .documentNumber ? .number : name.isDate ? .date : .name
            fields[own] = PrintedField(
                value: content.value(of: witness.text, name: own, order: .dayMonthYear, reference: reference),
                text: witness.text, confidence: witness.observation.line.characters.reduce(1) { $0 * $1.confidence },
                quadrilateral: text.picture.inPhotograph(witness.observation.corners))
        }
        let isBirthKnown = (known[.birthDate] ?? fields[.birthDate]) != nil
        if !isBirthKnown, known[.personalNumber] == nil {
            fields[.personalNumber] = try personalNumber(among: single, in: text)
        }
        return fields
    }

    /// The holder's number, where it has the zone's date of birth, or all but one part of that.
    private func personalNumber(
        among strips: [TextStrip], in text: PrintedLines
    ) throws(TextRecognitionError) -> PrintedField? {
        guard let birth = document.zoneField(.birthDate).flatMap({ CalendarDate($0.value) }),
            let state = document.zoneField(.issuingState)?.text
        else { return nil }
        for strip in strips {
            guard let line = try text.line(in: strip, allowing: nil, look: 0)?.withoutSpecks,
                line.confidence >= Self.leastConfidence
            else { continue }
            for word in line.text.split(separator: " ") {
                guard let date = PersonalNumber(word, of: state)?.birthDate, date.differences(from: birth) <= 1 else {
                    continue
                }
                return PrintedField(
                    value: FieldContent.number.value(
                        of: String(word), name: .personalNumber, order: .dayMonthYear, reference: reference),
                    text: String(word), confidence: line.confidence,
                    quadrilateral: text.picture.inPhotograph(line.corners))
            }
        }
        return nil
    }

    /// Lines beside each other, with a wide space between them.
    private static func joined(_ lines: [Int], in text: PrintedLines) -> [TextStrip] {
        lines.flatMap { left in
            lines.filter { right in
                let (own, other) = (text.places[left], text.places[right])
                return own.columns.lowerBound < other.columns.lowerBound && own.continues(other)
            }.map { text.strips[left].joined(with: [text.strips[$0]]) }
        }
    }

    private func witness(
        for name: FieldName, zone: ScannedField, among strips: [TextStrip], in text: PrintedLines
    ) throws(TextRecognitionError) -> Witness? {
        var best: Witness?
        for strip in strips {
            guard let line = try text.line(in: strip, allowing: nil, look: 0)?.withoutSpecks,
                line.confidence >= Self.leastConfidence,
                let witness = witness(for: name, zone: zone, in: line, strip)
            else { continue }
            if witness.agrees { return witness }
            if best.map({ witness.distance < $0.distance }) ?? true { best = witness }
        }
        guard let best else { return nil }
        return try confirmed(best, for: name, zone: zone, in: text)
    }

    /// Reads a witness that differs again in other ways: what is read most often stands, if that is more than once, and
    /// what contradicts the zone only if another model reads it too.
    private func confirmed(
        _ witness: Witness, for name: FieldName, zone: ScannedField, in text: PrintedLines
    ) throws(TextRecognitionError) -> Witness? {
        var witnesses = [witness]
        for look in 1...PrintedLines.otherLooks {
            guard let line = try text.line(in: witness.strip, allowing: nil, look: look),
                let again = self.witness(for: name, zone: zone, in: line, witness.strip)
            else { continue }
            if let same = witnesses.first(where: { $0.text == again.text }) {
                if same.agrees { return same }
                let isCertain = [same, again].allSatisfy {
                    $0.observation.line.lowestConfidence >= FieldTextReader.sure
                }
                let isContested = try text.isContested(
                    same.text, isCertain: isCertain, in: same.strip, allowing: nil,
                    insteadOf: name.isDate ? nil : zone.text)
                return isContested ? nil : same
            }
            witnesses.append(again)
        }
        return nil
    }

    private func witness(
        for name: FieldName, zone: ScannedField, in line: RecognizedTextObservation, _ strip: TextStrip
    ) -> Witness? {
        let parts =
            name.isDate ? dates(in: line.text, like: zone.value, name) : texts(in: line.text, like: zone.text, name)
        return parts.map { part, distance in
            Witness(strip: strip, text: part, observation: line, distance: distance, agrees: agrees(part, name))
        }.min { $0.agrees != $1.agrees ? $0.agrees : $0.distance < $1.distance }
    }

    private func agrees(_ text: String, _ name: FieldName) -> Bool {
        let comparer = FieldComparer(
            document: ComparedZone(ZonePart(of: document)), print: VisualZone([VisualFieldName(name): text]),
            reference: reference)
        return comparer.check(name).map { $0.outcome == .agrees || $0.withLostAccents != $0 } ?? false
    }

    /// The parts of a line that resemble a name or a number most.
    private func texts(in line: String, like zone: String, _ name: FieldName) -> [(String, Int)] {
        let (folded, pattern) = (FoldedText(line), FoldedText(zone))
        let tolerance = max(1, pattern.characters.count / Self.mostDifferent)
        if name == .documentNumber {
            guard let match = folded.bestMatch(ofNumber: pattern, tolerance: tolerance) else { return [] }
            // A part of a number is no witness against the rest of it.
            let text = folded.original(match.indices, of: line)
            let read = match.indices.count
            return read < zone.count && match.distance == zone.count - read && read + 1 < zone.count
                ? [] : [(text, match.distance)]
        }
        let match = folded.bestMatch(of: pattern, tolerance: tolerance)
        return match.map { [(folded.original($0.range, of: line), $0.distance)] } ?? []
    }

    /// The dates in a line that a date of the zone may have been, but for one part.
    private func dates(in line: String, like zone: String, _ name: FieldName) -> [(String, Int)] {
        guard let expected = CalendarDate(zone) else { return [] }
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        var found: [(String, Int)] = []
        for start in words.indices {
            for end in start + 1...min(words.count, start + Self.mostWordsOfDates) {
                let text = words[start..<end].joined(separator: " ")
                guard let date = PrintedDate(text), date.day != nil else { continue }
                // Documents are issued on the day on which they expire, years before.
                let isOtherYear = date.shortYear != expected.year.map { $0 % 100 }
                let wrong = date.differences(from: expected)
                let isIssue = name == .expiryDate && wrong == 1 && isOtherYear
                if wrong <= 1, !isIssue { found.append((text, wrong)) }
            }
        }
        return found
    }

    /// Of so many words a date consists at the most.
    private static let mostWordsOfDates = 5
}

extension FieldName {
    /// Whether the field is a date.
    var isDate: Bool { self == .birthDate || self == .expiryDate || self == .issueDate }
}
