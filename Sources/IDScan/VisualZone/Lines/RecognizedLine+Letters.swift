import TextRecognition

extension RecognizedLine {
    /// Letters that a language does not have are so much rarer than its own in what is printed in its State.
    private static let rarity = 20.0

    /// Returns this line with the letters of a language for those beyond A to Z that it does not have, where the reader
    /// thought of one, and was not sure.
    func spelled(in letters: Set<Character>) -> RecognizedLine {
        let spelled = characters.map { read in
            guard read.character.isForeign(to: letters),
                let own = read.alternatives.filter({ !$0.character.isForeign(to: letters) && $0.character.isLetter })
                    .max(by: { $0.confidence < $1.confidence }),
                own.confidence * Self.rarity > read.confidence
            else { return read }
            let confidence = own.confidence * Self.rarity
            return RecognizedCharacter(
                character: own.character, confidence: confidence / (confidence + read.confidence),
                alternatives: [
                    AlternativeCharacter(character: read.character, confidence: read.confidence / Self.rarity)
                ],
                extent: read.extent)
        }
        return RecognizedLine(characters: spelled, logLikelihood: logLikelihood)
    }
}

extension Character {
    /// Whether this is a letter beyond A to Z that is not among the given letters.
    fileprivate func isForeign(to letters: Set<Character>) -> Bool {
        isLetter && !isASCII && !letters.contains(self)
    }
}
