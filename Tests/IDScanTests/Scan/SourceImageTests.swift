import DocumentDetection
import Imaging
import Testing

@testable import IDScan

@Suite struct PhotographTests {
    /// Three pixels wide and two high; one of them is dark.
    private static let photograph = SourceImage(
        Image(width: 3, height: 2, pixelFormat: .grey, pixels: [255, 255, 0, 255, 255, 255]))

    @Test(arguments: 0..<4) func tellsWhereAPixelLiesInTheOriginal(quarterTurns: Int) throws {
        let turned = Self.photograph.turned(quarterTurns: quarterTurns)
        let index = try #require(turned.pixels.pixels.firstIndex(of: 0))
        let (column, row) = (index % turned.pixels.width, index / turned.pixels.width)
        let pixel = Quadrilateral(x: Double(column), y: Double(row), width: 1, height: 1)
        let original = turned.inOriginal(pixel)
        #expect(original.centre == Point(x: 2.5, y: 0.5))
        #expect(turned.size == Self.photograph.size)
    }

    @Test(arguments: 0..<4) func turnsDocumentsWithIt(quarterTurns: Int) {
        let outline = Quadrilateral(x: 2, y: 0, width: 1, height: 1)
        let document = DetectedDocument(quadrilateral: outline, certainty: 0.9)
        let turned = Self.photograph.turned(document, quarterTurns: quarterTurns)
        #expect(Self.photograph.turned(quarterTurns: quarterTurns).inOriginal(turned.quadrilateral) == outline)
        #expect(turned.certainty == document.certainty)
    }

    @Test func turnsTwice() {
        let twice = Self.photograph.turned(quarterTurns: 3).turned(quarterTurns: 1)
        #expect(twice.pixels == Self.photograph.pixels)
        let outline = Quadrilateral(x: 0, y: 0, width: 2, height: 1)
        #expect(twice.inOriginal(outline) == outline)
    }
}
