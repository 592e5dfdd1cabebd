/// The bytes of a seal, read from the front.
struct ByteReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads some bytes.
    mutating func bytes(_ count: Int) throws(SealError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= rest.count else { throw .cutOff }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// Reads a byte.
    mutating func byte() throws(SealError) -> UInt8 {
        guard let byte = rest.popFirst() else { throw .cutOff }
        return byte
    }

    /// Reads a tag, a length of DER of up to two bytes, and the content. Seals are in use that write a length of 128 as
    /// 0x80.
    mutating func element() throws(SealError) -> (tag: UInt8, content: ArraySlice<UInt8>) {
        let tag = try byte()
        var length = Int(try byte())
        switch length {
        case ...0x80: break
        case 0x81: length = Int(try byte())
        case 0x82: length = Int(try byte()) << 8 | Int(try byte())
        default: throw .wrongHeader
        }
        return (tag, try bytes(length))
    }

    /// Reads a list of elements to the end.
    static func elements(
        of bytes: ArraySlice<UInt8>
    ) throws(SealError) -> [(tag: UInt8, content: ArraySlice<UInt8>)] {
        var reader = ByteReader(bytes)
        var elements: [(tag: UInt8, content: ArraySlice<UInt8>)] = []
        while !reader.isAtEnd { elements.append(try reader.element()) }
        return elements
    }
}

extension Sequence<UInt8> {
    /// The bytes as capital hexadecimal digits.
    var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// The number that the bytes are, the highest first; at most seven of them.
    var number: Int { reduce(0) { $0 << 8 | Int($1) } }
}
