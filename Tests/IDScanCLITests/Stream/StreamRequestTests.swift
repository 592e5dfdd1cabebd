import ScanReports
import Testing

@testable import IDScanCLI

struct StreamRequestTests {
    private static func source(_ line: String) -> String {
        switch StreamRequest(Array(line.utf8)).source {
        case .success(.file(let name)): "file \(name.text)"
        case .success(.base64(let text, let name)): "base64 \(text)" + (name.map { " of \($0)" } ?? "")
        case .success(.bytes(let bytes, let name)): "\(bytes.count) bytes of \(name)"
        case .failure(let failure): failure.code
        }
    }

    @Test(arguments: [
        ("card.jpg", StreamID.text("card.jpg"), "file card.jpg"), (" a b.jpg", .text(" a b.jpg"), "file  a b.jpg"),
        (#"{"id":"x","path":"é.jpg"}"#, .text("x"), "file é.jpg"),
        (#" { "path" : "a\nb", "id" : 12, "more": [1] }"#, .number(12), "file a\nb"),
        (#"{"id":"","base64":"AAAA"}"#, .text(""), "base64 AAAA"),
        (#"{"id":1,"path":"a","base64":"b"}"#, .number(1), "base64 b of a"),
        (#"{"id":1}"#, .number(1), "badLine"), (#"{"path":"a"}"#, nil, "badLine"),
        (#"{"id":1.5,"path":"a"}"#, nil, "badLine"),
        (#"{"id":"a","path":7}"#, .text("a"), "badLine"), (#"{"id":"a\"b","path":"#, .text("a\"b"), "badLine"),
        // A list is never an image, a name has no NUL, and a data URL is no name.
        ("-", .text("-"), "badLine"), (#"{"id":1,"path":"-"}"#, .number(1), "badLine"),
        ("a.jpg\0b.jpg", .text("a.jpg\0b.jpg"), "badLine"), (#"{"id":1,"path":"a\u0000b"}"#, .number(1), "badLine"),
        ("data:image/png;base64,AAAA", .text("data:image/png;base64,AAAA"), "badLine"),
        ("{", nil, "badLine"), ("{}", nil, "badLine"), (#"{"id":null,"path":"a"}"#, nil, "badLine"),
    ])
    func readsLines(line: String, id: StreamID?, source: String) {
        #expect(StreamRequest(Array(line.utf8)).id == id)
        #expect(Self.source(line) == source)
    }

    /// A path need not be UTF-8; its identifier is what can be read of it.
    @Test func keepsTheBytesOfPaths() throws {
        let request = StreamRequest([0x61, 0xFF, 0x2E, 0x6A])
        #expect(request.id == .text("a\u{FFFD}.j"))
        guard case .success(.file(let name)) = request.source else {
            Issue.record("a path is a file")
            return
        }
        #expect(name.bytes == [0x61, 0xFF, 0x2E, 0x6A])
    }

    @Test(arguments: [
        (#"{"id": "start", "base64": "AAA"#, StreamID.text("start")), (#"AAAA", "id": -3}"#, .number(-3)),
        (#"AAAA", "id": 3"#, nil), (#"AAAA", "ids": 3}"#, nil), ("", nil), (#"{"id":7 , "#, .number(7)),
        (#"{"id": 7.5}"#, nil), (#"{"id": +7}"#, nil), (#"{"id": -}"#, nil), (#"{"id""#, nil), (#"{"id": "#, nil),
        (#"{"id": "a\""#, nil), (#"{"id": "a\"b\u00e9\\"x"#, .text(#"a"bé\"#)), (#"{"id": "", "#, .text("")),
        (#"{"id": "\x"}"#, nil), (#"{"id": x, "id": "b"}"#, .text("b")), (#"{"id": 99999999999999999999}"#, nil),
    ])
    func findsTheIdentifierInAPart(part: String, id: StreamID?) {
        #expect(StreamRequest.id(in: Array(part.utf8)) == id)
    }

    /// A long line that is no JSON takes no more than its length: the search for an identifier took 160 bytes for each character.
    @Test(arguments: [(#"{"id": "a", "base64": ""#, StreamID.text("a")), (#"{"id": ""#, nil), (#"{"base64": ""#, nil)])
    func looksForTheIdentifierOfALongBrokenLine(start: String, id: StreamID?) {
        let line = Array(start.utf8) + [UInt8](repeating: UInt8(ascii: "A"), count: 8 << 20)
        var request: StreamRequest?
        let time = ContinuousClock().measure { request = StreamRequest(line) }
        #expect(request?.id == id)
        #expect(time < .seconds(1))
    }

    @Test func knowsWhichIdentifiersWereThere() {
        var ids = StreamIDs()
        #expect(ids.insert(.text("1")) && ids.insert(.number(1)) && ids.insert(.text("")))
        #expect(!ids.insert(.text("1")) && !ids.insert(.number(1)))
        #expect(ids.contains(.text("")) && !ids.contains(.number(2)))
    }
}
