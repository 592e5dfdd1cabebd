import Imaging
import Testing

@Suite struct PixelFormatTests {
    @Test func tellsItsBytes() {
        #expect(PixelFormat.grey.bytesPerPixel == 1)
        #expect(PixelFormat.rgb.bytesPerPixel == 3)
    }
}
