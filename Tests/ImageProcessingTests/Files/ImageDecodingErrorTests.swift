import ImageProcessing
import Imaging
import Testing

@Suite struct ImageDecodingErrorTests {
    @Test(arguments: [
        ([], ImageDecodingError.empty),
        ([0xFF, 0xD8], .unknownFormat),
        ([UInt8](repeating: 0, count: 1000), .unknownFormat),
        ([0xFF, 0xD8, 0xFF], .truncated(.jpeg)),
    ])
    func refusesWhatIsNoImage(_ bytes: [UInt8], _ error: ImageDecodingError) {
        #expect(throws: error) { try ImageDecoder().decode(bytes) }
    }

    /// Every file, cut anywhere, is refused: half an image does not count as an image.
    @Test(arguments: ImageDecoderTests.rows.filter { $0.name != "pages.tif" })
    func refusesTruncatedFiles(_ row: ImageDecoderTests.Row) throws {
        let file = try Fixture.bytes(row.name)
        let format = try #require(ImageFileFormat(recognizing: file))
        for count in stride(from: 12, to: file.count, by: max(1, file.count / 400)) {
            #expect(throws: ImageDecodingError.truncated(format)) { try ImageDecoder().decode(Array(file[..<count])) }
        }
        #expect(throws: ImageDecodingError.truncated(format)) { try ImageDecoder().decode(file.dropLast()) }
    }

    @Test(arguments: ["baseline.jpg", "progressive.jpg", "rgb-8.png", "lossy.webp", "tiled.tif"])
    func forgivesBytesAfterTheEnd(_ name: String) throws {
        let file = try Fixture.bytes(name)
        #expect(try ImageDecoder().decode(file + [1, 2, 3]) == ImageDecoder().decode(file))
    }

    @Test(arguments: ["baseline.jpg", "rgb-8.png", "lossless.webp", "deflate.tif", "colour.heic", "lossy.jp2"])
    func refusesFilesAboveTheLimit(_ name: String) throws {
        let file = try Fixture.bytes(name)
        let limits = ImageDecodingLimits(fileBytes: file.count - 1)
        #expect(throws: ImageDecodingError.fileTooLarge(bytes: file.count, limit: file.count - 1)) {
            try ImageDecoder(limits: limits).decode(file)
        }
        #expect(throws: Never.self) {
            try ImageDecoder(limits: ImageDecodingLimits(fileBytes: file.count)).decode(file)
        }
    }

    @Test(arguments: ["baseline.jpg", "rgb-8.png", "lossless.webp", "deflate.tif"])
    func refusesPixelsAboveTheLimit(_ name: String) throws {
        let file = try Fixture.bytes(name)
        #expect(throws: ImageDecodingError.tooManyPixels(width: 64, height: 32, limit: 2047)) {
            try ImageDecoder(limits: ImageDecodingLimits(pixels: 2047)).decode(file, maximumPixels: 10)
        }
        #expect(throws: Never.self) { try ImageDecoder(limits: ImageDecodingLimits(pixels: 2048)).decode(file) }
    }

    /// HEVC stores no less than 64 by 64 pixels; the file asks for its upper half.
    @Test func countsPixelsThatAreCroppedAway() throws {
        let file = try Fixture.bytes("colour.heic")
        #expect(throws: ImageDecodingError.tooManyPixels(width: 64, height: 64, limit: 2048)) {
            try ImageDecoder(limits: ImageDecodingLimits(pixels: 2048)).decode(file)
        }
        #expect(throws: Never.self) { try ImageDecoder(limits: ImageDecodingLimits(pixels: 4096)).decode(file) }
    }

    @Test(arguments: [
        "baseline.jpg", "progressive.jpg", "rgb-8.png", "lossless.webp", "deflate.tif", "colour.heic", "lossy.jp2",
    ])
    func stopsWhenTheTimeIsOver(_ name: String) throws {
        let limits = ImageDecodingLimits(duration: .seconds(-1))
        let file = try Fixture.bytes(name)
        #expect(throws: ImageDecodingError.timedOut(limit: limits.duration)) {
            try ImageDecoder(limits: limits).decode(file)
        }
    }

    @Test(arguments: [65_000, 65_500, 65_501, 65_535])
    func believesHeadersOfJPEGs(_ side: Int) throws {
        var file = try Fixture.bytes("baseline.jpg")
        let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
        file.replaceSubrange((frame + 5)..<(frame + 9), with: bigEndian(side, count: 2) + bigEndian(side, count: 2))
        expectTooLarge(file, width: side, height: side)
    }

    @Test(arguments: [(30_000, 30_000), (65_000, 65_000), (2_147_483_647, 2_147_483_647), (1_000_001, 100)])
    func believesHeadersOfPNGs(_ width: Int, _ height: Int) throws {
        var file = try Fixture.bytes("black-and-white-1.png")
        let header = Array("IHDR".utf8) + bigEndian(width) + bigEndian(height) + file[24..<29]
        file.replaceSubrange(12..<33, with: header + bigEndian(Int(checksum(of: header))))
        expectTooLarge(file, width: width, height: height)
    }

    /// 30,000 by 30,000 black pixels, one bit each, take 110 kB.
    @Test func refusesLargeImagesInSmallFiles() {
        let header = Array("IHDR".utf8) + bigEndian(30_000) + bigEndian(30_000) + [1, 0, 0, 0, 0]
        let file = pngSignature + chunk(header) + chunk(Array("IDAT".utf8) + [UInt8](repeating: 0x78, count: 110_000))
        expectTooLarge(file, width: 30_000, height: 30_000)
    }

    @Test func believesHeadersOfWebPs() throws {
        // A lossless image says its size in 14 bits each, less one (RFC 9649, 3.4).
        var file = try Fixture.bytes("lossless.webp")
        file.replaceSubrange(21..<24, with: [0xFF, 0xFF, 0xFF])
        file[24] |= 0x0F
        expectTooLarge(file, width: 16_384, height: 16_384)
    }

    @Test(arguments: [20_000, 65_000, 1_000_000])
    func believesHeadersOfTIFFs(_ side: Int) {
        let entries = [(256, side), (257, side), (258, 1), (259, 1), (262, 1), (273, 8), (278, side), (279, 100)]
        var file = Array("MM\0*".utf8) + bigEndian(8) + [0, UInt8(entries.count)]
        for (tag, value) in entries {
            file += bigEndian(tag, count: 2) + [0, 4] + bigEndian(1) + bigEndian(value)
        }
        expectTooLarge(file + bigEndian(0), width: side, height: side)
    }

    @Test(arguments: [64, 20_000])
    func believesHeadersOfHEICs(_ columns: Int) throws {
        var file = try Fixture.bytes("colour.heic")
        let extents = try #require(file.indices.first { file[$0...].starts(with: "ispe".utf8) }) + 8
        file.replaceSubrange(extents..<(extents + 8), with: bigEndian(columns) + bigEndian(20_000))
        let limits = ImageDecodingLimits(pixels: 1_000_000)
        #expect(throws: ImageDecodingError.tooManyPixels(width: columns, height: 20_000, limit: 1_000_000)) {
            try ImageDecoder(limits: limits).decode(file)
        }
    }

    @Test(arguments: [
        ("lzma.tif", ImageDecodingError.unsupported(.tiff, reason: "compression 34925")),
        ("float.tif", .unsupported(.tiff, reason: "Sorry, can not handle images with 32-bit samples")),
        ("animation.webp", .unsupported(.webp, reason: "an animation")),
    ])
    func saysWhatItDoesNotRead(_ name: String, _ error: ImageDecodingError) throws {
        let file = try Fixture.bytes(name)
        #expect(throws: error) { try ImageDecoder().decode(file) }
    }

    @Test(arguments: ["baseline.jpg", "rgb-8.png", "lossless.webp", "deflate.tif", "colour.heic", "lossy.jp2"])
    func survivesEveryFlippedByte(_ name: String) throws {
        let file = try Fixture.bytes(name)
        let decoder = ImageDecoder(limits: ImageDecodingLimits(pixels: 100_000))
        for index in file.indices {
            var flipped = file
            flipped[index] ^= 0xFF
            do throws(ImageDecodingError) {
                let image = try decoder.decode(flipped).image
                #expect(image.width * image.height <= 100_000)
            } catch {
                #expect(!error.description.contains("\n"))
            }
        }
    }

    @Test(arguments: [
        (ImageDecodingError.empty, "the file is empty"),
        (.unknownFormat, "not an image: neither JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP nor GIF"),
        (.truncated(.jpeg), "truncated JPEG file: it ends before the image does"),
        (.damaged(.png, reason: "IDAT: CRC error"), "damaged PNG file: IDAT: CRC error"),
        (.unsupported(.webp, reason: "an animation"), "unsupported WebP file: an animation"),
        (.fileTooLarge(bytes: 11, limit: 10), "the file has 11 bytes; the limit is 10 bytes"),
        (.tooManyPixels(width: 4, height: 3, limit: 10), "the image claims 4×3 pixels; the limit is 10 pixels"),
        (.timedOut(limit: .seconds(10)), "decoding takes longer than 10.0 seconds"),
        (.outOfMemory, "not enough memory to decode the image"),
    ])
    func tellsTheCauseInOneLine(_ error: ImageDecodingError, _ description: String) {
        #expect(error.description == description)
    }

    private func expectTooLarge(
        _ file: [UInt8], width: Int, height: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = ImageDecodingError.tooManyPixels(width: width, height: height, limit: 100_000_000)
        #expect(throws: error, sourceLocation: sourceLocation) { try ImageDecoder().decode(file) }
    }
}

private let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Returns a PNG chunk of a label and its contents.
private func chunk(_ content: [UInt8]) -> [UInt8] {
    bigEndian(content.count - 4) + content + bigEndian(Int(checksum(of: content)))
}

/// Returns the checksum of a PNG chunk (ISO 3309, as in the PNG specification, annex D).
private func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { register, byte in
        (0..<8).reduce(register ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
}

/// Returns a number in so many bytes, the most significant first.
private func bigEndian(_ number: Int, count: Int = 4) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}
