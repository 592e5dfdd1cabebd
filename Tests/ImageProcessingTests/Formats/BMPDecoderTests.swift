import Imaging
import Testing

@testable import ImageProcessing

@Suite struct BMPDecoderTests {
    @Test func showsTheFirstColourWhereRunsLeapOver() throws {
        let image = try ImageDecoder().decode(Fixture.bytes("bmp/rle-leap.bmp"), as: .rgb).image
        Picture.expect(image, shows: [Picture.white, Picture.red, Picture.blue, Picture.yellow], tolerance: 0)
    }

    @Test(arguments: [
        ("missing-colour", ImageDecodingError.damaged(.bmp, reason: "a colour that the palette does not have")),
        ("run-leaves-image", .damaged(.bmp, reason: "a run leaves the image")),
        ("jpeg-inside", .unsupported(.bmp, reason: "a JPEG file inside")),
        ("huffman", .unsupported(.bmp, reason: "compression 3 of OS/2")),
    ])
    func saysWhatItDoesNotRead(_ name: String, _ error: ImageDecodingError) throws {
        let file = try Fixture.bytes("bmp/\(name).bmp")
        #expect(throws: error) { try ImageDecoder().decode(file) }
    }

    @Test(arguments: ["rgb-24", "bits-4", "rle-8", "rgb-32"])
    func stopsWhenTheTimeIsOver(_ name: String) throws {
        let file = try Fixture.bytes("bmp/\(name).bmp")
        let limits = ImageDecodingLimits(duration: .seconds(-1))
        #expect(throws: ImageDecodingError.timedOut(limit: limits.duration)) {
            try ImageDecoder(limits: limits).decode(file)
        }
    }

    @Test(arguments: ["bits-1", "short-palette", "rle-4", "rle-8", "rle-leap", "bitfields-32", "os2-8"])
    func survivesEveryFlippedByte(_ name: String) throws {
        try Fixture.expectSurvival(of: "bmp/\(name).bmp")
    }

    /// Marks of samples that lie nowhere, and ones of 32 bits.
    @Test(arguments: [UInt8(0), 0xFF])
    func readsStrangeMasks(_ byte: UInt8) throws {
        var file = try Fixture.bytes("bmp/bitfields-32.bmp")
        file.replaceSubrange(54..<66, with: repeatElement(byte, count: 12))
        #expect(try ImageDecoder().decode(file).image.width == 64)
    }
}
