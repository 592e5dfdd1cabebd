import Imaging
import TextDetection
import Testing

@testable import TextRecognition

struct ReadingFrameTests {
    private static func strip(_ corners: Quadrilateral) -> TextStrip {
        TextStrip(corners: corners, letterCount: 5, contrast: 90, isLight: false)
    }

    private static let line = Quadrilateral(x: 100, y: 500, width: 800, height: 20)
    private static let word = Quadrilateral(x: 300, y: 200, width: 90, height: 20)

    @Test func turnsStripsTheWayTheZoneIsRead() {
        let upright = ReadingFrame([Self.line])
        let onItsHead = ReadingFrame([Self.line.turned(quarterTurns: 2)])
        let strip = Self.strip(Self.word)
        #expect(upright.oriented(strip) == strip && upright.settles(strip))
        #expect(onItsHead.oriented(strip).corners == Self.word.turned(quarterTurns: 2))
        #expect(!onItsHead.settles(strip) && onItsHead.settles(onItsHead.oriented(strip)))
    }

    @Test func leavesOpenWhatRunsAcross() {
        let across = Self.strip(
            Quadrilateral(
                topLeft: Point(x: 0, y: 300), topRight: Point(x: 0, y: 100), bottomRight: Point(x: 20, y: 100),
                bottomLeft: Point(x: 20, y: 300)))
        let frame = ReadingFrame([Self.line])
        #expect(frame.oriented(across) == across && !frame.settles(across))
        #expect(!ReadingFrame([]).settles(Self.strip(Self.word)))
    }

    @Test func theNearestZoneTells() {
        let other = Quadrilateral(x: 100, y: 100, width: 800, height: 20).turned(quarterTurns: 2)
        let frame = ReadingFrame([Self.line, other])
        #expect(!frame.settles(Self.strip(Self.word)))
    }

    /// Lines of 40, 160 and 800 pixels, which rise by a tenth: words are levelled, long lines tell their slope themselves.
    @Test(arguments: [(40.0, 0.02), (160, 0.06), (800, 0.1)])
    func levelsShortLines(length: Double, most: Double) {
        let line = TextLine(
            curve: TextCurve(from: Point(x: 300, y: 200), to: Point(x: 300 + length, y: 200 - length / 10)), height: 20)
        let level = ReadingFrame([Self.line]).levelled(line)
        let (start, end) = (level.curve.start, level.curve.end)
        #expect(abs(end.y - start.y) <= most * length + 0.01)
        #expect(level.middle.distance(to: line.middle) < 0.01)
        #expect(abs(level.curve.length - line.curve.length) < 0.01)
        #expect(ReadingFrame([]).levelled(line) == line)
    }
}
