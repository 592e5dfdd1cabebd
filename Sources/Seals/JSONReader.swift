/// A reader of JSON that refuses texts that two readers may understand differently.
struct JSONReader {
    private var rest: ArraySlice<UInt8>

    /// Reads a value that is all of some bytes.
    static func value(of bytes: [UInt8]) throws(SealError) -> JSONValue {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notJSON }
        var reader = JSONReader(rest: bytes[...])
        let value = try reader.value(depth: 0)
        guard reader.next() == nil else { throw .notJSON }
        return value
    }

    /// The most values within each other.
    private static let depthLimit = 16
    /// The largest number that each reader understands (RFC 8785, 3.2.2.3).
    private static let largest = 1 << 53 - 1

    /// The next byte that is no white space; nil at the end.
    private mutating func next() -> UInt8? {
        rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return rest.first
    }

    /// Reads a character if it is the next one.
    private mutating func skip(_ character: Character) -> Bool {
        guard next() == character.asciiValue else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func value(depth: Int) throws(SealError) -> JSONValue {
        guard depth < Self.depthLimit, let first = next() else { throw .notJSON }
        switch first {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default:
            for (word, value) in Self.words where rest.starts(with: word.utf8) {
                rest = rest.dropFirst(word.utf8.count)
                return value
            }
            throw .notJSON
        }
    }

    private static let words: [(String, JSONValue)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]

    private mutating func object(depth: Int) throws(SealError) -> JSONValue {
        var members: [JSONValue.Member] = []
        var names: Set<[UInt8]> = []
        rest = rest.dropFirst()
        if skip("}") { return .object([]) }
        repeat {
            guard next() == UInt8(ascii: "\"") else { throw .notJSON }
            let name = try string()
            // By bytes: Swift takes names for equal that are so only after composition.
            guard names.insert(Array(name.utf8)).inserted else { throw .duplicateKey }
            guard skip(":") else { throw .notJSON }
            members.append(JSONValue.Member(name, try value(depth: depth + 1)))
        } while skip(",")
        guard skip("}") else { throw .notJSON }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(SealError) -> JSONValue {
        var values: [JSONValue] = []
        rest = rest.dropFirst()
        if skip("]") { return .array([]) }
        repeat { values.append(try value(depth: depth + 1)) } while skip(",")
        guard skip("]") else { throw .notJSON }
        return .array(values)
    }

    private mutating func number() throws(SealError) -> JSONValue {
        let text = String(decoding: rest.prefix { "+-.eE0123456789".utf8.contains($0) }, as: UTF8.self)
        rest = rest.dropFirst(text.utf8.count)
        guard let number = Int(text), String(number) == text, abs(number.clamped) <= Self.largest else {
            throw .unsupportedNumber
        }
        return .number(number)
    }

    private mutating func string() throws(SealError) -> String {
        var units: [UInt8] = []
        rest = rest.dropFirst()
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
            case UInt8(ascii: "\\"): units += try escape()
            case 0..<0x20: throw .notJSON
            default: units.append(byte)
            }
        }
        throw .notJSON
    }

    /// Reads the characters behind a backslash.
    private mutating func escape() throws(SealError) -> [UInt8] {
        guard let byte = rest.popFirst() else { throw .notJSON }
        if byte != UInt8(ascii: "u") {
            guard let character = Self.escapes[byte] else { throw .notJSON }
            return [character]
        }
        var units = [try hexadecimalUnit()]
        if UTF16.isLeadSurrogate(units[0]), rest.starts(with: "\\u".utf8) {
            rest = rest.dropFirst(2)
            units.append(try hexadecimalUnit())
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw .notJSON }
        return Array(text.utf8)
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
        UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    private mutating func hexadecimalUnit() throws(SealError) -> UInt16 {
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.first != "+", let unit = UInt16(digits, radix: 16) else { throw .notJSON }
        rest = rest.dropFirst(4)
        return unit
    }
}

extension Int {
    /// The number, or the nearest that has an opposite.
    fileprivate var clamped: Int { Swift.max(self, -Int.max) }
}
