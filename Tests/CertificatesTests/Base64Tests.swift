import Certificates
import Foundation
import Testing

struct Base64Tests {
    /// The vectors of RFC 4648, section 10, and what Protocol Buffers take besides.
    @Test(
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"), ("foob", "Zm9vYg"), ("fooba", "Zm9v\r\nYmE"), ("foobar", "Zm9v\nYmFy\n"),
            ("??>>", "Pz8+Pg=="), ("??>>", "Pz8-Pg"), ("\u{3FF}", "z78="), ("~~~???", "fn5-Pz8_"),
            ("~~~???", "fn5+Pz8/"),
        ])
    func decodes(text: String, encoded: String) {
        #expect(Base64.bytes(of: encoded.utf8) == Array(text.utf8))
    }

    @Test(arguments: [
        "Z", "Zm9vY", "Zg=", "Zg===", "Zm9v=", "=", "Zm=9", "Zm9v!", "data:image/png;base64,Zm9v", "Zm\u{E9}v",
    ])
    func refuses(text: String) {
        #expect(Base64.bytes(of: text.utf8) == nil)
    }

    /// Every length, in both alphabets, with padding and without.
    @Test func decodesWhatFoundationEncodes() {
        for length in 0..<100 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 167 + length * 31) }
            let encoded = Data(bytes).base64EncodedString()
            let safe = encoded.replacing("+", with: "-").replacing("/", with: "_")
            for text in [encoded, safe, safe.filter { $0 != "=" }] { #expect(Base64.bytes(of: text.utf8) == bytes) }
        }
    }

    /// Last bits that belong to no byte are zero.
    @Test(arguments: ["Zh==", "Zm9"]) func refusesLastBits(text: String) {
        #expect(Base64.bytes(of: text.utf8) == nil)
    }

    @Test func writesWhatItReads() {
        for count in 0..<40 {
            let bytes = (0..<count).map { UInt8($0 * 7 & 0xFF) }
            #expect(Base64.bytes(of: Base64.text(of: bytes).utf8) == bytes)
        }
    }
}
