import TextRecognition

extension RecognizedTextObservation {
    /// Texture behind a date is read as so many characters at the most, with less than this confidence in the mean.
    private static let mostTexture = 4, leastConfidence = 0.6

    /// The same line up to the end of a date, if only texture was read behind the date. Otherwise the line as it is.
    var endingWithDate: RecognizedTextObservation {
        let characters = line.characters
        guard DateReading(text)?.dayOffset == nil else { return self }
        for texture in 1...Self.mostTexture where texture < characters.count {
            let behind = characters.suffix(texture), date = characters.dropLast(texture)
            let confidence = behind.reduce(0) { $0 + $1.confidence } / Double(texture)
            guard date.last?.character.isNumber == true,
                let meaning = DateReading(String(date.map(\.character))), meaning.dayOffset != nil,
                meaning.date.shortYear != nil
            else { continue }
            // No letter goes on a year of four digits, however surely it was read.
            let isNoPart = meaning.date.century != nil && behind.allSatisfy { $0.character.isLetter }
            guard isNoPart || confidence < Self.leastConfidence else { continue }
            // The rest of a year is no texture.
            if meaning.date.century == nil, behind.first?.character.isNumber == true { continue }
            return RecognizedTextObservation(
                line: RecognizedLine(characters: Array(date), logLikelihood: line.logLikelihood),
                candidates: candidates, corners: corners)
        }
        return self
    }
}
