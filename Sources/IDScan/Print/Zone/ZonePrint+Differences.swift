import MRZ
import TextRecognition

/// Fields of a zone that are printed otherwise.
extension ZonePrint {
    // MARK: - Nearly the same

    /// The text that is nearly the same as a field; in doubt, since letters may have been misread.
    func nearMiss(_ name: FieldName, _ field: ScannedField, isClaimed: Bool, where isPossible: (Place) -> Bool)
        -> PrintedField?
    {
        for look in looks.whole {
            let all = looks.seen[look].indices.flatMap {
                misses(of: name, field, isClaimed, in: Place(look: look, line: $0, extent: 0...1))
            }
            guard let miss = all.filter({ isPossible($0.place) }).min(by: { $0.distance < $1.distance }) else {
                continue
            }
            let printed = PrintedField(
                value: value(of: miss.text, name), text: miss.text, confidence: miss.confidence,
                quadrilateral: corners(of: miss.place))
            return JudgedField(printed, by: .likeness).printed
        }
        return nil
    }

    private struct Miss {
        let text: String
        let distance: Int
        let place: Place
        let confidence: Double
    }

    /// The parts of a line that are nearly the same as a field.
    private func misses(of name: FieldName, _ field: ScannedField, _ isClaimed: Bool, in place: Place) -> [Miss] {
        let line = looks.seen[place.look][place.line].line
        if name.isDate { return datesNear(name, field, isClaimed, in: line, at: place) }
        let wanted = FoldedText(field.text), own = FoldedText(line.text)
        let length = wanted.characters.count { $0 != " " }
        guard length > Self.fewLetters else { return [] }
        let tolerance = max(1, length / 4)
        if name == .surname || name == .givenNames {
            return [own.bestMatch(of: wanted, tolerance: tolerance)].compactMap(\.self).map {
                miss($0.range.map { own.offsets[$0] }, $0.distance, in: line, at: place)
            }
        }
        return [own.bestMatch(ofNumber: wanted, tolerance: tolerance)].compactMap(\.self).map { match in
            miss(match.indices.map { own.offsets[$0] }, match.distance, in: line, at: place)
        }
    }

    private func miss(_ offsets: [Int], _ distance: Int, in line: RecognizedTextObservation, at place: Place) -> Miss {
        let characters = line.line.characters
        let (first, last) = (offsets.min() ?? 0, offsets.max() ?? 0)
        let letters = characters[first...last]
        let (start, end) = (letters.first?.extent.lowerBound ?? 0, letters.last?.extent.upperBound ?? 1)
        return Miss(
            text: String(letters.map(\.character)), distance: distance,
            place: Place(look: place.look, line: place.line, extent: start...max(start, end)),
            confidence: letters.reduce(1) { $0 * $1.confidence })
    }

    private static let mostWordsOfDates = 5

    private func datesNear(
        _ name: FieldName, _ field: ScannedField, _ isClaimed: Bool, in line: RecognizedTextObservation, at place: Place
    ) -> [Miss] {
        guard let expected = field.date else { return [] }
        let characters = line.line.characters
        let words = characters.indices.split { characters[$0].character == " " }
        var misses: [Miss] = []
        for start in words.indices {
            for end in start..<min(words.count, start + Self.mostWordsOfDates) {
                guard let from = words[start].first, let to = words[end].last else { continue }
                let text = String(characters[from...to].map(\.character))
                guard let date = PrintedDate(text), date.isWhole else { continue }
                let wrong = date.differences(from: expected)
                // A day or a month of one digit may have lost the other one.
                let digits = text.count(where: \.isNumber) - (date.century == nil ? 0 : 2)
                let isWhole = digits == (text.contains { $0.isLetter } ? 4 : 6)
                // Documents are issued on the day on which they expire, years before.
                guard wrong == 1, isWhole,
                    isClaimed || name == .birthDate || date.shortYear == expected.year.map({ $0 % 100 })
                else { continue }
                misses.append(miss(Array(from...to), wrong, in: line, at: place))
            }
        }
        return misses
    }
}
