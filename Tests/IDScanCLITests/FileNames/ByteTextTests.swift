import Testing

@testable import IDScanCLI

struct ByteTextTests {
    /// Bytes that are UTF-8, that are not, and that look like what stands for such bytes.
    static let byteStrings: [[UInt8]] = [
        [], Array("card.jpg".utf8), Array("Zoë 日本 🙂".utf8), Array("e\u{301}".utf8), [0x63, 0xE9, 0x2E], [0xFF, 0xFE],
        [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80], Array("\u{10FEE9}\u{10FE7F}\u{10FFFF}".utf8),
        Array(0x01...0xFF),
    ]

    @Test(arguments: byteStrings)
    func givesTheBytesBack(bytes: [UInt8]) {
        #expect(ByteText.bytes(of: ByteText.text(of: bytes)) == bytes)
    }

    @Test func leavesUTF8AsItIs() {
        #expect(ByteText.text(of: Array("Zoë 日本 🙂".utf8)) == "Zoë 日本 🙂")
    }

    @Test func tellsAllByteStringsApart() {
        let texts = Self.byteStrings.map { Array(ByteText.text(of: $0).unicodeScalars) }
        #expect(Set(texts).count == texts.count)
        // The character that stands for E9 is itself written as its four bytes.
        #expect(ByteText.text(of: [0xE9]) != ByteText.text(of: Array("\u{10FEE9}".utf8)))
    }
}
