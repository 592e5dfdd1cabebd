import Imaging
import Testing

@testable import ImageProcessing
@testable import TextRecognition

@Suite struct LetterTests {
    /// Bold digits that touch fill seven tenths of their box. The same upright is a stroke; so is a rule, which fills it.
    @Test(arguments: [(60, 12, 8, 12.0), (12, 60, 8, 60), (60, 12, 12, 60), (60, 12, 6, 12), (12, 14, 10, 14)])
    func tellsRowsOfLettersFromStrokes(width: Int, height: Int, inkOfTwelve: Int, size: Double) throws {
        var pixels = [UInt8](repeating: 0, count: (width + 2) * (height + 2))
        for row in 0..<height {
            for column in 0..<width where row == 0 || row == height - 1 || (5 * row + 7 * column) % 12 < inkOfTwelve {
                pixels[(row + 1) * (width + 2) + column + 1] = 255
            }
        }
        let image = Image(width: width + 2, height: height + 2, pixelFormat: .grey, pixels: pixels)
        let area = try #require(image.connectedAreas(sides: 2...100).max { $0.area < $1.area })
        #expect(area.columns.count == width && area.rows.count == height)
        #expect(Letter(area, contrast: 100).size == size)
    }
}
