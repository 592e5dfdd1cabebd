import TextRecognition

extension RecognizedLine {
    /// Letters and the digits that look like them.
    fileprivate static let lookalikes: [(letters: String, digit: Character)] = [
        ("OQD", "0"), ("IJ", "1"), ("Z", "2"), ("A", "4"), ("S", "5"), ("G", "6"), ("T", "7"), ("B", "8"),
    ]

    /// Returns this line with letters and digits that it cannot have exchanged for those that look like them.
    ///
    /// A reader that is told which characters there are leaves out those that it takes for others; this does not.
    func written(in allowed: Set<Character>) -> RecognizedLine {
        let written = characters.map { read in
            guard !allowed.contains(read.character), let other = Self.lookalike(of: read.character, in: allowed) else {
                return read
            }
            return RecognizedCharacter(
                character: other, confidence: read.confidence, alternatives: [], extent: read.extent)
        }
        return RecognizedLine(characters: written, logLikelihood: logLikelihood)
    }

    private static func lookalike(of character: Character, in allowed: Set<Character>) -> Character? {
        for (letters, digit) in lookalikes {
            if letters.contains(character), allowed.contains(digit) { return digit }
            if character == digit, let letter = letters.first(where: allowed.contains) { return letter }
        }
        return nil
    }
}

extension FoldedText {
    /// The same with digits for the letters that look like them.
    var shapes: FoldedText {
        FoldedText(
            String(
                characters.map { character in
                    RecognizedLine.lookalikes.first { $0.letters.contains(character) }?.digit ?? character
                }))
    }
}
