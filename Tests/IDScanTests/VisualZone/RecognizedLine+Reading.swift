import TextRecognition

extension RecognizedLine {
    /// A line whose characters are evenly spaced, each with its confidence in tenths as one digit, 9 for all but certain:
    /// `("MAÕ", "996")`.
    init(_ text: String, _ tenths: String) {
        let count = Double(text.count)
        let characters = zip(text, tenths).enumerated().map { index, read in
            RecognizedCharacter(
                character: read.0, confidence: read.1 == "9" ? 0.98 : Double(read.1.wholeNumberValue ?? 0) / 10,
                alternatives: [], extent: Double(index) / count...Double(index + 1) / count)
        }
        self.init(characters: characters, logLikelihood: 0)
    }
}
