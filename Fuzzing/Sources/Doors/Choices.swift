/// The choices of a grammar, taken from the bytes of an input one by one; all are 0 behind its end.
public struct Choices {
    private var rest: ArraySlice<UInt8>

    /// Takes the choices from bytes.
    public init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// A number from 0 on, below a limit of 1 to 256.
    public mutating func number(below limit: Int) -> Int { Int(rest.popFirst() ?? 0) % limit }

    /// A number of two bytes, 0 to 65,535.
    public mutating func word() -> Int { number(below: 256) << 8 | number(below: 256) }

    /// An element of a list. The list has 1 to 256.
    public mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// The next bytes: so many, or fewer where the input ends.
    public mutating func bytes(atMost count: Int) -> [UInt8] {
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }
}
