import TextRecognition

/// The second reader's reading of a line, column by column of the first one's reading.
struct SecondReading: Hashable {
    /// For each column the character that the second reader has there; nil where it has none.
    let characters: [AlternativeCharacter?]
    /// The number of columns, from the first on, that it was asked about.
    let asked: Int

    /// Lays a second reading of a line along the first one: as few characters as possible differ.
    ///
    /// Characters of the second reader between two columns are left out.
    ///
    /// - Parameters:
    ///   - second: The characters of the second reader.
    ///   - first: The characters of the first one.
    ///   - asked: The number of columns that the second one was shown; nil for all.
    init(_ second: [AlternativeCharacter], along first: [Character], asked: Int? = nil) {
        self.asked = asked ?? first.count
        let shown = Array(first.prefix(self.asked))
        let pairs = Alignment(of: shown, with: second.map(\.character)).pairs
        characters =
            pairs.filter(\.isInFirst).map { $0.second.map { second[$0] } }
            + Array(repeating: nil, count: first.count - shown.count)
    }

    /// Creates a reading from the second reader's character in each column; it was asked about the first ones.
    init(_ characters: [AlternativeCharacter?], asked: Int) {
        (self.characters, self.asked) = (characters, asked)
    }

    /// True if the second reader has this character in a column, from 0.
    func has(_ character: Character, inColumn column: Int) -> Bool {
        characters[column]?.character == character
    }
}
