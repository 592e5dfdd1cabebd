import Imaging
import Testing

@testable import IDScan
@testable import TextRecognition

struct StripReadingsTests {
    private static let strip = TextStrip(
        corners: Quadrilateral(x: 30, y: 20, width: 120, height: 20), letterCount: 6, contrast: 200, isLight: false,
        alignment: 1)

    private static func line(_ text: String) -> RecognizedTextObservation {
        let characters = text.map {
            RecognizedCharacter(character: $0, confidence: 0.9, alternatives: [], extent: 0...1)
        }
        return RecognizedTextObservation(
            line: RecognizedLine(characters: characters, logLikelihood: 0), candidates: [],
            corners: Quadrilateral(x: 0, y: 0, width: 10, height: 1))
    }

    @Test(
        arguments: [
            (nil, 0, true), (Set("AB C"), 0, true), (Set("AB"), 0, true), (Set("A"), 0, false),
            (nil, 1, false),
        ] as [(Set<Character>?, Int, Bool)])
    func knowsWhatWasReadInThisWay(allowed: Set<Character>?, look: Int, isKnown: Bool) {
        let (readings, strip) = (StripReadings(), Self.strip)
        #expect(readings.line(in: strip, allowing: allowed, look: look) == nil)
        readings.add(Self.line("AB BA"), in: strip, allowing: nil, look: 0)
        let known = readings.line(in: strip, allowing: allowed, look: look)
        #expect((known != nil) == isKnown)
        #expect(readings.line(in: strip.part(0...0.5), allowing: nil, look: 0) == nil)
    }

    @Test func knowsThatThereIsNoText() {
        let (readings, strip) = (StripReadings(), Self.strip)
        readings.add(nil, in: strip, allowing: Set("A"), look: 0)
        let known = readings.line(in: strip, allowing: Set("A"), look: 0)
        #expect(known == .some(nil))
        #expect(readings.line(in: strip, allowing: nil, look: 0) == nil)
    }
}
