/// A part of a content stream (ISO 32000-1, 7.8.2): an operand, or the operator behind operands.
enum ContentToken: Hashable {
    case number(Double)
    case name(String)
    /// A string; its text does not matter here.
    case text(count: Int)
    case array([ContentToken])
    /// A dictionary; its content does not matter here.
    case dictionary
    case word(String)
    /// An inline image, whole.
    case inlineImage
}

/// Takes a content stream apart. Whatever is in it, this ends.
struct ContentTokens: IteratorProtocol, Sequence {
    private let bytes: [UInt8]
    /// Behind the last token.
    private(set) var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Arrays and dictionaries in each other up to this depth are looked into.
    private static let mostDepth = 32

    mutating func next() -> ContentToken? { token(depth: 0) }

    private mutating func token(depth: Int) -> ContentToken? {
        skipSpace()
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "/"): return name()
        case UInt8(ascii: "("): return text()
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "<"):
            guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "<") else { return hexText() }
            place += 2
            while depth < Self.mostDepth, let token = token(depth: depth + 1), token != .word(">>") {}
            return .dictionary
        case UInt8(ascii: ">"):
            place += place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ">") ? 2 : 1
            return .word(">>")
        case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
            place += 1
            return .word(String(UnicodeScalar(bytes[place - 1])))
        default: return numberOrWord()
        }
    }

    private mutating func skipSpace() {
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "%") {
                while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            } else if bytes[place].isSpace {
                place += 1
            } else {
                return
            }
        }
    }

    /// The bytes up to the next that cannot belong to a name or a number.
    private mutating func regular() -> ArraySlice<UInt8> {
        let start = place
        while place < bytes.count, !bytes[place].isSpace, !bytes[place].isDelimiter { place += 1 }
        return bytes[start..<place]
    }

    private mutating func name() -> ContentToken {
        place += 1
        var (letters, raw) = ([UInt8](), regular()[...])
        while let byte = raw.popFirst() {
            if byte == UInt8(ascii: "#"), raw.count >= 2,
                let value = UInt8(String(decoding: raw.prefix(2), as: UTF8.self), radix: 16)
            {
                letters.append(value)
                raw = raw.dropFirst(2)
            } else {
                letters.append(byte)
            }
        }
        return .name(String(decoding: letters, as: UTF8.self))
    }

    private mutating func text() -> ContentToken {
        var (depth, count) = (0, 0)
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\\"): place += 1
            default: break
            }
            if depth == 0 { break }
            count += 1
        }
        place = Swift.min(place, bytes.count)
        return .text(count: Swift.max(0, count - 1))
    }

    private mutating func hexText() -> ContentToken {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
        place = Swift.min(place + 1, bytes.count)
        return .text(count: (place - start - 1) / 2)
    }

    private mutating func array(depth: Int) -> ContentToken {
        place += 1
        var items: [ContentToken] = []
        while depth < Self.mostDepth, let token = token(depth: depth + 1), token != .word("]") { items.append(token) }
        return .array(items)
    }

    private mutating func numberOrWord() -> ContentToken {
        let raw = regular()
        guard let first = raw.first else {
            place += 1
            return .word("")
        }
        if first.isDigit || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(first),
            let number = Double(String(decoding: raw, as: UTF8.self)), number.isFinite
        {
            return .number(number)
        }
        let word = String(decoding: raw, as: UTF8.self)
        guard word == "BI" else { return .word(word) }
        skipInlineImage()
        return .inlineImage
    }

    /// Goes to behind the `EI` that ends an inline image: it stands between spaces.
    private mutating func skipInlineImage() {
        while place + 3 < bytes.count {
            if bytes[place].isSpace, bytes[place + 1] == UInt8(ascii: "E"), bytes[place + 2] == UInt8(ascii: "I"),
                bytes[place + 3].isSpace
            {
                place += 3
                return
            }
            place += 1
        }
        place = bytes.count
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { [0, 9, 10, 12, 13, 32].contains(self) }
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isDelimiter: Bool { "()<>[]{}/%".utf8.contains(self) }
}
