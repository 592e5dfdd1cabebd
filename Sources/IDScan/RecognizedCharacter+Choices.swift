import TextRecognition

extension RecognizedCharacter {
    /// What may stand in a place: one of the characters named, or nil for none, two, or an unlikely one.
    typealias Choice = (character: Character?, confidence: Double)

    /// What was seen here, the likeliest first and nil last; the confidences add up to 1.
    var choices: [Choice] {
        let named: [Choice] = [(character, confidence)] + alternatives.map { ($0.character, $0.confidence) }
        return named + [(nil, max(0, 1 - named.reduce(0) { $0 + $1.confidence }))]
    }

    /// How probable a character is, 0…1; 0 where it is not named.
    func confidence(in named: Character) -> Double {
        choices.first { $0.character == named }?.confidence ?? 0
    }

    /// Returns this character with other weights for what may stand here.
    func weighed(_ choices: [Choice], by weights: [Double]) -> RecognizedCharacter {
        let total = weights.reduce(0, +)
        guard total > 0 else { return self }
        let ranked = zip(choices, weights)
            .compactMap { choice, weight in
                choice.character.map { AlternativeCharacter(character: $0, confidence: weight / total) }
            }
            .sorted { $0.confidence > $1.confidence }
        return RecognizedCharacter(
            character: ranked[0].character, confidence: ranked[0].confidence,
            alternatives: Array(ranked.dropFirst()), extent: extent)
    }
}
