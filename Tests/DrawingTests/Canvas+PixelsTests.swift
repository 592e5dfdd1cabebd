import Imaging
import Testing

@testable import Drawing

struct CanvasPixelsTests {
    /// A picture of four colours.
    private let picture = Image(
        width: 2, height: 2, pixelFormat: .rgb, pixels: [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7])

    private func pixel(_ x: Int, _ y: Int, of image: Image) -> [UInt8] {
        Array(image.pixels[(y * image.width + x) * 3..<(y * image.width + x) * 3 + 3])
    }

    @Test func laysEveryPixelUnchanged() throws {
        let canvas = try Canvas(width: 5, height: 4, pixelsPerMillimetre: 1)
        canvas.lay(picture, column: 2, row: 1)
        let image = canvas.image()
        #expect(pixel(2, 1, of: image) == [255, 0, 0] && pixel(3, 1, of: image) == [0, 255, 0])
        #expect(pixel(2, 2, of: image) == [0, 0, 255] && pixel(3, 2, of: image) == [9, 8, 7])
        #expect(image.pixels.count { $0 == 255 } == 16 * 3 + 3)
    }

    @Test func laysGreyPictures() throws {
        let canvas = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        canvas.lay(Image(width: 1, height: 1, pixelFormat: .grey, pixels: [77]), column: 0, row: 0)
        #expect(canvas.image().pixels == [77, 77, 77])
    }

    @Test(arguments: [(-1, -1, 1), (4, 3, 1), (-2, 0, 0), (5, 4, 0), (-900, 900, 0)])
    func leavesOutWhatLiesOutside(column: Int, row: Int, changed: Int) throws {
        let canvas = try Canvas(width: 5, height: 4, pixelsPerMillimetre: 1)
        canvas.lay(picture, column: column, row: row)
        let image = canvas.image()
        let places = (0..<20).filter { pixel($0 % 5, $0 / 5, of: image) != [255, 255, 255] }
        #expect(places.count == changed)
    }

    @Test func isDrawnOver() throws {
        let canvas = try Canvas(width: 2, height: 2, pixelsPerMillimetre: 1)
        canvas.lay(picture, column: 0, row: 0)
        canvas.fill(.rectangle(x: 0, y: 0, width: 1, height: 1), .colour(.black))
        #expect(pixel(0, 0, of: canvas.image()) == [0, 0, 0] && pixel(1, 1, of: canvas.image()) == [9, 8, 7])
    }
}
