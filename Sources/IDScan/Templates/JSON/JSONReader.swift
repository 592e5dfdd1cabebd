/// Reads JSON (RFC 8259), and tells its faults in words for people who write it by hand.
struct JSONReader {
    /// No template is nested deeper.
    private static let deepest = 32

    private let bytes: [UInt8]
    private var offset = 0
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads the one value of a text.
    mutating func document() throws(JSONFault) -> JSONOutline.Node {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw fault("this is not text in UTF-8; save it as that", at: offsetOfBrokenText)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try skipSpace()
        let node = try value()
        try skipSpace()
        if offset < bytes.count { throw fault("there is something after the end of the JSON; remove it") }
        return node
    }

    /// The place where the text is no UTF-8.
    private var offsetOfBrokenText: Int {
        let repaired = String(decoding: bytes, as: UTF8.self).unicodeScalars
        return repaired.prefix { $0 != "\u{FFFD}" }.reduce(0) { $0 + UTF8.width($1) }
    }

    private var next: Character? { offset < bytes.count ? Character(Unicode.Scalar(bytes[offset])) : nil }

    private func fault(_ problem: String, at place: Int? = nil) -> JSONFault {
        JSONFault(offset: place ?? offset, problem: problem)
    }

    private mutating func skipSpace() throws(JSONFault) {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
        if next == "/" || next == "#" { throw fault("JSON has no comments; remove this one") }
    }

    private mutating func value() throws(JSONFault) -> JSONOutline.Node {
        let start = offset
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw fault("this is nested too deeply for a template") }
        switch next {
        case "{": return JSONOutline.Node(offset: start, content: .object(try members()))
        case "[": return JSONOutline.Node(offset: start, content: .array(try elements()))
        case "\"": return JSONOutline.Node(offset: start, content: .text(try text()))
        case nil: throw fault("the file ends where a value is needed")
        default:
            try word()
            return JSONOutline.Node(offset: start, content: .other)
        }
    }

    private mutating func members() throws(JSONFault) -> [JSONOutline.Member] {
        var members: [JSONOutline.Member] = []
        try list(closedBy: "}") { reader, start throws(JSONFault) in
            guard reader.next == "\"" else { throw reader.faultOfKey }
            let key = try reader.text()
            if let first = members.first(where: { $0.key == key }) {
                let line = TextPosition(of: first.offset, in: reader.bytes).line
                throw reader.fault("there are two \"\(key)\" here, the first in line \(line); remove one", at: start)
            }
            try reader.skipSpace()
            guard reader.next == ":" else { throw reader.fault("a colon is missing after \"\(key)\"") }
            reader.offset += 1
            try reader.skipSpace()
            members.append(JSONOutline.Member(key: key, offset: start, value: try reader.value()))
        }
        return members
    }

    private mutating func elements() throws(JSONFault) -> [JSONOutline.Node] {
        var elements: [JSONOutline.Node] = []
        try list(closedBy: "]") { reader, _ throws(JSONFault) in elements.append(try reader.value()) }
        return elements
    }

    /// Reads the values between two brackets, separated by commas.
    private mutating func list(
        closedBy end: Character, element: (inout JSONReader, _ start: Int) throws(JSONFault) -> Void
    ) throws(JSONFault) {
        let (opening, start) = (next ?? " ", offset)
        var comma: Int?
        offset += 1
        while true {
            try skipSpace()
            switch next {
            case nil: throw fault("this \(opening) is never closed; its \(end) is missing", at: start)
            case end:
                if let comma { throw fault("nothing follows this comma; remove it", at: comma) }
                offset += 1
                return
            case "}", "]": throw fault("the \(opening) before is closed by \(end), not by this")
            case ",": throw fault("there is a comma too many")
            default: try element(&self, offset)
            }
            try skipSpace()
            comma = nil
            if next == "," {
                comma = offset
                offset += 1
            } else if next != end, let next, !"}]".contains(next) {
                throw fault(next == ":" ? "this colon stands behind a value" : "a comma is missing before this")
            }
        }
    }

    private var faultOfKey: JSONFault {
        switch next {
        case let next? where next.isNumber:
            fault("a key in double quotes is needed here; the fraction of a number follows a point, not a comma")
        case "'": fault("JSON has double quotes only")
        default: fault("a key in double quotes is needed here")
        }
    }
}

// MARK: - Single values

extension JSONReader {
    /// Reads a text in double quotes.
    private mutating func text() throws(JSONFault) -> String {
        let start = offset
        offset += 1
        var scalars: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: scalars, as: UTF8.self)
            case UInt8(ascii: "\\"): scalars += try escaped()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw fault("the text that begins here is not closed on its line; a \" is missing", at: start)
            case 0..<0x20: throw fault("a control character stands in the text; write \\t for a tab")
            default:
                scalars.append(byte)
                offset += 1
            }
        }
        throw fault("the text that begins here is never closed; a \" is missing", at: start)
    }

    /// Reads a backslash and the characters behind it. A half of a character (UTF-16) stands only with its other half.
    private mutating func escaped() throws(JSONFault) -> [UInt8] {
        let start = offset
        offset += 2
        switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[start + 1]]
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return [UInt8(ascii: " ")]
        case UInt8(ascii: "u"):
            var units = [try fourDigits(behind: start)]
            let isFirstHalf = UTF16.isLeadSurrogate(units[0])
            if isFirstHalf, bytes[offset...].starts(with: "\\u".utf8) {
                offset += 2
                units.append(try fourDigits(behind: offset - 2))
            }
            guard isFirstHalf ? units.count == 2 && UTF16.isTrailSurrogate(units[1]) : !UTF16.isSurrogate(units[0])
            else {
                throw fault("this is one half of a character (UTF-16); write the character itself", at: start)
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default: throw fault("a backslash stands for nothing here; write \\\\ for the character itself", at: start)
        }
    }

    /// Reads the digits of a `\\u` that begins at a place.
    private mutating func fourDigits(behind start: Int) throws(JSONFault) -> UInt16 {
        let digits = bytes[min(offset, bytes.count)..<min(offset + 4, bytes.count)]
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16) else {
            throw fault("\\u needs four digits, such as \\u00e9", at: start)
        }
        offset += 4
        return unit
    }

    /// Reads a number, `true`, `false` or `null`.
    private mutating func word() throws(JSONFault) {
        let start = offset
        while offset < bytes.count, Self.isPartOfWord(bytes[offset]) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        if ["true", "false", "null"].contains(word) { return }
        if Self.isNumber(word) {
            guard let number = Double(word), number.isFinite else { throw fault("this number is too large", at: start) }
            let isZero = word.prefix { !"eE".contains($0) }.allSatisfy { "-.0".contains($0) }
            guard isZero || abs(number) >= .leastNormalMagnitude else {
                throw fault("this number is too close to 0; write 0", at: start)
            }
            return
        }
        switch word.lowercased() {
        case "true", "false", "null", "none":
            throw fault("write true, false and null in small letters, and no other words", at: start)
        case "" where bytes[start] == UInt8(ascii: "'"): throw fault("JSON has double quotes only", at: start)
        case "": throw fault("a value is needed here", at: start)
        default:
            let isLikeNumber = word.first.map { "+-.0123456789".contains($0) } ?? false
            throw fault(
                isLikeNumber ? "this is no number as JSON has it: 4, 4.5, -4" : "text needs double quotes around it",
                at: start)
        }
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: true
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// True if a word is a number: no plus sign, no zero before other digits, digits on both sides of the point.
    private static func isNumber(_ word: String) -> Bool {
        let parts = word.split(maxSplits: 1, omittingEmptySubsequences: false) { "eE".contains($0) }
        let numbers = parts[0].drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
        let exponent = parts.dropFirst().first.map { $0.hasPrefix("-") || $0.hasPrefix("+") ? $0.dropFirst() : $0 }
        let isDigits = { (text: Substring) in !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } }
        return numbers.count <= 2 && numbers.allSatisfy(isDigits) && exponent.map(isDigits) ?? true
            && (numbers[0] == "0" || !numbers[0].hasPrefix("0")) && !word.hasPrefix("--")
    }
}
