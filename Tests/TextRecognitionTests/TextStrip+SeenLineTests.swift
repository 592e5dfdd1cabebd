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

    /// Print of dots, as cheap printers leave it, is in pieces that are no letters.
    @Test func guessesTheHeightOfPrintInPieces() throws {
        var pixels = [UInt8](repeating: 220, count: 480 * 200)
        for row in stride(from: 80, to: 100, by: 5) {
            for column in stride(from: 100, to: 310, by: 6) { pixels[row * 480 + column] = 30 }
        }
        let dots = Image(width: 480, height: 200, pixelFormat: .grey, pixels: pixels)
        let line = Self.seen(from: 100, to: 310, y: 90)
        #expect(try TextStrip.strips(along: line, in: dots).allSatisfy { $0.corners.meanHeight < 12 })
        let guessed = try #require(try TextStrip.strips(along: line, in: dots, isGuessed: true).first)
        let seen = Quadrilateral(x: 100, y: 81, width: 210, height: 18)
        let farthest = zip(guessed.corners.corners, seen.corners).map { $0.distance(to: $1) }.max() ?? 99
        #expect(farthest < 1)
        // Letters that are whole tell more than a guess.
        let whole = try TextStrip.strips(along: Self.seen(from: 140, to: 305), in: Self.picture(), isGuessed: true)
        #expect(whole.first?.letterCount == 12)
    }

    /// Lines by their ends.
    private typealias Ends = (Double, Double, Double, Double)
    private static func lines(_ ends: [Ends]) -> [TextLine] {
        ends.map { TextLine(curve: TextCurve(from: Point(x: $0, y: $1), to: Point(x: $2, y: $3)), height: 10) }
    }

    @Test func mostLinesTellTheDirection() throws {
        // Twelve rows, every other one from right to left, and two columns.
        let level = stride(from: 0.0, to: 240, by: 40).flatMap { y -> [Ends] in
            [(0, y, 200, y + 2), (190, y + 22, 0, y + 20)]
        }
        let columns: [Ends] = [(250, 0, 250, 90), (280, 90, 280, 0)]
        let direction = try #require(Self.lines(level + columns).sharedDirection)
        #expect(direction.x > 0.99 && abs(direction.y - 0.01) < 0.002)
        let upright = level.map { ends -> Ends in (-ends.1, ends.0, -ends.3, ends.2) }
        let turned = try #require(Self.lines(upright).sharedDirection)
        #expect(abs(turned.y) > 0.99)
        // Few rows are signs, and many in two directions are anything.
        #expect(Self.lines(Array(level.prefix(11))).sharedDirection == nil)
        let across = stride(from: 300.0, to: 540, by: 20).map { x -> Ends in (x, 0, x, 180) }
        #expect(Self.lines(level + across).sharedDirection == nil)
        // The fragments of one line stand beside each other.
        let fragments = stride(from: 0.0, to: 600, by: 50).map { x -> Ends in (x, 0.4 * x, x + 40, 0.4 * x) }
        #expect(Self.lines(fragments).sharedDirection == nil)
    }

    /// Dots, as of thermal heads, become grey where a dozen lines stand above each other; letters of a pixel stay.
    @Test(arguments: [(12, 40.0, true), (11, 40, false), (12, 7, false)])
    func smoothsPrintInRows(count: Int, height: Double, isSmoothed: Bool) throws {
        let dots = Image(
            width: 60, height: 60, pixelFormat: .grey,
            pixels: (0..<3600).map { ($0 % 60 / 2 + $0 / 120) % 2 == 0 ? 0 : 255 })
        let rows = (0..<count).map { row in
            TextLine(
                curve: TextCurve(from: Point(x: 0, y: 50 * Double(row)), to: Point(x: 400, y: 50 * Double(row))),
                height: height)
        }
        let smoothed = try dots.smoothed(forRowsOf: rows)
        #expect(smoothed.pixels[1830] < 250 && smoothed.pixels[1830] > 5 || !isSmoothed)
        #expect((smoothed == dots) != isSmoothed)
    }

    /// Digits below each other, nearer than those beside each other, are columns unless the direction is known.
    @Test func lettersFollowAKnownDirection() throws {
        var pixels = [UInt8](repeating: 220, count: 400 * 200)
        for row in 0..<5 {
            for column in 0..<10 where column != 4 {
                // A frame with a bar: a figure of eight.
                for (y, x) in (0..<12).flatMap({ y in (0..<8).map { (y, $0) } })
                where x < 2 || x > 5 || y < 2 || y > 9 || (5...6).contains(y) {
                    pixels[(20 + 18 * row + y) * 400 + 30 + 20 * column + x] = 30
                }
            }
        }
        let sheet = Image(width: 400, height: 200, pixelFormat: .grey, pixels: pixels)
        func reach(_ strip: TextStrip) -> Double {
            let rows = strip.corners.corners.map(\.y)
            return (rows.max() ?? 0) - (rows.min() ?? 0)
        }
        var tuning = TextStripFinder.Tuning()
        let free = try TextStripFinder(tuning: tuning).strips(in: sheet).filter { !$0.isLight }
        #expect(free.contains { reach($0) > 40 })
        tuning.chain.direction = .right
        let rows = try TextStripFinder(tuning: tuning).strips(in: sheet).filter { !$0.isLight }
        #expect(rows.count >= 10 && rows.allSatisfy { reach($0) < 20 })
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
