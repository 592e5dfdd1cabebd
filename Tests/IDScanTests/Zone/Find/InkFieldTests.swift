import Imaging
import Testing

@testable import IDScan

@Suite struct InkFieldTests {
    /// Paper with a dark bar where the last line of a zone might be.
    private static func paper(contrast: Int) -> Image {
        Image(
            width: 400, height: 250, pixelFormat: .grey,
            pixels: (0..<400 * 250).map { index in
                let (column, row) = (index % 400, index / 400)
                let isInk = (200..<206).contains(row) && (40..<360).contains(column) && column % 8 < 4
                return UInt8(isInk ? 100 - contrast : 100)
            })
    }

    @Test func seesInkAndPaper() throws {
        let paper = Self.paper(contrast: 40)
        let field = try #require(try InkField(of: paper.bounds, in: paper))
        let onBar = field.mean(columns: 0.1...0.9, rows: 0.805...0.82)
        let besideBar = field.mean(columns: 0.1...0.9, rows: 0.83...0.845)
        #expect(onBar > 0 && besideBar < 0 && onBar > besideBar + 0.5)
    }

    @Test func weighsFaintInkAsStrongInk() throws {
        let inks = try [20, 80].map { contrast in
            let paper = Self.paper(contrast: contrast)
            return try #require(try InkField(of: paper.bounds, in: paper)).mean(columns: 0.1...0.9, rows: 0.805...0.82)
        }
        #expect(abs(inks[0] / inks[1] - 1) < 0.25)
    }

    @Test func knowsNothingOfPlacesThatItDoesNotShow() throws {
        let paper = Self.paper(contrast: 40)
        let field = try #require(try InkField(of: paper.bounds, in: paper))
        #expect(field.mean(columns: 0.1...0.9, rows: 0.1...0.3) == 0)
        #expect(field.mean(columns: 2...3, rows: 0.8...0.9) == 0)
    }
}
