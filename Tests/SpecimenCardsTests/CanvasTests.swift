import Imaging
import Testing

@testable import SpecimenCards

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

    @Test func characterOfTheZoneTakesItsPitch() throws {
        let canvas = try Canvas(width: 10, height: 5, pixelsPerMillimetre: 2)
        for typeface in [Typeface.Name.ocrB, .ocrBSharp] {
            let style = Canvas.TextStyle(typeface: typeface, size: ZonePlacement.typeSize, colour: .black)
            #expect(abs(canvas.width(of: "<", style) - DocumentGeometry.characterPitch) < 0.001)
        }
    }

    @Test(arguments: ["ÅØŽŁÑ", "Фамиля", "’№·"])
    func visualTypefacesHaveEveryLetter(text: String) throws {
        for typeface in [Typeface.Name.sans, .sansBold] {
            // A missing letter is drawn as a box, as every other missing one is.
            let pictures = try (text.map { $0 } + ["\u{10FFFD}"]).map { letter in
                let canvas = try Canvas(width: 6, height: 6, pixelsPerMillimetre: 8)
                let style = Canvas.TextStyle(typeface: typeface, size: 4, colour: .black)
                canvas.write(String(letter), at: Position(1, 5), style)
                return canvas.image(.grey)
            }
            #expect(Set(pictures).count == text.count + 1)
        }
    }

    @Test func longTextIsSqueezed() throws {
        let canvas = try Canvas(width: 20, height: 5, pixelsPerMillimetre: 8)
        let style = Canvas.TextStyle(typeface: .sans, size: 4, colour: .black)
        canvas.write("WWWWWWWWWWWWWWWW", at: Position(0, 4), style, available: 10)
        let image = canvas.image(.grey)
        let columns = image.pixels.indices.filter { image.pixels[$0] < 128 }.map { $0 % image.width }
        #expect(try #require(columns.max()) <= 80)
    }
}
