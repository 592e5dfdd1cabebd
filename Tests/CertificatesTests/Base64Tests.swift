import Certificates
import Testing

struct Base64Tests {
    /// RFC 4648, 10.
    @Test(arguments: [
        ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zm9vYmE=", "fooba"),
        ("Zm9v\nYmFy", "foobar"),
    ])
    func readsTheExamples(_ text: String, _ expected: String) {
        #expect(Base64.bytes(of: text.utf8) == Array(expected.utf8))
    }

    @Test(arguments: ["Z", "Zg=g", "Z!==", "Zh==", "Zm9"])
    func refusesOtherText(_ text: String) {
        #expect(Base64.bytes(of: text.utf8) == nil)
    }

    @Test func writesWhatItReads() {
        for count in 0..<40 {
            let bytes = (0..<count).map { UInt8($0 * 7 & 0xFF) }
            #expect(Base64.bytes(of: Base64.text(of: bytes).utf8) == bytes)
        }
    }
}
