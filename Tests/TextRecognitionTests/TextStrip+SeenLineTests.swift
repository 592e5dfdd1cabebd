import ImageProcessing
import Imaging
import TextDetection
import Testing

@testable import TextRecognition

@Suite struct TextStripSeenLineTests {
    /// Twelve letters like an H, 12 pixels wide and 20 high, 18 from one to the next, from a place on.
    private static func picture(x: Int = 100, y: Int = 80, ink: UInt8 = 30, paper: UInt8 = 220) -> Image {
        var pixels = [UInt8](repeating: paper, count: 480 * 200)
        for letter in 0..<12 {
            let left = x + 18 * letter
            for row in y..<y + 20 {
                for column in left..<left + 12
                where column < left + 3 || column >= left + 9 || (y + 9..<y + 12).contains(row) {
                    pixels[row * 480 + column] = ink
                }
            }
        }
        return Image(width: 480, height: 200, pixelFormat: .grey, pixels: pixels)
    }

    private static let ink = Quadrilateral(x: 100, y: 80, width: 210, height: 20)

    private static func seen(from start: Double, to end: Double, y: Double = 91, isBright: Bool = false) -> TextLine {
        TextLine(
            curve: TextCurve(from: Point(x: start, y: y), to: Point(x: end, y: y)), height: 18, isBright: isBright)
    }

    /// The network sees a line a little too short and too low: the letters tell where it is.
    @Test(arguments: [(102.0, 300.0), (140, 305), (101, 250)])
    func followsTheLettersToTheEnds(start: Double, end: Double) throws {
        let strips = try TextStrip.strips(along: Self.seen(from: start, to: end), in: Self.picture())
        let strip = try #require(strips.first)
        #expect(strips.count == 1 && strip.letterCount == 12 && !strip.isLight)
        let farthest = zip(strip.corners.corners, Self.ink.corners).map { $0.distance(to: $1) }.max() ?? 99
        #expect(farthest < 3)
    }

    @Test func seesBrightLetters() throws {
        let line = Self.seen(from: 102, to: 305, isBright: true)
        let strip = try #require(try TextStrip.strips(along: line, in: Self.picture(ink: 220, paper: 40)).first)
        #expect(strip.isLight && strip.letterCount == 12)
    }

    /// A line that was seen from right to left is turned, since text runs from left to right.
    @Test func turnsWhatRunsToTheLeft() throws {
        let strip = try #require(try TextStrip.strips(along: Self.seen(from: 305, to: 102), in: Self.picture()).first)
        #expect(strip.corners.topLeft.x < strip.corners.topRight.x)
    }

    @Test func isNothingWithoutLetters() throws {
        let blank = Image(width: 480, height: 200, pixelFormat: .grey, pixels: [UInt8](repeating: 90, count: 480 * 200))
        #expect(try TextStrip.strips(along: Self.seen(from: 102, to: 305), in: blank).isEmpty)
        #expect(try TextStrip.strips(along: Self.seen(from: 102, to: 305, y: 160), in: Self.picture()).isEmpty)
    }

    @Test func leavesOutWhatIsTooLowOrTooLate() throws {
        let lines = [Self.seen(from: 102, to: 305)]
        let picture = Self.picture()
        #expect(try lines.strips(in: picture, frame: ReadingFrame([]), leastHeight: 30, before: .never).count == 1)
        #expect(try lines.strips(in: picture, frame: ReadingFrame([]), leastHeight: 40, before: .never).isEmpty)
        #expect(
            try lines.strips(in: picture, frame: ReadingFrame([]), leastHeight: 0, before: Deadline(after: .zero))
                .isEmpty)
    }
}
