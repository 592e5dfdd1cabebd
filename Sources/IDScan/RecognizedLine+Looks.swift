import TextRecognition

extension RecognizedLine {
    /// Returns what this look at a line and another one, which has as many characters, show together.
    func averaged(with other: RecognizedLine) -> [RecognizedCharacter] {
        zip(characters, other.characters).map { $0.averaged(with: $1) }
    }
}

extension RecognizedCharacter {
    /// How probable a character is at most that a look does not name: a network tells none below 0.0001.
    private static let unnamed = 0.00003
    /// How probable at least is what a look rules out.
    private static let least = 0.0000001

    /// Returns what this look at a place and another one show together: the geometric mean of what is probable, so that
    /// a character which either look rules out is out, and one that is right in both as sure as both are on average.
    func averaged(with other: RecognizedCharacter) -> RecognizedCharacter {
        let (own, others) = (choices, other.choices)
        let all = own + others.filter { choice in !own.contains { $0.character == choice.character } }
        let means = all.map {
            (Self.probability(of: $0.character, in: own) * Self.probability(of: $0.character, in: others)).squareRoot()
        }
        let left = (extent.lowerBound + other.extent.lowerBound) / 2
        let right = (extent.upperBound + other.extent.upperBound) / 2
        return RecognizedCharacter(
            character: character, confidence: confidence, alternatives: alternatives, extent: left...right
        ).weighed(all, by: means)
    }

    private static func probability(of character: Character?, in choices: [Choice]) -> Double {
        let rest = choices.last?.confidence ?? 0
        return max(least, choices.first { $0.character == character }?.confidence ?? min(unnamed, rest))
    }
}
