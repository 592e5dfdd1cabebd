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
            (nil, nil, true), (Set("AB C"), nil, true), (Set("AB"), nil, true), (Set("A"), nil, false),
            (nil, 36, false),
        ] as [(Set<Character>?, Double?, Bool)])
    func knowsWhatWasReadInThisWay(allowed: Set<Character>?, height: Double?, isKnown: Bool) {
        let (readings, strip) = (StripReadings(), Self.strip)
        #expect(readings.line(in: strip, allowing: allowed, height: height) == nil)
        readings.add(Self.line("AB BA"), in: strip, allowing: nil, height: nil)
        let known = readings.line(in: strip, allowing: allowed, height: height)
        #expect((known != nil) == isKnown)
        #expect(readings.line(in: strip.part(0...0.5), allowing: nil, height: nil) == nil)
    }

    @Test func knowsThatThereIsNoText() {
        let (readings, strip) = (StripReadings(), Self.strip)
        readings.add(nil, in: strip, allowing: Set("A"), height: nil)
        let known = readings.line(in: strip, allowing: Set("A"), height: nil)
        #expect(known == .some(nil))
        #expect(readings.line(in: strip, allowing: nil, height: nil) == nil)
    }
}
