import TextRecognition

/// What the second reader makes of a line, column by column of what the first one made of it.
struct SecondReading: Hashable {
    /// For each column the character that the second reader has there; nil where it has none.
    let characters: [AlternativeCharacter?]
    /// How many columns, from the first on, it was asked about.
    let asked: Int

    /// Lays a second reading of a line along the first one: as few characters as possible differ.
    ///
    /// What the second reader has between two columns is left out.
    ///
    /// - Parameters:
    ///   - second: What the second reader has.
    ///   - first: What the first one has.
    ///   - asked: How many columns the second one was shown; nil for all.
    init(_ second: [AlternativeCharacter], along first: [Character], asked: Int? = nil) {
        self.asked = asked ?? first.count
        let shown = Array(first.prefix(self.asked))
        let pairs = Alignment(of: shown, with: second.map(\.character)).pairs
        characters =
            pairs.filter(\.isInFirst).map { $0.second.map { second[$0] } }
            + Array(repeating: nil, count: first.count - shown.count)
    }

    /// Creates a reading from what the second reader has in each column, of which it was asked about the first ones.
    init(_ characters: [AlternativeCharacter?], asked: Int) {
        (self.characters, self.asked) = (characters, asked)
    }

    /// Whether the second reader has this character in a column, from 0.
    func has(_ character: Character, inColumn column: Int) -> Bool {
        characters[column]?.character == character
    }
}
