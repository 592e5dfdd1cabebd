import TextRecognition
import Testing

@testable import IDScan

@Suite struct SecondWitnessTests {
    private func seen(_ character: Character, _ confidence: Double, rival: Character? = nil, _ other: Double = 0)
        -> RecognizedCharacter
    {
        RecognizedCharacter(
            character: character, confidence: confidence,
            alternatives: rival.map { [AlternativeCharacter(character: $0, confidence: other)] } ?? [], extent: 0...1)
    }

    @Test func asksForMoreWhereNoCheckDigitHelps() {
        let character = seen("O", 0.99)
        #expect(character.isBeyondDoubt(isProtected: true))
        #expect(!character.isBeyondDoubt(isProtected: false))
    }

    @Test(arguments: [("S", "8"), ("G", "6"), ("L", "1"), ("K", "<"), ("B", "L"), ("D", "N"), ("F", "5")])
    func doubtsRivalsOfEqualValueUnderACheckDigit(character: String, rival: String) {
        // Doc 9303-3, 4.9: values equal modulo 10 give the same digit.
        let read = seen(Character(character), 0.98, rival: Character(rival), 0.02)
        #expect(!read.isBeyondDoubt(isProtected: true))
    }

    @Test(arguments: [("O", "0"), ("I", "1"), ("B", "8"), ("Z", "2")])
    func trustsACheckDigitToTellOtherRivalsApart(character: String, rival: String) {
        #expect(seen(Character(character), 0.98, rival: Character(rival), 0.02).isBeyondDoubt(isProtected: true))
    }

    @Test func doubtsGuessesUnderACheckDigit() {
        #expect(!seen("4", 0.5).isBeyondDoubt(isProtected: true))
    }
}
