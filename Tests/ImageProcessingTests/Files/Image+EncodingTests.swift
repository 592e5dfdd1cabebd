import ImageProcessing
import Imaging
import Testing

@Suite struct ImageEncodingTests {
    @Test(arguments: [(1, 1), (7, 3), (1, 300), (257, 5), (640, 480)], [PixelFormat.grey, .rgb])
    func losesNothingInPNG(_ size: (Int, Int), _ pixelFormat: PixelFormat) throws {
        let image = noise(width: size.0, height: size.1, pixelFormat)
        let decoded = try ImageDecoder().decode(image.pngData(), as: pixelFormat)
        #expect(decoded.image == image)
        #expect(decoded.fileFormat == .png)
    }

    @Test(arguments: [PixelFormat.grey, .rgb])
    func losesLittleInJPEG(_ pixelFormat: PixelFormat) throws {
        let picture = pixelFormat == .rgb ? Picture.image() : Picture.image().grey()
        let decoded = try ImageDecoder().decode(picture.jpegData(quality: 95), as: pixelFormat)
        #expect(decoded.fileFormat == .jpeg)
        Picture.expect(decoded.image, shows: Picture.colours, tolerance: 4)
    }

    @Test func growsWithTheQuality() throws {
        let image = noise(width: 64, height: 64, .rgb)
        let sizes = try [1, 25, 50, 75, 100].map { try image.jpegData(quality: $0).count }
        #expect(sizes == sizes.sorted())
        #expect(Set(sizes).count == sizes.count)
    }

    @Test func givesTheSameBytesEveryTime() throws {
        let image = noise(width: 100, height: 100, .rgb)
        #expect(try image.pngData() == image.pngData())
        #expect(try image.jpegData(quality: 80) == image.jpegData(quality: 80))
    }

    @Test func refusesSidesTooLongForJPEG() {
        let image = noise(width: 65_501, height: 1, .grey)
        #expect {
            try image.jpegData(quality: 80)
        } throws: {
            ($0 as? ImageProcessingError)?.operation == "JPEG encoding"
        }
    }

    private func noise(width: Int, height: Int, _ pixelFormat: PixelFormat) -> Image {
        var state: UInt32 = 1
        let pixels = (0..<(width * height * pixelFormat.bytesPerPixel)).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        return Image(width: width, height: height, pixelFormat: pixelFormat, pixels: pixels)
    }
}
