import Foundation
import Testing

@testable import IDScanCLI

struct StreamLinesTests {
    /// The lines of a file as text; a long one as its start and its end.
    private static func lines(of content: String, limit: Int, separatedByNull: Bool = false) throws -> [String] {
        let folder = try Folder()
        var stream = try StreamLines(
            of: Input(name: folder.add("list", content).path), limit: limit,
            separatedByNull: separatedByNull, until: nil)
        var lines: [String] = []
        while let line = try stream.next() {
            switch line {
            case .whole(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong(let start, let end):
                lines.append(
                    "\(String(decoding: start.prefix(3), as: UTF8.self))…\(String(decoding: end.suffix(3), as: UTF8.self))"
                )
            }
        }
        return lines
    }

    /// The output of `find -print0`: names may hold newlines.
    @Test(arguments: [
        ("a\0b\0", ["a", "b"]), ("a\nb\0c\r\0", ["a\nb", "c\r"]), ("\0\0a", ["a"]),
        ("0123456789x\0b", ["012…9x", "b"]),
    ])
    func readsLinesThatNullEnds(content: String, lines: [String]) throws {
        let read = try Self.lines(of: content, limit: 10, separatedByNull: true)
        #expect(read.count == lines.count && read.last == lines.last && (lines[0].contains("…") || read[0] == lines[0]))
    }

    /// A byte order mark at the start of a list is no part of a name.
    @Test(arguments: [
        ("\u{FEFF}a\nb", ["a", "b"]), ("\u{FEFF}", []), ("\u{FEFF}\na", ["a"]), ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    ])
    func skipsAByteOrderMark(content: String, lines: [String]) throws {
        #expect(try Self.lines(of: content, limit: 10) == lines)
    }

    /// The bytes that stand behind a line are taken as they are, across blocks; what follows is a line again.
    @Test func readsBytesBehindALine() throws {
        let bytes = (0..<150_000).map { UInt8(truncatingIfNeeded: $0) }
        let folder = try Folder()
        let file = try folder.add("requests", Data("a\n".utf8) + Data(bytes) + Data("b\nc".utf8))
        var stream = try StreamLines(of: Input(name: file.path), limit: 200_000, until: nil)
        func line() throws -> [UInt8]? { if case .whole(let line) = try stream.next() { line } else { nil } }
        #expect(try line() == Array("a".utf8))
        #expect(try stream.bytes(bytes.count) == bytes)
        #expect(try line() == Array("b".utf8))
        #expect(try stream.bytes(-1) == nil && stream.bytes(200_001) == nil && stream.bytes(0) == [])
        #expect(try stream.bytes(2) == nil)
    }

    @Test(arguments: [
        ("", []), ("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\r\n\r\n\nb", ["a", "b"]), ("\n\n", []),
        ("0123456789\n01234567890\na", ["0123456789", "012…0", "a"]), ("0123456789abc", ["012…abc"]),
    ])
    func readsLines(content: String, lines: [String]) throws {
        #expect(try Self.lines(of: content, limit: 10) == lines)
    }

    /// Lines that go across the blocks in which a file is read.
    @Test func readsLinesAcrossBlocks() throws {
        let lines = (0..<400).map { String(repeating: "x", count: $0 * 7 % 1001 + 1) + "\($0)" }
        #expect(try Self.lines(of: lines.joined(separator: "\n"), limit: 2000) == lines)
        let long = String(repeating: "y", count: 1 << 20)
        #expect(try Self.lines(of: "a\nbeg\(long)end\nc\n", limit: 2000) == ["a", "beg…end", "c"])
    }
}
