import TextRecognition

/// What the second reader makes of a line, column by column of what the first one made of it.
struct SecondReading: Hashable {
    /// For each column the character that the second reader has there; nil where it has none.
    let characters: [AlternativeCharacter?]

    /// Lays a second reading of a line along the first one: as few characters as possible differ.
    ///
    /// What the second reader has between two columns is left out.
    init(_ second: [AlternativeCharacter], along first: [Character]) {
        // How many edits lead from the first `row` characters of the first reading to the first `column` of the second.
        var edits = [(0...second.count).map { $0 }]
        for (row, character) in first.enumerated() {
            var line = [row + 1]
            for (column, other) in second.enumerated() {
                let replaced = edits[row][column] + (other.character == character ? 0 : 1)
                line.append(min(replaced, edits[row][column + 1] + 1, line[column] + 1))
            }
            edits.append(line)
        }
        var characters = [AlternativeCharacter?](repeating: nil, count: first.count)
        var (row, column) = (first.count, second.count)
        while row > 0 {
            let isSame = column > 0 && second[column - 1].character == first[row - 1]
            if column > 0, edits[row][column] == edits[row - 1][column - 1] + (isSame ? 0 : 1) {
                characters[row - 1] = second[column - 1]
                (row, column) = (row - 1, column - 1)
            } else if edits[row][column] == edits[row - 1][column] + 1 {
                row -= 1
            } else {
                column -= 1
            }
        }
        self.characters = characters
    }

    /// Whether the second reader has this character in a column, from 0.
    func has(_ character: Character, inColumn column: Int) -> Bool {
        characters[column]?.character == character
    }
}
