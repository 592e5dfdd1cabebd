/// The choices of a grammar, taken from the bytes of an input one by one; all are 0 behind its end.
public struct Choices {
    private var rest: ArraySlice<UInt8>

    /// Takes the choices from bytes.
    public init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// True where nothing is left to choose by.
    public var isOver: Bool { rest.isEmpty }

    /// A number below a limit of at most 256.
    public mutating func number(below limit: Int) -> Int { Int(rest.popFirst() ?? 0) % limit }

    /// A number of two bytes.
    public mutating func word() -> Int { number(below: 256) << 8 | number(below: 256) }

    /// One of some elements.
    public mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// The bytes that are left, of which some at most are taken.
    public mutating func bytes(atMost count: Int) -> [UInt8] {
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }
}
