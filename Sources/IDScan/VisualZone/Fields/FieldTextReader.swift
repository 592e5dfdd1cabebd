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
    /// Whether a text that agrees does so only if it has lost accents, which another look may show.
    let lacksAccents: (String) -> Bool
    /// What would be printed if the zone were right; nil when that is not known.
    let zoneText: String?
    /// The letters beyond A to Z that such a document has; nil when they are not known.
    let letters: Set<Character>?

    /// Readings with a character of less confidence are tried again.
    private static let certain = 0.8
    /// With characters of this confidence in two looks, a second model objects only with what is nearer to the zone.
    static let sure = 0.95
    /// With characters of this confidence in two looks, a reading stands against others that make more sense.
    private static let beyondDoubt = 0.99
    /// What a look shows with characters of this confidence objects to what others show.
    private static let shown = 0.6
    /// Readings of less confidence are no text.
    private static let least = 0.5

    /// Reads rows; nil when there is no text.
    ///
    /// Numbers are read with the second model if that is faster, and with the first where it leaves a doubt.
    /// What makes no sense, is in doubt or contradicts the zone is read again in other ways. The zone says only whether
    /// it is worth a second look, not what is to be seen: the text that is read with the greatest certainty, all ways
    /// together, is taken. What contradicts the zone is in doubt unless another model reads the same.
    func reading(of rows: [PrintedRow], in text: PrintedLines) throws(TextRecognitionError) -> FieldReading? {
        // A reader that is told the characters of a number leaves out those that it takes for others.
        let own = field.content == .number ? nil : field.allowedCharacters
        let allowed = own ?? (isFollowed ? nil : field.content.allowedCharacters)
        if text.isSecondReaderFaster, field.content.isNumeric, !isFollowed,
            let quick = try secondReading(of: rows, in: text, allowing: allowed),
            isSettled(quick)
        {
            return quick
        }
        var votes = FieldVotes(of: field.content)
        let first = try reading(of: rows, in: text, allowing: allowed, look: 0)
        if let first {
            if isSettled(first) { return first }
            let corrected = try correctedReading(of: rows, in: text, allowing: allowed, look: 0) ?? first
            if isSettled(corrected) { return corrected }
            let surer = isPossible(first.text) && !isPossible(corrected.text) ? first : corrected
            votes.add(surer, makesSense: isPossible(surer.text))
        }
        guard field.level == .accurate else {
            return makesSense(first?.text ?? "") || field.content.resembles(first?.text ?? "") ? first : nil
        }
        try addOtherLooks(at: rows, in: text, allowing: allowed, to: &votes)
        return try decided(by: votes, rows, in: text, allowing: allowed)
    }

    /// Reads rows in other ways, until the readings are enough.
    private func addOtherLooks(
        at rows: [PrintedRow], in text: PrintedLines, allowing allowed: Set<Character>?, to votes: inout FieldVotes
    ) throws(TextRecognitionError) {
        // Fewer characters make any reading surer: they are for texts that make no sense.
        if !votes.makeSense, let stricter = field.allowedCharacters ?? field.content.stricterCharacters, !isFollowed,
            let again = try reading(of: rows, in: text, allowing: stricter, look: 0)
        {
            votes.add(again, makesSense: isPossible(again.text))
        }
        for look in 1...PrintedLines.otherLooks where !isEnough(votes) {
            guard let again = try correctedReading(of: rows, in: text, allowing: allowed, look: look) else {
                continue
            }
            votes.add(again, makesSense: isPossible(again.text))
        }
        // Where one model reads nothing, another reads texture.
        if votes.best != nil, !votes.makeSense, let other = try secondReading(of: rows, in: text, allowing: allowed) {
            votes.add(other, makesSense: isPossible(other.text))
        }
    }

    /// The reading that others speak for; nil when there is no text.
    private func decided(
        by votes: FieldVotes, _ rows: [PrintedRow], in text: PrintedLines, allowing allowed: Set<Character>?
    ) throws(TextRecognitionError) -> FieldReading? {
        guard var best = accepted(votes) else { return nil }
        if agrees?(best.text) == false, let whole = try completed(best, rows, in: text, allowing: allowed) {
            best = whole
        }
        // A character that no such field has may still be printed, whatever else it may be taken for.
        let least = agrees?(best.text) == false ? Self.certain : Self.beyondDoubt
        let told = best.isDoubtful ? votes.repeated(withConfidence: least) : best
        if agrees == nil { return field.content == .number ? told ?? best : best }
        guard let contradiction = told, agrees?(contradiction.text) == false else { return best }
        let isCertain = votes.repeated(withConfidence: Self.sure)?.text == contradiction.text
        guard try isContested(contradiction, isCertain: isCertain, rows, in: text, allowing: allowed) else {
            return contradiction
        }
        best.isDoubtful = true
        return best
    }

    /// The whole text, as both models read it, when a reading has only its beginning. In some looks the last of several
    /// letters that touch is lost. Nil when the models do not read more.
    private func completed(
        _ reading: FieldReading, _ rows: [PrintedRow], in text: PrintedLines, allowing characters: Set<Character>?
    ) throws(TextRecognitionError) -> FieldReading? {
        guard let second = try secondReading(of: rows, in: text, allowing: characters)?.text,
            second.hasPrefix(reading.text), second != reading.text, isPossible(second)
        else { return nil }
        for look in 0...PrintedLines.otherLooks {
            let again = try self.reading(of: rows, in: text, allowing: characters, look: look)
            if let again, again.text == second { return again }
        }
        return nil
    }

    /// Whether some look shows what the zone says, a second model does not read the same, or what was read may be a part only of
    /// what is printed.
    private func isContested(
        _ reading: FieldReading, isCertain: Bool, _ rows: [PrintedRow], in text: PrintedLines,
        allowing characters: Set<Character>?
    ) throws(TextRecognitionError) -> Bool {
        let date = field.content == .date ? DateReading(reading.text) : nil
        if field.content == .date, date?.dayOffset == nil { return true }
        let second = try secondReading(of: rows, in: text, allowing: characters)?.text
        if let second, agrees?(second) == true { return true }
        for look in 0...PrintedLines.otherLooks {
            let again = try self.reading(of: rows, in: text, allowing: characters, look: look)
            if let again, again.leastConfidence >= Self.shown, agrees?(again.text) == true { return true }
        }
        if let date, second.flatMap({ PrintedDate($0) }) == date.date { return false }
        for (row, line) in zip(rows, reading.text.split(separator: "\n"))
        where try text.isContested(
            String(line), isCertain: isCertain, in: row.strip, allowing: characters, insteadOf: zoneText)
        {
            return true
        }
        return false
    }

    /// Whether another look is idle: what contradicts the zone is to be seen surely, more than once.
    private func isEnough(_ votes: FieldVotes) -> Bool {
        guard votes.isUnanimous, let best = votes.best else { return false }
        return agrees?(best.text) != false || votes.repeated(withConfidence: Self.sure) != nil
    }

    /// Whether a text makes sense, and has only characters that the field may have.
    private func isPossible(_ text: String) -> Bool {
        let isWritten = field.allowedCharacters.map { allowed in text.allSatisfy { allowed.contains($0) || $0 == " " } }
        return makesSense(text) && isWritten ?? true
    }

    /// Whether a first reading needs no second.
    private func isSettled(_ reading: FieldReading) -> Bool {
        isPossible(reading.text) && reading.leastConfidence >= Self.certain && agrees?(reading.text) != false
            && !lacksAccents(reading.text)
    }

    /// The best reading, unless it makes no sense and does not even resemble such a field.
    private func accepted(_ votes: FieldVotes) -> FieldReading? {
        guard let best = votes.best, votes.makeSense || field.content.resembles(best.text) else { return nil }
        return best
    }

    private func reading(
        of rows: [PrintedRow], in text: PrintedLines, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> FieldReading? {
        try reading(of: rows) { row throws(TextRecognitionError) in
            try text.line(in: row.strip, allowing: characters, look: look)
        }
    }

    /// Reads rows, and what is in doubt with another model, too.
    private func correctedReading(
        of rows: [PrintedRow], in text: PrintedLines, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> FieldReading? {
        try reading(of: rows) { row throws(TextRecognitionError) in
            guard let line = try text.line(in: row.strip, allowing: characters, look: look),
                line.confidence >= Self.least
            else { return nil }
            guard let second = try text.secondLine(in: row.strip, allowing: characters) else { return line }
            return line.replaced(by: line.line.corrected(by: second.line))
        }
    }

    /// Reads rows with another model.
    private func secondReading(
        of rows: [PrintedRow], in text: PrintedLines, allowing characters: Set<Character>?
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
            let whole = try read(row)
            guard let line = field.content == .date ? whole?.endingWithDate : whole, line.confidence >= Self.least,
                line.text.contains(where: { $0.isLetter || $0.isNumber })
            else { continue }
            let written =
                field.content == .number
                ? field.allowedCharacters.map(line.line.written) : letters.map(line.line.spelled)
            lines.append(line.replaced(by: written ?? line.line))
        }
        // What seems to be a speck leaves a doubt: it may be the day of a date.
        guard let value = value(of: lines.map(\.withoutSpecks.text)) else { return nil }
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
    /// Another reading of the same strip.
    fileprivate func replaced(by line: RecognizedLine) -> RecognizedTextObservation {
        RecognizedTextObservation(line: line, candidates: candidates, corners: corners)
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
        // A name that begins with the same letters does not have the prefix.
        guard let next = rest.first, !next.isLetter, !next.isNumber else { return nil }
        return String(rest.drop { !$0.isLetter && !$0.isNumber })
    }
}
