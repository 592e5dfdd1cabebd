import Imaging
import Testing

@testable import Drawing

struct CanvasTests {
    @Test func drawsInMillimetres() throws {
        let canvas = try Canvas(width: 10, height: 5, pixelsPerMillimetre: 2)
        canvas.fill(
            .rectangle(x: 5, y: 0, width: 5, height: 5), .colour(Colour(red: 1, green: 0, blue: 0)))
        let image = canvas.image()
        #expect(image.width == 20)
        #expect(image.height == 10)
        #expect(Array(image.pixels.prefix(3)) == [255, 255, 255])
        #expect(Array(image.pixels.suffix(3)) == [255, 0, 0])
    }

    @Test func longTextIsSqueezed() throws {
        let canvas = try Canvas(width: 20, height: 5, pixelsPerMillimetre: 8)
        let style = Canvas.TextStyle(typeface: .sans, size: 4, colour: .black)
        canvas.write("WWWWWWWWWWWWWWWW", at: Position(0, 4), style, available: 10)
        let image = canvas.image(.grey)
        let columns = image.pixels.indices.filter { image.pixels[$0] < 128 }.map { $0 % image.width }
        #expect(try #require(columns.max()) <= 80)
    }

    @Test func dashesLeaveGaps() throws {
        func inked(_ dashes: [Double]) throws -> Int {
            let canvas = try Canvas(width: 40, height: 4, pixelsPerMillimetre: 1)
            let line = Outline.through([Position(2, 2), Position(38, 2)])
            canvas.stroke(line, .colour(.black), width: 1, dashes: dashes)
            return canvas.image(.grey).pixels.count { $0 < 200 }
        }
        let whole = try inked([])
        #expect(try inked([2, 4]) < whole * 3 / 4)
        #expect(try inked([2, 4]) > whole / 8)
    }
}
