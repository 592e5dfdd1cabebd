import TextRecognition

extension RecognizedCharacter {
    /// A possible character in a place: one of the characters named, or nil for none, two, or an unlikely one.
    typealias Choice = (character: Character?, confidence: Double)

    /// The characters that were seen here, the likeliest first and nil last; the confidences add up to 1.
    var choices: [Choice] {
        var choices: [Choice] = []
        choices.reserveCapacity(alternatives.count + 2)
        choices.append((character, confidence))
        for alternative in alternatives { choices.append((alternative.character, alternative.confidence)) }
        choices.append((nil, unnamed))
        return choices
    }

    /// The probability that this place does not hold exactly one of the named characters, 0…1.
    var unnamed: Double { max(0, 1 - alternatives.reduce(confidence) { $0 + $1.confidence }) }

    /// The probability of a character, 0…1; 0 where it is not named.
    func confidence(in named: Character) -> Double {
        choices.first { $0.character == named }?.confidence ?? 0
    }

    /// Returns this character with each possible one as much more probable than before as its weight says.
    func weighed(by weight: (Character?) -> Double) -> RecognizedCharacter {
        guard alternatives.isEmpty else {
            let choices = choices
            return weighed(choices, by: choices.map { $0.confidence * weight($0.character) })
        }
        let own = confidence * weight(character), total = own + unnamed * weight(nil)
        guard total > 0 else { return self }
        return RecognizedCharacter(character: character, confidence: own / total, alternatives: [], extent: extent)
    }

    /// Returns this character with other weights for the possible ones.
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
