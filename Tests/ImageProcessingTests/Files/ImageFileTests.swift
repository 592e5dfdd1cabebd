import ImageProcessing
import Imaging
import Testing

@Suite struct ImageFileTests {
    private static let inverted = Picture.colours.map { $0.map { 255 - $0 } }

    @Test func decodesEveryPage() throws {
        for name in ["pages/four.tif", "pages/four-big.tif"] {
            let file = try ImageDecoder().file(Fixture.bytes(name))
            #expect((file.pageCount, file.decodablePageCount) == (4, 4))
            Picture.expect(try file.decode(as: .rgb).image, shows: Picture.colours, tolerance: 0)
            Picture.expect(try file.decode(page: 2, as: .rgb).image, shows: Self.inverted, tolerance: 0)
            // The third page says that it is upside down.
            Picture.expect(try file.decode(page: 3, as: .rgb).image, shows: Picture.levels.reversed(), tolerance: 0)
            #expect(throws: ImageDecodingError.unsupported(.tiff, reason: "compression 34925")) {
                try file.decode(page: 4)
            }
        }
    }

    @Test func decodesEveryImageOfAHEIC() throws {
        let file = try ImageDecoder().file(Fixture.bytes("pages/two.heic"))
        Picture.expect(try file.decode(as: .rgb).image, shows: Picture.colours, tolerance: 8)
        Picture.expect(try file.decode(page: 2, as: .rgb).image, shows: Self.inverted, tolerance: 8)
    }

    @Test(arguments: [
        ("gif/frames.gif", 3), ("pages/stereo.jpg", 2), ("pages/broken.tif", 2),
    ])
    func saysThatOnlyTheFirstIsDecoded(_ name: String, _ count: Int) throws {
        let file = try ImageDecoder().file(Fixture.bytes(name))
        #expect((file.pageCount, file.decodablePageCount) == (count, 1))
        #expect(try file.decode().pageCount == count)
    }

    @Test(arguments: [(64, 32), (65, 33), (8, 1)])
    func decodesAJPEGAtHalfItsSize(_ width: Int, _ height: Int) throws {
        let pixels = (0..<width * height).map { UInt8(40 + $0 % width) }
        let image = Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
        let file = try ImageDecoder().file(image.jpegData(quality: 98))
        let half = try #require(try file.decodeHalf(ofAtLeast: width * height))
        #expect((half.originalWidth, half.originalHeight) == (width, height))
        #expect((half.image.width, half.image.height) == ((width + 1) / 2, (height + 1) / 2))
        #expect(abs(Int(half.image.pixels[0]) - 40) < 5)
        #expect(try file.decodeHalf(ofAtLeast: width * height + 1) == nil)
    }

    /// Other formats would have to be decoded whole, and a picture that lies on its side has its sides exchanged.
    @Test func decodesHalfOfJPEGOnly() throws {
        for name in ["rgb-8.png", "lossy.webp", "strips.tif", "colour.heic"] {
            #expect(try ImageDecoder().file(Fixture.bytes(name)).decodeHalf(ofAtLeast: 1) == nil)
        }
        let turned = try #require(try ImageDecoder().file(Fixture.bytes("orientation-6.jpg")).decodeHalf(ofAtLeast: 1))
        #expect(2 * turned.image.width == turned.originalWidth)
    }

    @Test func appliesTheLimitsThatAreLeft() throws {
        var file = try ImageDecoder().file(Fixture.bytes("pages.tif"))
        file.limits.pixels = 2047
        #expect(throws: ImageDecodingError.tooManyPixels(width: 64, height: 32, limit: 2047)) {
            try file.decode(page: 2)
        }
    }
}
