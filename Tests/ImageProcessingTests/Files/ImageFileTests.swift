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
        ("gif/frames.gif", 3), ("animation.webp", 2), ("pages/stereo.jpg", 2), ("pages/broken.tif", 2),
    ])
    func saysThatOnlyTheFirstIsDecoded(_ name: String, _ count: Int) throws {
        let file = try ImageDecoder().file(Fixture.bytes(name))
        #expect((file.pageCount, file.decodablePageCount) == (count, 1))
        #expect(try file.decode().pageCount == count)
    }

    @Test func appliesTheLimitsThatAreLeft() throws {
        var file = try ImageDecoder().file(Fixture.bytes("pages.tif"))
        file.limits.pixels = 2047
        #expect(throws: ImageDecodingError.tooManyPixels(width: 64, height: 32, limit: 2047)) {
            try file.decode(page: 2)
        }
    }
}
