/// An element of BER-TLV: a tag and the bytes of its value (Doc 9303-10 §3.9.1).
struct DataElement: Hashable, Sendable {
    /// The bytes of the tag as one number: `0x61`, `0x5F1F`.
    let tag: UInt32
    /// The value.
    let value: ArraySlice<UInt8>
    /// The whole element: tag, length and value.
    let whole: ArraySlice<UInt8>

    /// The number of elements that one value may be made of.
    private static let mostElements = 1000

    /// Reads the element at the beginning of some bytes; others may follow it.
    init(first bytes: ArraySlice<UInt8>) throws(LDSError) {
        var rest = bytes
        tag = try Self.tag(&rest)
        let length = try Self.length(&rest)
        guard length <= rest.count else { throw .cutOff }
        value = rest.prefix(length)
        whole = bytes[bytes.startIndex..<value.endIndex]
    }

    /// Reads all elements of some bytes, in their order.
    static func all(_ bytes: ArraySlice<UInt8>) throws(LDSError) -> [DataElement] {
        var (elements, rest) = ([DataElement](), bytes)
        while !rest.isEmpty {
            guard elements.count < mostElements else { throw .tooManyElements }
            let element = try DataElement(first: rest)
            elements.append(element)
            rest = rest[element.value.endIndex...]
        }
        return elements
    }

    /// Reads the tags of a list of tags, which have no lengths.
    static func tags(_ bytes: ArraySlice<UInt8>) throws(LDSError) -> [UInt32] {
        var (tags, rest) = ([UInt32](), bytes)
        while !rest.isEmpty { tags.append(try tag(&rest)) }
        return tags
    }

    /// The elements that the value is made of.
    func elements() throws(LDSError) -> [DataElement] { try Self.all(value) }

    /// The first element of a tag within the value.
    func element(_ tag: UInt32) throws(LDSError) -> DataElement {
        guard let element = try elements().first(where: { $0.tag == tag }) else { throw .missing(tag: tag) }
        return element
    }

    /// The element at the end of a path of tags.
    func element(at path: [UInt32]) throws(LDSError) -> DataElement {
        var element = self
        for tag in path { element = try element.element(tag) }
        return element
    }

    /// Takes a tag of up to three bytes off.
    private static func tag(_ rest: inout ArraySlice<UInt8>) throws(LDSError) -> UInt32 {
        guard let first = rest.popFirst() else { throw .cutOff }
        var tag = UInt32(first)
        guard first & 0x1F == 0x1F else { return tag }
        for _ in 0..<2 {
            guard let next = rest.popFirst() else { throw .cutOff }
            tag = tag << 8 | UInt32(next)
            if next < 0x80 { return tag }
        }
        throw .otherHeader
    }

    /// Takes a length of up to four bytes off.
    private static func length(_ rest: inout ArraySlice<UInt8>) throws(LDSError) -> Int {
        guard let first = rest.popFirst() else { throw .cutOff }
        guard first >= 0x80 else { return Int(first) }
        guard first > 0x80 else { throw .indefiniteLength }
        let count = Int(first & 0x7F)
        guard count <= 4 else { throw .otherHeader }
        guard count <= rest.count else { throw .cutOff }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }
}
