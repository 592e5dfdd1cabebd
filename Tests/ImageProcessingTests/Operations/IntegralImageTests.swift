import ImageProcessing
import Imaging
import Testing

struct IntegralImageTests {
    private let image = Image(width: 3, height: 2, pixelFormat: .grey, pixels: [1, 2, 3, 40, 50, 60])

    @Test(arguments: [
        (0..<3, 0..<2, 156), (1..<2, 0..<1, 2), (1..<3, 1..<2, 110), (2..<2, 0..<2, 0),
        (-5..<99, -5..<99, 156), (7..<9, 0..<2, 0),
    ])
    func sumsOverRectangles(columns: Range<Int>, rows: Range<Int>, expected: Int) throws {
        #expect(try IntegralImage(of: image).sum(columns: columns, rows: rows) == expected)
    }

    @Test func refusesColour() {
        let colour = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [1, 2, 3])
        #expect(throws: ImageProcessingError.self) { try IntegralImage(of: colour) }
    }

    @Test func refusesMoreThanItCanSum() {
        let large = Image(
            width: 4000, height: 2001, pixelFormat: .grey, pixels: [UInt8](repeating: 0, count: 4000 * 2001))
        #expect(throws: ImageProcessingError.self) { try IntegralImage(of: large) }
    }
}
