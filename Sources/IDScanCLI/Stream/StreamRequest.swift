import ScanReports
import SystemFoundation

/// One line of a stream: which input is to be scanned.
struct StreamRequest: Sendable {
    /// The source of the image.
    enum Source: Sendable {
        case file(FileName)
        /// The image itself, in base64, and the name that the answer is to bear.
        case base64(String, name: String?)
        /// The image itself, and the name that the answer is to bear.
        case bytes([UInt8], name: String)
    }

    /// The identifier that the answer is to bear; nil when the line has none.
    let id: StreamID?
    /// The number of the line, from 1; empty lines do not count.
    let line: Int
    /// The image, or why the line cannot be used.
    let source: Result<Source, Failure>
    /// The number of bytes behind the line, which are the image: this program asks its own processes so.
    private(set) var byteCount: Int?

    /// The content of a line of JSON.
    private struct Line: Decodable {
        let id: StreamID?
        let path: String?
        let base64: String?
        let byteCount: Int?
    }

    /// Reads a line, without the newline at its end.
    ///
    /// A line that begins with a brace is JSON: `{"id": 7, "path": "card.jpg"}` or `{"id": "a", "base64": "…"}`. An image
    /// that comes with a path is not read from there: the answer bears its name. Any other line is a path, which is its own
    /// identifier.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - number: Its number, from 1.
    init(_ line: [UInt8], number: Int = 1) {
        self.line = number
        guard line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) == UInt8(ascii: "{") else {
            let name = FileName(bytes: line)
            (id, source) = (.text(name.text), Self.source(of: name))
            return
        }
        guard let read = try? JSONDecoder().decode(Line.self, from: Data(line)) else {
            id = Self.id(inBroken: line)
            source = .failure(.badLine("this is neither a path nor JSON with the texts \"path\" or \"base64\""))
            return
        }
        id = read.id
        byteCount = read.byteCount
        if let key = Self.repeatedKey(in: line) {
            source = .failure(.badLine("\"\(key)\" stands twice in this line"))
            return
        }
        source =
            switch (read.id, read.path, read.base64) {
            case (nil, _, _): .failure(.badLine("\"id\" is missing: a text or a whole number"))
            case (_, let path?, nil): Self.source(of: FileName(bytes: Array(path.utf8)))
            case (_, let path, let base64?): .success(.base64(base64, name: path))
            default: .failure(.badLine("one of \"path\" and \"base64\" is wanted"))
            }
    }

    /// The first key that an object has twice; nil if it has none. Decoders keep one of two values, and do not say which.
    ///
    /// The reader of templates finds such keys, too, but makes a tree of values: too much for an image of 64 MB in base64.
    private static func repeatedKey(in line: [UInt8]) -> String? {
        var (seen, depth, isEscaped) = (Set<ArraySlice<UInt8>>(), 0, false)
        var (start, last): (Int?, Range<Int>) = (nil, 0..<0)
        for (index, byte) in line.enumerated() {
            if let begin = start {
                if !isEscaped, byte == UInt8(ascii: "\"") { (start, last) = (nil, begin..<index) }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): start = index + 1
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":"):
                guard depth == 1, !seen.insert(line[last]).inserted else { continue }
                return String(decoding: line[last], as: UTF8.self)
            default: break
            }
        }
        return nil
    }

    /// The beginning of a data URL, as RFC 2397 has it.
    private static let dataURL = Array("data:".utf8)

    /// Takes a name; no process that scans has its list as an image.
    private static func source(of name: FileName) -> Result<Source, Failure> {
        if name.isStandardStream { return .failure(.badLine("- is not a file: name one, or give \"base64\"")) }
        if name.bytes.contains(0) {
            return .failure(.badLine("a NUL stands in this line: --null reads names that NUL separates"))
        }
        if name.bytes.starts(with: dataURL) {
            return .failure(.badLine("this is a data URL: give what stands behind its comma as \"base64\""))
        }
        return .success(.file(name))
    }

    /// Makes a request that came from no line, or of a line that cannot be used.
    init(id: StreamID?, line: Int, source: Result<Source, Failure>) {
        (self.id, self.line, self.source) = (id, line, source)
    }

    /// The same request with the bytes that stood behind its line; nil if they were missing.
    func with(bytes: [UInt8]?) -> StreamRequest {
        guard let id, case .success(.file(let file)) = source, let bytes else {
            let failure = Failure.badLine("the bytes behind this line are missing")
            return StreamRequest(id: id, line: line, source: .failure(failure))
        }
        return StreamRequest(id: id, line: line, source: .success(.bytes(bytes, name: file.text)))
    }

    /// Finds the identifier in a line that is no JSON, where lines that are too long are looked for theirs, too: the search takes
    /// memory for each character.
    private static func id(inBroken line: [UInt8]) -> StreamID? {
        id(in: Array(line.prefix(StreamLines.kept))) ?? id(in: Array(line.suffix(StreamLines.kept)))
    }

    /// Finds the identifier in a part of a line of JSON, such as `"id": 7,` or `"id": "a"`; nil when it is not there.
    static func id(in part: [UInt8]) -> StreamID? {
        let identifier = /"id"[ \t]*:[ \t]*("(?:[^"\\]|\\.)*"|-?[0-9]+(?=[ \t]*[,}]))/
        return String(decoding: part, as: UTF8.self).matches(of: identifier).lazy.compactMap { match in
            try? JSONDecoder().decode(StreamID.self, from: Data(match.1.utf8))
        }.first
    }
}

extension Failure {
    /// A line that names no input.
    static func badLine(_ message: String) -> Failure { Failure(code: "badLine", message: message) }
}
