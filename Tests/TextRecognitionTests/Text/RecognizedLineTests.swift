import Testing
import TextRecognition

struct RecognizedLineTests {
    private func line(_ characters: [(Character, Double)]) -> RecognizedLine {
        RecognizedLine(
            characters: characters.map {
                RecognizedCharacter(character: $0.0, confidence: $0.1, alternatives: [], extent: 0...1)
            }, logLikelihood: -1)
    }

    @Test func confidenceIsTheMeanAndTheLowestIsOfferedToo() {
        let line = line([("A", 1), ("B", 0.5), ("<", 0.75)])
        #expect(line.text == "AB<")
        #expect(line.confidence == 0.75)
        #expect(line.lowestConfidence == 0.5)
    }

    @Test func anEmptyLineHasNoConfidence() {
        #expect(line([]).confidence == 0)
        #expect(line([]).lowestConfidence == 0)
        #expect(line([]).text.isEmpty)
    }
}
