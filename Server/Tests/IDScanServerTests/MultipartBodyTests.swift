import NIOCore
import Testing

import IDScanServer

struct MultipartBodyTests {
    private static let boundary = Array("b".utf8)

    private static func parts(_ text: String, limit: Int = 8) throws(MultipartBody.Fault) -> [String] {
        try MultipartBody(ByteBuffer(string: text), boundary: boundary, limit: limit).parts.map {
            String(buffer: $0.content)
        }
    }

    @Test(arguments: [
        ("--b\r\nA: 1\r\n\r\none\r\n--b\r\n\r\ntwo\r\n--b--\r\n", ["one", "two"]),
        ("--b\r\n\r\n\r\n--b--", [""]),
        ("--b \t\r\n\r\none\r\n--b--\r\nepilogue", ["one"]),
        ("preamble\r\n--b\r\n\r\none\r\n--b--", ["one"]),
        ("--b\r\n\r\na\r\n--c\r\n-b\r\n--b--", ["a\r\n--c\r\n-b"]),
        ("--b--\r\n", []),
    ])
    func takesABodyApart(text: String, parts: [String]) throws {
        #expect(try Self.parts(text) == parts)
    }

    /// A part is an option when its head names it and tells of no file.
    @Test(
        arguments: [
            ("Content-Disposition: form-data; name=\"pages\"", "pages"),
            ("content-disposition: form-data; name=pages\r\nContent-Type: text/plain; charset=utf-8", "pages"),
            ("Content-Disposition: form-data; name=\"image\"; filename=\"a.jpg\"", nil),
            ("Content-Disposition: form-data; name=\"image\"; filename*=UTF-8''a.jpg", nil),
            ("Content-Disposition: form-data; name=\"image\"\r\nContent-Type: image/jpeg", nil),
            ("Content-Type: text/plain", nil), ("A: 1", nil),
        ] as [(String, String?)])
    func tellsOptionsFromFiles(head: String, option: String?) throws {
        let body = ByteBuffer(string: "--b\r\n\(head)\r\n\r\n5\r\n--b--")
        #expect(try MultipartBody(body, boundary: Self.boundary, limit: 1).parts.map(\.option) == [option])
    }

    @Test(arguments: [
        "", "x", "--b", "--b\r\n", "--b\r\n\r\none", "--b\r\n\r\none\r\n--b", "--bX\r\n\r\none\r\n--b--",
        "x--b\r\n\r\none\r\n--b--",
        "--b\r\nA: 1\r\none\r\n--b--",
    ])
    func refusesWhatIsNoForm(text: String) {
        #expect(throws: MultipartBody.Fault.malformed) { try Self.parts(text) }
    }

    @Test func refusesMoreParts() throws {
        let text = String(repeating: "--b\r\n\r\none\r\n", count: 3) + "--b--"
        #expect(try Self.parts(text, limit: 3).count == 3)
        #expect(throws: MultipartBody.Fault.tooManyParts) { try Self.parts(text, limit: 2) }
    }

    @Test(arguments: [
        ("multipart/form-data; boundary=b", "b"), ("Multipart/Form-Data;charset=x; BOUNDARY=\"a b\"", "a b"),
        ("multipart/form-data; boundary=----WebKitFormBoundary7MA4", "----WebKitFormBoundary7MA4"),
        ("image/jpeg", nil), ("", nil), ("multipart/mixed; boundary=b", nil),
    ])
    func findsTheBoundary(type: String, boundary: String?) throws {
        #expect(try MultipartBody.boundary(in: type) == boundary.map { Array($0.utf8) })
    }

    @Test(arguments: [
        "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"\"",
        "multipart/form-data; boundary=é", "multipart/form-data; boundary=" + String(repeating: "x", count: 71),
    ])
    func refusesOtherBoundaries(type: String) {
        #expect(throws: MultipartBody.Fault.boundary) { try MultipartBody.boundary(in: type) }
    }

    /// Whatever is put in comes out, unless the boundary stands in it.
    @Test(arguments: 0..<200)
    func givesBackWhatWasPutIn(seed: UInt64) throws {
        var random = SmallGenerator(seed: seed)
        let contents = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            // Bytes that delimiters are made of are common.
            (0..<Int.random(in: 0...300, using: &random)).map { _ in
                [13, 10, 45, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
            }
        }
        let boundary = Array("boundary-\(seed)".utf8)
        var body = ByteBuffer()
        for content in contents {
            body.writeBytes(Array("--".utf8) + boundary + Array("\r\nContent-Type: image/png\r\n\r\n".utf8) + content)
            body.writeString("\r\n")
        }
        body.writeBytes(Array("--".utf8) + boundary + Array("--\r\n".utf8))
        let parts = try MultipartBody(body, boundary: boundary, limit: 8).parts
        #expect(parts.map { Array($0.content.readableBytesView) } == contents)
    }

    /// A damaged body is refused, or has parts that lie in it; it never traps.
    @Test(arguments: 0..<500)
    func survivesDamage(seed: UInt64) {
        var random = SmallGenerator(seed: seed)
        var bytes = Array("--b\r\nA: 1\r\n\r\none\r\n--b\r\n\r\n\r\n--b\r\nB: 2\r\n\r\n--\r\n\r\n--b--\r\n".utf8)
        for _ in 0...Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes[place] = [13, 10, 45, 98, 0].randomElement(using: &random) ?? 0
            default: bytes.removeLast(bytes.count - place)
            }
        }
        let parts = try? MultipartBody(ByteBuffer(bytes: bytes), boundary: Self.boundary, limit: 8).parts
        #expect((parts ?? []).allSatisfy { $0.content.readableBytes < bytes.count })
    }
}

/// The same numbers every time: SplitMix64.
struct SmallGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
