import Foundation
import Testing

@testable import DocumentDetection

struct CaptureQualityMeasureTests {
    @Test(
        arguments: [
            (.cutOff([]), nil),
            (.cutOff([.right]), "the right edge is outside the picture: move back"),
            (.cutOff([.top, .right]), "the top and right edges are outside the picture: move back"),
            (.cutOff([.top, .right, .left]), "the top, right and left edges are outside the picture: move back"),
            (.resolution(3, fillsFrame: false), nil),
            (.resolution(2.0417, fillsFrame: false), "move closer: 2 px per mm, 3 needed"),
            (.resolution(2.94, fillsFrame: true), "take a picture of more pixels: 2.9 px per mm, 3 needed"),
            (.blur(0.5), nil),
            (
                .blur(0.618), "focus on the document and hold still: its print is blurred over 0.62 mm, 0.5 at most"
            ),
            (.glare(0.05, onZone: true), nil),
            (.glare(0.123, onZone: true), "tilt the document or the lamp: 12 % of the zone glares"),
            (.glare(0.5, onZone: false), "tilt the document or the lamp: 50 % of the document glares"),
            (.brightness(0.9), nil),
            (.brightness(0.04), "make more light: the paper has 4 % of full brightness, 20 % needed"),
            (.tilt(40), nil),
            (
                .tilt(44.04),
                "hold the camera straight above the document: it looks 44 degrees from the side, 40 at most"
            ),
        ] as [(CaptureQuality.Measure, String?)])
    func saysWhatToDo(measure: CaptureQuality.Measure, advice: String?) {
        #expect(measure.advice == advice)
        #expect(measure.isGoodEnough == (advice == nil))
    }

    @Test(
        arguments: [(.tilt(12.3456), 12.3), (.glare(0.12345, onZone: true), 0.123), (.blur(0.2178), 0.22)]
            as [(CaptureQuality.Measure, Double)])
    func hasTheDigitsThatMeanSomething(measure: CaptureQuality.Measure, value: Double) throws {
        #expect(measure.value == value)
        let read = try JSONDecoder().decode(CaptureQuality.Measure.self, from: JSONEncoder().encode(measure))
        #expect(read == measure)
    }

    /// 2.96 pixels for each millimetre are told as 3, and 3 are enough.
    @Test func judgesWhatIsTold() {
        let measure = CaptureQuality.Measure.resolution(2.96, fillsFrame: false)
        #expect(measure.value == 3 && measure.isGoodEnough)
    }
}
