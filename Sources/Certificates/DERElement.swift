/// An element of the Basic or the Distinguished Encoding Rules (X.690): a tag, a length and a content.
public struct DERElement: Hashable, Sendable {
    /// The tag, one byte. Elements with longer tags are refused, as no certificate has any.
    public let tag: UInt8
    /// The bytes of the element with its tag and its length.
    public let bytes: ArraySlice<UInt8>
    /// The bytes of the content.
    public let content: ArraySlice<UInt8>

    /// The content of an element as a list of elements that is read from the front.
    public var reader: DERReader { DERReader(content) }

    /// The elements in the content.
    public func children() throws(DERError) -> [DERElement] {
        var reader = reader
        var elements: [DERElement] = []
        while !reader.isAtEnd { elements.append(try reader.next()) }
        return elements
    }

    /// The bytes of a string of bytes: one that BER wrote in parts is joined.
    func octets() throws(DERError) -> [UInt8] {
        guard tag == DERElement.constructed | DERTag.octetString else { return Array(content) }
        var joined: [UInt8] = []
        for part in try children() { joined += part.content }
        return joined
    }

    /// The bit of a tag that says that elements follow.
    private static let constructed: UInt8 = 0x20
}

/// The tags that certificates have (X.690, 8.1.2).
public enum DERTag {
    public static let boolean: UInt8 = 0x01, integer: UInt8 = 0x02, bitString: UInt8 = 0x03, octetString: UInt8 = 0x04
    public static let objectIdentifier: UInt8 = 0x06, sequence: UInt8 = 0x30, set: UInt8 = 0x31

    /// The tag of a constructed element of a context.
    public static func context(_ number: UInt8) -> UInt8 { 0xA0 | number }
}

/// An error of an encoding that is none.
public struct DERError: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String { "The data is not encoded as the rules of ASN.1 demand." }

    /// Creates the error.
    public init() {}
}

/// A list of elements that is read from the front.
public struct DERReader: Hashable, Sendable {
    private var rest: ArraySlice<UInt8>

    /// Creates a reader of bytes.
    public init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// True if nothing follows.
    public var isAtEnd: Bool { rest.isEmpty }

    /// Reads the next element.
    public mutating func next() throws(DERError) -> DERElement { try next(depth: 0) }

    /// Reads the next element, which has a tag.
    public mutating func next(_ tag: UInt8) throws(DERError) -> DERElement {
        let element = try next()
        guard element.tag == tag else { throw DERError() }
        return element
    }

    /// Reads the next element if it has a tag.
    public mutating func nextIf(_ tag: UInt8) throws(DERError) -> DERElement? {
        rest.first == tag ? try next() : nil
    }

    /// Reads the only element of bytes.
    public static func only(_ tag: UInt8, in bytes: ArraySlice<UInt8>) throws(DERError) -> DERElement {
        var reader = DERReader(bytes)
        let element = try reader.next(tag)
        guard reader.isAtEnd else { throw DERError() }
        return element
    }

    /// The most elements of unknown length within each other.
    private static let depthLimit = 16

    private mutating func next(depth: Int) throws(DERError) -> DERElement {
        let whole = rest
        let tag = try byte()
        guard tag & 0x1F != 0x1F else { throw DERError() }
        let first = try byte()
        if first == 0x80 {
            guard tag & 0x20 != 0, depth < Self.depthLimit else { throw DERError() }
            let start = rest.startIndex
            while !rest.starts(with: [0, 0]) { _ = try next(depth: depth + 1) }
            let content = whole[start..<rest.startIndex]
            rest = rest.dropFirst(2)
            return DERElement(tag: tag, bytes: whole[..<rest.startIndex], content: content)
        }
        var length = Int(first)
        if first > 0x80 {
            guard first <= 0x84 else { throw DERError() }
            length = 0
            for _ in 0..<(first & 0x7F) { length = length << 8 | Int(try byte()) }
        }
        guard length <= rest.count else { throw DERError() }
        let content = rest.prefix(length)
        rest = rest.dropFirst(length)
        return DERElement(tag: tag, bytes: whole[..<rest.startIndex], content: content)
    }

    private mutating func byte() throws(DERError) -> UInt8 {
        guard let byte = rest.popFirst() else { throw DERError() }
        return byte
    }
}
