import Imaging
import TextRecognition
import Testing

@testable import IDScan

struct FieldVotesTests {
    private static func reading(_ text: String, _ confidence: Double) -> FieldReading {
        let characters = text.map {
            RecognizedCharacter(character: $0, confidence: confidence, alternatives: [], extent: 0...1)
        }
        let line = RecognizedTextObservation(
            line: RecognizedLine(characters: characters, logLikelihood: 0), candidates: [],
            corners: Quadrilateral(x: 0, y: 0, width: 10, height: 1))
        return FieldReading(lines: [line], text: text)
    }

    private static func votes(_ readings: [(String, Double, Bool)], of content: FieldContent = .text) -> FieldVotes {
        readings.reduce(into: FieldVotes(of: content)) { $0.add(reading($1.0, $1.1), makesSense: $1.2) }
    }

    @Test(arguments: [
        ([("AB", 0.9, true)], "AB", true),
        ([("AB", 0.9, true), ("AB", 0.5, true)], "AB", false),
        ([("AB", 0.9, true), ("AC", 0.7, true), ("AC", 0.8, true)], "AC", false),
        ([("AB", 0.9, true), ("AC", 0.3, true), ("AC", 0.4, true)], "AB", true),
        ([("ÀB", 0.9, true), ("ÁB", 0.7, true)], "ÀB", false),
        ([("1B", 0.9, false), ("AB", 0.2, true)], "AB", true),
        ([("1B", 0.9, false), ("1C", 0.2, false)], "1B", true),
    ])
    func takesWhatIsReadWithTheGreatestCertainty(readings: [(String, Double, Bool)], text: String, isDoubtful: Bool) {
        let best = Self.votes(readings).best
        #expect(best?.text == text && best?.isDoubtful == isDoubtful)
    }

    @Test(arguments: [
        ([], false), ([("AB", 0.9, true)], false), ([("AB", 0.9, true), ("AB", 0.9, true)], true),
        ([("AB", 0.9, true), ("AC", 0.9, true)], false), ([("1", 0.9, false), ("1", 0.9, false)], false),
    ])
    func tellsWhenMoreReadingsAreIdle(readings: [(String, Double, Bool)], isUnanimous: Bool) {
        #expect(Self.votes(readings).isUnanimous == isUnanimous)
    }

    @Test(
        arguments: [
            ([("1B", 0.9, false), ("AB", 0.9, true), ("1B", 0.8, false)], "1B"),
            ([("1B", 0.9, false), ("1B", 0.7, false), ("AB", 0.9, true)], nil), ([("AB", 0.9, true)], nil),
        ] as [([(String, Double, Bool)], String?)])
    func tellsWhatWasReadAgainAndAgain(readings: [(String, Double, Bool)], text: String?) {
        #expect(Self.votes(readings).repeated(withConfidence: 0.8)?.text == text)
    }

    /// The same day in other letters is the same of dates only.
    @Test(arguments: [(FieldContent.date, "14 JUN/JUIN 66", false), (.text, "14 JUN/JUIN 68", true)])
    func datesAreTheSameThatMeanTheSame(content: FieldContent, text: String, isDoubtful: Bool) {
        let readings = [("14 JUN/IUIN 66", 0.95), ("14 JUN/JUIN 66", 0.96), ("14 JUN/JUIN 68", 0.97)]
        let votes = Self.votes(readings.map { ($0, $1, true) }, of: content)
        #expect(votes.best?.text == text && votes.best?.isDoubtful == isDoubtful)
        #expect((votes.repeated(withConfidence: 0.9) == nil) == isDoubtful)
    }

    @Test func hasNothingWithoutReadings() {
        #expect(FieldVotes(of: .text).best == nil)
    }
}
