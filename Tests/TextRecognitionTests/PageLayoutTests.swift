import Imaging
import Testing

@testable import TextRecognition

struct PageLayoutTests {
    private static let paper = Image(
        width: 400, height: 600, pixelFormat: .grey, pixels: [UInt8](repeating: 250, count: 400 * 600))

    /// Dark lines below each other, of so many letters each.
    private static func strips(_ counts: [Int]) -> [TextStrip] {
        counts.enumerated().map { row, count in
            TextStrip(
                corners: Quadrilateral(x: 20, y: 20 + 14 * Double(row), width: 8 * Double(count), height: 10),
                letterCount: count, contrast: 200, isLight: false)
        }
    }

    /// The letters of lines: of a page, of a column of a newspaper, of a receipt, of a table.
    @Test(arguments: [
        ([44, 43, 44, 12, 40, 44, 8], true), ([24, 25, 23, 24, 9, 24], true), ([22, 12, 5, 6, 14, 5, 3, 18, 5], false),
        ([9, 9, 8, 9, 9, 8, 9, 9], false),
    ])
    func longLinesMakeProse(_ counts: [Int], _ isProse: Bool) throws {
        #expect(try #require(PageLayout(of: Self.paper, with: Self.strips(counts))).isProse == isProse)
    }
}
