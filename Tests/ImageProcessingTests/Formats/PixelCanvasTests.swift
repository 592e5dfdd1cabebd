import Imaging
import Testing

@testable import ImageProcessing

@Suite struct PixelCanvasTests {
    @Test(arguments: [PixelFormat.grey, .rgb])
    func isWhitePaper(_ format: PixelFormat) {
        let canvas = PixelCanvas(width: 3, height: 2, pixelFormat: format)
        #expect(canvas.image().pixels == [UInt8](repeating: 255, count: 6 * format.bytesPerPixel))
    }

    @Test func setsPixels() {
        var canvas = PixelCanvas(width: 2, height: 2, pixelFormat: .rgb)
        canvas.set(x: 1, y: 0, to: canvas.paint(red: 1, green: 2, blue: 3))
        #expect(canvas.image().pixels == [255, 255, 255, 1, 2, 3] + [UInt8](repeating: 255, count: 6))
    }

    @Test func convertsColoursAsImagesDo() {
        var canvas = PixelCanvas(width: 1, height: 1, pixelFormat: .grey)
        canvas.set(x: 0, y: 0, to: canvas.paint(red: 200, green: 30, blue: 90))
        let colour = Image(width: 1, height: 1, pixelFormat: .rgb, pixels: [200, 30, 90])
        #expect(canvas.image() == colour.grey())
    }
}
