import Imaging
import TextRecognition

@testable import IDScan

/// A reader that says what a test decides; its characters stand evenly along the line.
final class Teller: PrintedTextReader {
    typealias Answer = (text: String, confidence: Double)

    private let answer: (_ strip: TextStrip, _ look: Int) -> RecognizedLine?

    init(lines answer: @escaping (_ strip: TextStrip, _ look: Int) -> RecognizedLine?) { self.answer = answer }

    convenience init(_ answer: @escaping (_ strip: TextStrip, _ look: Int) -> Answer?) {
        self.init { strip, look in
            answer(strip, look).map { answer in
                let width = 1 / Double(answer.text.count)
                let characters = answer.text.enumerated().map { place, character in
                    RecognizedCharacter(
                        character: character, confidence: answer.confidence, alternatives: [],
                        extent: Double(place) * width...Double(place + 1) * width)
                }
                return RecognizedLine(characters: characters, logLikelihood: 0)
            }
        }
    }

    /// Says the same of every line.
    convenience init(_ text: String, confidence: Double = 0.99) { self.init { _, _ in (text, confidence) } }

    func line(
        in strip: TextStrip, of picture: Image, allowing characters: Set<Character>?, look: Int
    ) -> RecognizedTextObservation? {
        answer(strip, look).map { RecognizedTextObservation(line: $0, candidates: [], corners: strip.corners) }
    }
}
