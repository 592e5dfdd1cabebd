import TextRecognition

extension RecognizedLine {
    /// Joins the readings of two readers of a line.
    func joined(with second: SecondReading) -> RecognizedLine {
        RecognizedLine(
            characters: zip(characters, second.characters).map { first, second in
                second.map(first.joined) ?? first
            },
            logLikelihood: logLikelihood)
    }
}

extension RecognizedCharacter {
    /// Returns this character, weighed by the `second` that a second reader has in its place: Bayes' rule with the
    /// first reader's posterior as the prior. When the second errs, it has any other of the 36 characters.
    ///
    /// Its evidence counts by its fourth root, a quarter of the evidence of an independent reader: all learnt from the
    /// same generator, and find the same print hard. Fitted to zones of known text.
    func joined(with second: AlternativeCharacter) -> RecognizedCharacter {
        let error = max(ZoneReader.Tuning.leastError, 1 - second.confidence)
        let likelihood = ((1 - error) * 36 / error).squareRoot().squareRoot()
        var seen = choices
        if !seen.contains(where: { $0.character == second.character }) {
            seen.append((second.character, ZoneReader.Tuning.unnamed))
        }
        return weighed(seen, by: seen.map { $0.confidence * ($0.character == second.character ? likelihood : 1) })
    }
}
