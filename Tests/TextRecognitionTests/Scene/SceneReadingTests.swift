import Imaging
import SpecimenCards
import Testing

@testable import TextRecognition

struct SceneReadingTests {
    /// Light print on black, its strokes wider by some pixels on all sides: the gaps between such letters look like letters, too.
    private static func sign(_ lines: [String], size: Double, bolderBy reach: Int) throws -> Image {
        var print = PrintedText(lines: lines, size: size)
        print.isInverted = true
        let image = try print.drawn().image
        let (width, height, old) = (image.width, image.height, image.pixels)
        var wide = old, both = old
        for place in old.indices {
            let (row, column) = (place / width, place % width)
            let columns = max(0, column - reach)...min(width - 1, column + reach)
            wide[place] = old[row * width + columns.lowerBound...row * width + columns.upperBound].max() ?? 0
        }
        for place in old.indices {
            let (row, column) = (place / width, place % width)
            let rows = max(0, row - reach)...min(height - 1, row + reach)
            both[place] = rows.reduce(0) { max($0, wide[$1 * width + column]) }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: both)
    }

    @Test func doubtfulReadingsKeepNothingFromBeingRead() throws {
        let lines = ["MIND PLATFORM", "EXIT DAILY", "EXIT WELCOME", "MIND DAILY", "CROSS SUNDAY"]
        let image = try Self.sign(lines, size: 90, bolderBy: 5)
        let printed = Set(lines.joined(separator: " ").split(separator: " ").map(String.init))
        var options = TextRecognitionOptions()
        options.timeLimit = .seconds(300)
        var recognizer = try TextRecognizer(options: options)
        let usual = Set(try recognizer.recognizeText(in: image).words.map(\.text)).intersection(printed)
        recognizer.minimumConfidence = 0
        let all = Set(try recognizer.recognizeText(in: image).words.map(\.text)).intersection(printed)
        #expect(!usual.isEmpty && 4 * usual.subtracting(all).count <= usual.count, "\(usual), \(all)")
    }
}
