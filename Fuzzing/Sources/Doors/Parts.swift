extension [UInt8] {
    /// The parts of an input: each has its length before it in two bytes, the greater first; the last has the rest.
    public var parts: [[UInt8]] {
        var (parts, rest) = ([[UInt8]](), self[...])
        while rest.count >= 2 {
            let length = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
            rest = rest.dropFirst(2)
            parts.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    /// The bytes as text; what is no UTF-8 is replaced.
    public var text: String { String(decoding: self, as: UTF8.self) }
}
