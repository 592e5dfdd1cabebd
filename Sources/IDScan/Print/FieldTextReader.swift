import Imaging
import MRZ
import TextRecognition

/// Reads the rows in which a field stands, in several ways where one is not enough.
struct FieldTextReader {
    let field: TemplateField
    /// Whether another field stands behind it on the same line, so that the line has other characters as well.
    let isFollowed: Bool
    /// Whether a text makes sense as the value.
    let makesSense: (String) -> Bool
    /// Whether the zone says the same; nil when it does not say anything of it.
    let agrees: ((String) -> Bool)?
    /// What would be printed if the zone were right; nil when that is not known.
    let zoneText: String?

    /// The other heights at which a row is read, in pixels.
    private static let otherHeights = [36.0, 60.0]
    /// Readings with a character of less confidence are tried again.
    private static let certain = 0.8
    /// Readings of less confidence are no text.
    private static let least = 0.5

    /// Reads rows; nil when there is no text.
    ///
    /// What makes no sense, is in doubt or contradicts the zone is read again in other ways. The zone says only whether
    /// it is worth a second look, not what is to be seen: the text that is read with the greatest certainty, all ways
    /// together, is taken. What contradicts the zone is in doubt unless another model reads the same.
    func reading(of rows: [PrintedRow], in text: CardText) throws(TextRecognitionError) -> FieldReading? {
        let allowed = field.allowedCharacters ?? (isFollowed ? nil : field.content.allowedCharacters)
        var votes = FieldVotes()
        let first = try reading(of: rows, in: text, allowing: allowed, height: nil)
        if let first {
            if isSettled(first) { return first }
            votes.add(first, makesSense: makesSense(first.text))
        }
        guard field.level == .accurate else {
            return makesSense(first?.text ?? "") || field.content.resembles(first?.text ?? "") ? first : nil
        }
        // Fewer characters make any reading surer: they are for texts that make no sense.
        if !votes.makeSense, let stricter = field.content.stricterCharacters, field.allowedCharacters == nil,
            !isFollowed,
            let again = try reading(of: rows, in: text, allowing: stricter, height: nil)
        {
            votes.add(again, makesSense: makesSense(again.text))
        }
        for height in Self.otherHeights where !votes.isUnanimous {
            guard let again = try reading(of: rows, in: text, allowing: allowed, height: height) else { continue }
            votes.add(again, makesSense: makesSense(again.text))
        }
        // Where one model reads nothing, another reads texture.
        if votes.best != nil, !votes.makeSense, let other = try secondReading(of: rows, in: text, allowing: allowed) {
            votes.add(other, makesSense: makesSense(other.text))
        }
        guard var best = accepted(votes) else { return nil }
        if agrees?(best.text) == false, !best.isDoubtful {
            best.isDoubtful = try isContested(best, rows, in: text, allowing: allowed)
        }
        return best
    }

    /// Whether a second model does not read the same, or what was read may be a part only of what is printed.
    private func isContested(
        _ reading: FieldReading, _ rows: [PrintedRow], in text: CardText, allowing characters: Set<Character>?
    ) throws(TextRecognitionError) -> Bool {
        if field.content == .date, PrintedDate(reading.text)?.day == nil { return true }
        for (row, line) in zip(rows, reading.text.split(separator: "\n"))
        where try text.isContested(String(line), in: row.strip, allowing: characters, insteadOf: zoneText) {
            return true
        }
        return false
    }

    /// Whether a first reading needs no second.
    private func isSettled(_ reading: FieldReading) -> Bool {
        makesSense(reading.text) && reading.leastConfidence >= Self.certain && agrees?(reading.text) != false
    }

    /// The best reading, unless it makes no sense and does not even resemble such a field.
    private func accepted(_ votes: FieldVotes) -> FieldReading? {
        guard let best = votes.best, votes.makeSense || field.content.resembles(best.text) else { return nil }
        return best
    }

    private func reading(
        of rows: [PrintedRow], in text: CardText, allowing characters: Set<Character>?, height: Double?
    ) throws(TextRecognitionError) -> FieldReading? {
        try reading(of: rows) { row throws(TextRecognitionError) in
            try text.line(in: row.strip, allowing: characters, height: height)
        }
    }

    /// Reads rows with another model.
    private func secondReading(
        of rows: [PrintedRow], in text: CardText, allowing characters: Set<Character>?
    ) throws(TextRecognitionError) -> FieldReading? {
        try reading(of: rows) { row throws(TextRecognitionError) in
            try text.secondLine(in: row.strip, allowing: characters)
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
        let text = ([start ?? first] + lines.dropFirst()).joined(separator: "\n").withoutStrayEnd
        return text.contains { $0.isLetter || $0.isNumber } ? text : nil
    }
}

extension RecognizedTextObservation {
    /// Words of so few characters at the ends of a line must be read with more confidence: texture beside the letters
    /// resembles some letter or other.
    private static let fewCharacters = 2
    private static let confidenceOfFew = 0.7

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
    /// Behind longer words a point is a speck, behind shorter ones it may be that of an abbreviation: in letters.
    private static let longestAbbreviation = 4

    /// The text without a hyphen behind which nothing follows, or a point behind a whole word.
    fileprivate var withoutStrayEnd: String {
        guard let last, last == "-" || last == "." else { return self }
        let lastWord = dropLast().reversed().prefix { $0.isLetter }
        let isStray = last == "-" || lastWord.count > Self.longestAbbreviation
        return isStray ? String(dropLast()).withoutStrayEnd : self
    }

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
