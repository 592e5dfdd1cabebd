import Imaging
import TextRecognition
import Testing

@testable import IDScan

@Suite struct LineSurroundingsTests {
    private let characters = ZoneReading.certain().lines[0].characters

    /// The place of the line that is drawn here: 44 characters, each 20 pixels from the next, on grey paper.
    private let place = Quadrilateral(x: 20, y: 60, width: 880, height: 30)

    /// Draws stems, one for each character, and further ink.
    private func drawn(_ blots: [(columns: Range<Int>, rows: Range<Int>)]) -> Image {
        var pixels = [UInt8](repeating: 200, count: 920 * 150)
        let stems = (0..<44).map { (columns: 20 + $0 * 20 + 8..<20 + $0 * 20 + 12, rows: 62..<88) }
        for (columns, rows) in stems + blots {
            for row in rows { for column in columns { pixels[row * 920 + column] = 40 } }
        }
        return Image(width: 920, height: 150, pixelFormat: .grey, pixels: pixels)
    }

    @Test(
        arguments: [
            ([], []),
            // The lines above and below, as far away as the standard has them.
            ([(20..<900, 20..<44), (20..<900, 106..<130)], []),
            // A stamp that runs into characters 10 and 11, from above.
            ([(220..<260, 40..<70)], [10, 11]),
            // A stroke through the last one, below its foot only.
            ([(885..<890, 80..<120)], [43]),
            // A speck.
            ([(505..<507, 52..<54)], []),
        ] as [([(Range<Int>, Range<Int>)], Set<Int>)])
    func tellsWhichCharactersOtherInkReaches(ink: [(Range<Int>, Range<Int>)], touched: Set<Int>) throws {
        let photograph = drawn(ink.map { (columns: $0.0, rows: $0.1) })
        #expect(try LineSurroundings(of: characters, at: place, in: photograph).touchedColumns == touched)
    }

    @Test func aLineThatRunsOutOfThePictureIsNoError() throws {
        let outside = Quadrilateral(x: -40, y: -10, width: 880, height: 30)
        let surroundings = try LineSurroundings(of: characters, at: outside, in: drawn([]))
        #expect(surroundings.touchedColumns.isEmpty)
    }
}
