import MRZ

/// The characters that the formats allow in each place, for readers that tell nothing but a text.
enum FormatSyntax {
    /// Letters and digits that look alike; of several the first.
    private static let lookAlikes: [(letter: Character, digit: Character)] = [
        ("O", "0"), ("D", "0"), ("Q", "0"), ("I", "1"), ("L", "1"), ("Z", "2"), ("S", "5"), ("G", "6"), ("T", "7"),
        ("B", "8"),
    ]

    /// Returns a text as a line of the format that asks for the fewest changes, of those the one that allows least; nil
    /// when no format has lines of its length.
    static func corrected(_ text: String) -> String? {
        let characters = Array(text)
        let readings = Format.allCases.map(Layout.of).flatMap { layout in
            layout.lineLengths.indices.filter { layout.lineLengths[$0] == characters.count }.map { line in
                reading(
                    of: characters,
                    allowing: (0..<characters.count).map {
                        layout.allowedCharacters(line: line, column: $0)
                    })
            }
        }
        return readings.min { ($0.changes, $0.freedom) < ($1.changes, $1.freedom) }?.text
    }

    private static func reading(
        of characters: [Character], allowing classes: [CharacterClass]
    ) -> (text: String, changes: Int, freedom: Int) {
        var (corrected, changes) = (characters, 0)
        for (column, allowed) in classes.enumerated() where !allowed.contains(characters[column]) {
            changes += 1
            let alike = lookAlikes.compactMap { pair in
                pair.letter == characters[column] ? pair.digit : pair.digit == characters[column] ? pair.letter : nil
            }
            if let character = alike.first(where: allowed.contains) {
                corrected[column] = character
            } else {
                changes += 1
            }
        }
        return (String(corrected), changes, classes.reduce(0) { $0 + $1.rawValue.nonzeroBitCount })
    }
}

extension CharacterClass {
    fileprivate func contains(_ character: Character) -> Bool {
        character.asciiValue.map { contains($0) } ?? false
    }
}
