import Imaging
import MRZ
import TextRecognition

/// Reads the rows in which a field stands, in several ways where the first makes no sense or says other than the zone.
struct FieldTextReader {
    let field: TemplateField
    /// Whether another field stands behind it on the same line, so that the line has other characters as well.
    let isFollowed: Bool
    /// Whether a text makes sense as the value.
    let makesSense: (String) -> Bool
    /// Whether the zone says the same; nil when it does not say anything of it.
    let agrees: ((String) -> Bool)?

    /// The other heights at which a row is read, in pixels.
    private static let otherHeights = [36.0, 60.0]
    /// Readings with a character of less confidence are tried again.
    private static let certain = 0.8
    /// Readings of less confidence are no text.
    private static let least = 0.5

    /// Reads rows; nil when there is no text.
    func reading(of rows: [PrintedRow], in text: CardText) throws(TextRecognitionError) -> FieldReading? {
        var best: (reading: FieldReading, rank: Int)?
        let allowed = field.allowedCharacters ?? (isFollowed ? nil : field.content.allowedCharacters)
        var ways: [(characters: Set<Character>?, height: Double?)] = [(allowed, nil)]
        if field.level == .accurate {
            ways += Self.otherHeights.map { (allowed, $0) }
            if let stricter = field.content.stricterCharacters, field.allowedCharacters == nil, !isFollowed {
                ways.insert((stricter, nil), at: 1)
            }
        }
        for (number, way) in ways.enumerated() {
            // Fewer characters make any reading surer: they are for texts that make no sense.
            let isStricter = number > 0 && way.height == nil
            if isStricter, let best, best.rank > 0 { continue }
            guard let reading = try reading(of: rows, in: text, allowing: way.characters, height: way.height) else {
                continue
            }
            let rank = rank(of: reading)
            if best.map({ rank > $0.rank || (rank == $0.rank && reading.certainty > $0.reading.certainty) }) ?? true {
                best = (reading, rank)
            }
            if isSettled(reading, rank) { break }
        }
        // What contradicts the zone is asked of another model, which errs elsewhere.
        if agrees != nil, best?.rank != 2,
            let reading = try reading(
                of: rows,
                read: { row throws(TextRecognitionError) in
                    try text.secondLine(in: row.strip, allowing: allowed)
                }), rank(of: reading) == 2
        {
            return reading
        }
        guard let best, best.rank > 0 || field.content.resembles(best.reading.text) else { return nil }
        return best.reading
    }

    private func isSettled(_ reading: FieldReading, _ rank: Int) -> Bool {
        rank == 2 && (agrees != nil || reading.leastConfidence >= Self.certain)
    }

    /// How much speaks for a reading: 2 when the zone says the same or says nothing, 1 when it makes sense only.
    private func rank(of reading: FieldReading) -> Int {
        guard makesSense(reading.text) else { return 0 }
        return agrees?(reading.text) ?? true ? 2 : 1
    }

    private func reading(
        of rows: [PrintedRow], in text: CardText, allowing characters: Set<Character>?, height: Double?
    ) throws(TextRecognitionError) -> FieldReading? {
        try reading(of: rows) { row throws(TextRecognitionError) in
            try text.line(in: row.strip, allowing: characters, height: height)
        }
    }

    private func reading(
        of rows: [PrintedRow], read: (PrintedRow) throws(TextRecognitionError) -> RecognizedTextObservation?
    ) throws(TextRecognitionError) -> FieldReading? {
        var lines: [RecognizedTextObservation] = []
        for row in rows {
            guard let line = try read(row), line.confidence >= Self.least,
                line.text.contains(where: { $0.isLetter || $0.isNumber })
            else { continue }
            lines.append(line)
        }
        guard let value = value(of: lines.map(\.withoutSpecks)) else { return nil }
        return FieldReading(lines: lines, text: value)
    }

    /// What of some lines is the value; nil when nothing is.
    private func value(of lines: [String]) -> String? {
        guard let first = lines.first else { return nil }
        let start = field.prefixes.compactMap { first.droppingPrefix($0) }.min { $0.count < $1.count }
        if start == nil, field.needsPrefix { return nil }
        let text = ([start ?? first] + lines.dropFirst()).joined(separator: "\n")
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }
}

extension RecognizedTextObservation {
    /// Words of so few characters at the ends of a line must be read with more confidence: texture beside the letters
    /// resembles some letter or other.
    private static let fewCharacters = 2
    private static let confidenceOfFew = 0.85

    /// The text without marks and doubtful specks at its ends.
    fileprivate var withoutSpecks: String {
        var words = self.words[...]
        func isSpeck(_ word: RecognizedWord) -> Bool {
            let count = word.text.count { $0.isLetter || $0.isNumber }
            return count == 0 || (count <= Self.fewCharacters && word.confidence < Self.confidenceOfFew)
        }
        while words.count > 1, let first = words.first, isSpeck(first) { words.removeFirst() }
        while words.count > 1, let last = words.last, isSpeck(last) { words.removeLast() }
        let text = words.map(\.text).joined(separator: " ")
        let start = text.drop { !$0.isLetter && !$0.isNumber && !"[(".contains($0) }
        return String(start.reversed().drop { !$0.isLetter && !$0.isNumber && !"]).-".contains($0) }.reversed())
    }
}

extension String {
    /// Returns what stands behind a prefix, in any case, with or without the point at its end and a space; nil without
    /// it.
    ///
    /// Brackets are misread: for `[a]`, a first word that is no longer and has the letter or a bracket will do.
    fileprivate func droppingPrefix(_ prefix: String) -> String? {
        let letters = prefix.filter { $0.isLetter || $0.isNumber }.uppercased()
        if prefix.hasPrefix("["), let word = split(separator: " ").first, word.count <= prefix.count,
            word.uppercased().contains(letters) || word.contains(where: { "[](){}|".contains($0) }), word.count < count
        {
            return String(dropFirst(word.count).drop { $0 == " " })
        }
        var rest = self[...]
        for character in letters {
            guard let next = rest.firstIndex(where: { $0.isLetter || $0.isNumber }),
                rest[next].uppercased() == String(character)
            else { return nil }
            rest = rest[rest.index(after: next)...]
        }
        // A name that begins with the same letters is none of it.
        guard let next = rest.first, !next.isLetter, !next.isNumber else { return nil }
        return String(rest.drop { !$0.isLetter && !$0.isNumber })
    }
}
