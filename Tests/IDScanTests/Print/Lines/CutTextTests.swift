import Imaging
import Testing
import TextRecognition

@testable import IDScan

@Suite struct CutTextTests {
    private static func reading(_ text: String, _ confidence: Double = 0.9) -> RecognizedTextObservation {
        let count = Double(max(1, text.count))
        let characters = text.enumerated().map { index, character in
            RecognizedCharacter(
                character: character, confidence: confidence, alternatives: [],
                extent: Double(index) / count...Double(index + 1) / count)
        }
        return RecognizedTextObservation(
            line: RecognizedLine(characters: characters, logLikelihood: 0), candidates: [],
            corners: .init(x: 0, y: 0, width: 100, height: 10))
    }

    /// The text that was seen, the texts of closer looks, and the whole.
    @Test(
        arguments: [
            ("NATACH", ["NATACHA", "NATACHA", "NATAĆHA", "NATACHA"], "NATACHA"),
            // The last letter was cut through.
            ("AL SIYAE", ["AL SIYABI", "AL SIYABI", "AL SIYABI", "AL SIYABI", "AL SIYAB"], "AL SIYABI"),
            // Three are too few, words behind a space are others, and a short text is found anywhere.
            ("NATACH", ["NATACHA", "NATACHA", "NATACHA"], nil),
            ("MARTIN", ["MARTIN SEX", "MARTIN SEX", "MARTIN SEX", "MARTIN SEX"], nil),
            ("LI", ["LIAO", "LIAO", "LIAO", "LIAO"], nil),
        ] as [(String, [String], String?)])
    func completesWhatSeveralLooksShow(seen: String, closer: [String], whole: String?) {
        #expect(CutText(seen).completed(by: closer.map { Self.reading($0) }) == whole)
    }

    @Test func believesNoLetterThatIsHardlySeen() {
        let readings = [RecognizedTextObservation](repeating: Self.reading("NATACHA", 0.3), count: 9)
        #expect(CutText("NATACH").completed(by: readings) == nil)
    }
}
