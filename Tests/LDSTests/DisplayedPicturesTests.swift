import LDS
import Testing

struct DisplayedPicturesTests {
    private static let jpeg = "FFD8FFC0000B0800100020010111 00FFD9"

    @Test(arguments: [("67", "5F43"), ("65", "5F40")])
    func readsPictures(file: String, tag: String) throws {
        let picture = element(tag, hex(Self.jpeg))
        let pictures = try DisplayedPictures(LDSFile(element(file, hex("020102"), picture, picture))).pictures
        #expect(pictures.map(\.width) == [32, 32])
        #expect(pictures.map(\.bytes) == [hex(Self.jpeg), hex(Self.jpeg)])
    }

    /// The second is of AndyQ/NFCPassportReader, DataGroupParsingTests.swift: a signature without bytes.
    @Test(arguments: [
        ("6703020100", LDSError.noPicture), ("67060201015F4300", .otherPicture), ("6300", .otherKind(.dataGroup3)),
    ])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try DisplayedPictures(LDSFile(hex(bytes))) }
    }
}
