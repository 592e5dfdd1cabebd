import Testing

@testable import ImageProcessing

@Suite struct FileChunksTests {
    @Test func followsJPEGSegments() throws {
        let labels = FileChunks.jpegSegments(of: try Fixture.bytes("baseline.jpg")).map(\.label)
        #expect(labels.starts(with: [0xE0, 0xDB]))
        #expect(labels.contains(0xC0))
        #expect(!labels.contains(0xDA))
    }

    @Test func skipsFillBytesBeforeJPEGMarkers() {
        let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xE1, 0, 4, 7, 8]
        let chunks = Array(FileChunks.jpegSegments(of: bytes))
        #expect(chunks.map(\.label) == [0xE1])
        #expect(chunks.map(\.content) == [8..<10])
    }

    @Test func followsPNGChunks() throws {
        let labels = FileChunks.pngChunks(of: try Fixture.bytes("orientation-3.png")).map(\.label)
        #expect(labels == ["IHDR", "eXIf", "IDAT", "IEND"].map { UInt32(letters: $0) })
    }

    @Test func followsRIFFChunks() throws {
        let labels = FileChunks.riffChunks(of: try Fixture.bytes("orientation-3.webp")).map(\.label)
        #expect(labels == ["VP8X", "VP8L", "EXIF"].map { UInt32(letters: $0) })
    }

    @Test func followsBoxes() throws {
        let bytes = try Fixture.bytes("colour.heic")
        let chunks = Array(FileChunks.boxes(of: bytes))
        #expect(chunks.map(\.label) == ["ftyp", "meta", "mdat"].map { UInt32(letters: $0) })
        #expect(chunks.last?.content.upperBound == bytes.count)
    }

    @Test func understandsBothSpecialLengthsOfBoxes() {
        let long: [UInt8] = [0, 0, 0, 1] + Array("meta".utf8) + [0, 0, 0, 0, 0, 0, 0, 17, 9]
        let open: [UInt8] = [0, 0, 0, 0] + Array("mdat".utf8) + [1, 2, 3]
        #expect(FileChunks.boxes(of: long + open).map(\.content) == [16..<17, 25..<28])
    }

    @Test(
        arguments: [
            [], [0], [0, 0, 0, 7] + Array("meta".utf8), [0, 0, 0, 1] + Array("meta".utf8),
            [0, 0, 0, 1] + Array("meta".utf8) + [UInt8](repeating: 255, count: 8),
        ] as [[UInt8]])
    func endsWhereBoxesMakeNoSense(_ bytes: [UInt8]) {
        #expect(Array(FileChunks.boxes(of: bytes)).isEmpty)
    }

    @Test func readsNumbersInBothOrders() {
        let bytes: [UInt8] = [1, 2, 3]
        #expect(bytes.bigEndian(at: 0, count: 3) == 0x010203)
        #expect(bytes.littleEndian(at: 1, count: 2) == 0x0302)
        #expect(bytes.bigEndian(at: 1, count: 3) == nil)
        #expect(bytes.littleEndian(at: -1, count: 1) == nil)
        #expect(bytes.bigEndian(at: .max, count: 4) == nil)
    }
}
