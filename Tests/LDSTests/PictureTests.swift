import Testing

@testable import LDS

struct PictureTests {
    @Test(arguments: [
        ("FFD8 FFFE0004AABB FFFFC2 0011080010002003 012200021101031101", Picture.Format.jpeg, 32, 16),
        ("0000000C6A5020200D0A870A 0000001E6A703268 000000166968647200000010 00000020000307070000", .jpeg2000, 32, 16),
        ("FF4FFF51002F0000 00000226 0000008E 00000200 0000007E 00", .jpeg2000, 38, 16),
    ])
    func readsSize(bytes: String, format: Picture.Format, width: Int, height: Int) throws {
        let picture = try Picture(hex(bytes)[...])
        #expect(picture.format == format)
        #expect([picture.width, picture.height] == [width, height])
    }

    @Test(arguments: [
        "", "FFD8", "FFD8FFD9", "FFD8FFC00001", "FFD8FFC000FF", "FFD8FFDA0002 FFC0000B0802580190011100",
        "89504E470D0A1A0A", "0000000C6A5020200D0A870A", "0000000C6A5020200D0A870A000000076A703268",
        "FF4FFF51002F0000 00000200 0000007E 00000226 0000008E 00", "FFD8FFC0000B08 0000 0190 01011100",
    ])
    func refusesOther(bytes: String) {
        #expect(throws: LDSError.otherPicture) { try Picture(hex(bytes)[...]) }
    }
}
