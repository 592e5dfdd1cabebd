import TextRecognition

extension RecognizedLine {
    /// Joins this reading of a line with one column by column, which has as many characters.
    func joined(withColumns columns: RecognizedLine) -> [RecognizedCharacter] {
        zip(characters, columns.characters).map { $0.joined(withColumn: $1) }
    }
}

extension RecognizedCharacter {
    /// Joins this character with the one that was read in its column: the weighted geometric mean of their
    /// probabilities. A character which either rules out is out, and a right one is as sure as both are on average:
    /// print that is hard to read misleads both.
    ///
    /// The character stands where its column is.
    func joined(withColumn column: RecognizedCharacter) -> RecognizedCharacter {
        let (own, others) = (choices, column.choices)
        let all = own + others.filter { choice in !own.contains { $0.character == choice.character } }
        let means = all.map {
            Self.mean(
                line: Self.probability(of: $0.character, in: own),
                column: Self.probability(of: $0.character, in: others))
        }
        // What is less probable than networks can tell counts as anything else.
        let least = ZoneReader.Tuning.leastNamed * means.reduce(0, +)
        let named: [Choice] = zip(all, means).map { $1 < least ? (nil, $0.confidence) : $0 }
        return RecognizedCharacter(
            character: character, confidence: confidence, alternatives: alternatives, extent: column.extent
        ).weighed(named, by: means)
    }

    /// The geometric mean of both networks' probabilities, to which the one for columns contributes seven eighths:
    /// about the weights under which the truth of 6,000 zones, hard or worse to read, is most probable.
    private static func mean(line: Double, column: Double) -> Double {
        (column * (column * (column * line).squareRoot()).squareRoot()).squareRoot()
    }

    private static func probability(of character: Character?, in choices: [Choice]) -> Double {
        let rest = choices.last?.confidence ?? 0
        return max(
            ZoneReader.Tuning.leastProbability,
            choices.first { $0.character == character }?.confidence ?? min(ZoneReader.Tuning.unnamedColumn, rest))
    }
}
