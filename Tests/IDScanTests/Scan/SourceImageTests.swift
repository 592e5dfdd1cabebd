import DocumentDetection
import Imaging
import Testing

@testable import IDScan

@Suite struct PhotographTests {
    /// Three pixels wide and two high; one of them is dark.
    private static var photograph: SourceImage {
        SourceImage(Image(width: 3, height: 2, pixelFormat: .grey, pixels: [255, 255, 0, 255, 255, 255]))
    }

    /// The red of a photograph lies where its grey does, however it is turned; what has no colour has no red of its own.
    @Test(arguments: 0..<4) func hasItsRedWhereItsGreyIs(quarterTurns: Int) throws {
        let pixels: [UInt8] = [250, 250, 250, 250, 20, 20, 20, 20, 20, 250, 250, 250, 250, 250, 250, 250, 250, 250]
        let photograph = SourceImage(Image(width: 3, height: 2, pixelFormat: .rgb, pixels: pixels))
        let turned = photograph.turned(quarterTurns: quarterTurns), red = try #require(try turned.red())
        let dark = try #require(turned.pixels.pixels.firstIndex { $0 < 60 })
        #expect(red.width == turned.pixels.width && red.pixels[dark] == 20)
        #expect(red.pixels.count { $0 < 60 } == 1 && turned.pixels.pixels.count { $0 < 100 } == 2)
        #expect(try Self.photograph.red() == nil)
    }

    /// A picture with more pixels than are looked at: places are those of the picture, and its red lies where its grey does.
    @Test func reducesLargePictures() throws {
        let dark = { (x: Int, y: Int) in x >= 60 && y < 20 }
        let pixels = (0..<40 * 80).flatMap { [UInt8](repeating: dark($0 % 80, $0 / 80) ? 20 : 250, count: 3) }
        var coloured = pixels
        coloured[0] = 100
        let photograph = try SourceImage(
            Image(width: 80, height: 40, pixelFormat: .rgb, pixels: coloured), atMost: 800)
        #expect(photograph.pixels.width == 40 && photograph.pixels.height == 20 && photograph.reduction == 2)
        let place = photograph.inOriginal(Quadrilateral(x: 30, y: 0, width: 10, height: 10))
        #expect(place == Quadrilateral(x: 60, y: 0, width: 20, height: 20))
        let red = try #require(try photograph.red())
        #expect(red.width == 40 && red.pixels[35] < 60 && red.pixels[20] > 200)
        let whole = try SourceImage(Image(width: 80, height: 40, pixelFormat: .rgb, pixels: pixels), atMost: 3200)
        #expect(whole.pixels.width == 80 && whole.reduction == 1)
    }

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
