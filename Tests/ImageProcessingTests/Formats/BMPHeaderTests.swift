import Testing

@testable import ImageProcessing

@Suite struct BMPHeaderTests {
    @Test(arguments: [
        ("rgb-24", 24, false), ("top-down", 24, true), ("os2-8", 8, false), ("version-5", 32, false),
        ("os2-version-2", 8, false), ("bits-1", 1, false),
    ])
    func readsEveryHeader(_ name: String, _ bits: Int, _ isTopDown: Bool) throws {
        let header = try BMPHeader(Fixture.bytes("bmp/\(name).bmp"))
        #expect((header.width, header.height, header.bitsPerPixel) == (64, 32, bits))
        #expect(header.isTopDown == isTopDown)
    }

    /// Rows end with a whole word.
    @Test func countsTheBytesOfARow() throws {
        var file = try Fixture.bytes("bmp/rgb-24.bmp")
        for (width, count) in [(1, 4), (2, 8), (4, 12), (5, 16)] {
            file[18] = UInt8(width)
            #expect(try BMPHeader(file).bytesPerRow == count)
        }
    }

    @Test(arguments: [(30_000, 30_000), (Int(Int32.max), Int(Int32.min)), (100_000, 1001)])
    func believesTheSize(_ width: Int, _ height: Int) throws {
        var file = try Fixture.bytes("bmp/rgb-24.bmp")
        file.replaceSubrange(18..<26, with: littleEndian(width) + littleEndian(height))
        let error = ImageDecodingError.tooManyPixels(width: width, height: abs(height), limit: 100_000_000)
        #expect(throws: error) { try ImageDecoder().decode(file) }
    }

    @Test(arguments: [(18, 0), (22, 0), (18, -5)])
    func refusesImagesWithoutPixels(_ offset: Int, _ side: Int) throws {
        var file = try Fixture.bytes("bmp/rgb-24.bmp")
        file.replaceSubrange(offset..<(offset + 4), with: littleEndian(side))
        #expect(throws: ImageDecodingError.damaged(.bmp, reason: "the image has no pixels")) {
            try ImageDecoder().decode(file)
        }
    }

    @Test func refusesUnknownHeaders() throws {
        var file = try Fixture.bytes("bmp/rgb-24.bmp")
        file[14] = 41
        #expect(throws: ImageDecodingError.unsupported(.bmp, reason: "a header of 41 bytes")) {
            try BMPHeader(file)
        }
    }
}

private func littleEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}
