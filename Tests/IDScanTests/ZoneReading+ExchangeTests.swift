import TextRecognition
import Testing

@testable import IDScan

@Suite struct ZoneReadingExchangeTests {
    /// Doc 9303-4, appendix A, in whose lower line, L898902C36UTO…, something else is possible in some columns, from 0.
    private func reading(doubting columns: [Int: Character], by confidence: Double = 0.05) -> ZoneReading {
        var reading = ZoneReading.certain()
        let characters = reading.lines[1].characters.enumerated().map { column, character in
            RecognizedCharacter(
                character: character.character, confidence: columns[column] == nil ? 1 : 1 - confidence,
                alternatives: columns[column].map { [AlternativeCharacter(character: $0, confidence: confidence)] }
                    ?? [],
                extent: character.extent)
        }
        reading.lines[1] = RecognizedLine(characters: characters, logLikelihood: 0)
        return reading
    }

    @Test(
        arguments: [
            // In the number, L898902C3, the eights weigh 3 and 7, and B counts 3 more: 30 more in all.
            ([1: "B", 3: "B"], 0.05, [2, 4]),
            // It is all but impossible; one alone changes the digit; so do two nines, which weigh 1 and 3.
            ([1: "B", 3: "B"], 0.001, []), ([1: "B"], 0.05, []), ([2: "0", 4: "0"], 0.05, []),
            // Who takes a B for an 8 once need not take a 3 for one as well.
            ([1: "B", 3: "3"], 0.05, []),
            // An 8 less 1, that weighs 3, and a 9 less 7, that weighs 1: 10 less, if both are plausible together.
            ([1: "7", 2: "2"], 0.3, [2, 3]), ([1: "7", 2: "2"], 0.05, [2, 3]), ([1: "7", 2: "2"], 0.04, []),
            ([1: "7", 2: "3"], 0.3, []),
        ] as [([Int: Character], Double, [Int])])
    func doubtsWhatMayBeExchangedTwice(columns: [Int: Character], confidence: Double, expected: [Int]) {
        let places = reading(doubting: columns, by: confidence).exchangeablePlaces(under: VerificationRule())
        #expect(places == Set(expected.map { ZonePlace(line: 2, column: $0) }))
    }
}
