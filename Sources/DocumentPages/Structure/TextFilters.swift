/// The filters of ISO 32000-1 that need no library. Bytes that are wrong are passed over.
extension [UInt8] {
    /// Undoes /ASCII85Decode (7.4.3): five characters stand for four bytes.
    func withoutASCII85() -> [UInt8] {
        var (result, group) = ([UInt8](), [UInt32]())
        func bytes(of group: [UInt32], count: Int) -> [UInt8] {
            let value = group.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            return (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
        }
        for byte in self {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), group.isEmpty {
                result += [0, 0, 0, 0]
                continue
            }
            guard (UInt8(ascii: "!")...UInt8(ascii: "u")).contains(byte) else { continue }
            group.append(UInt32(byte - UInt8(ascii: "!")))
            if group.count == 5 {
                result += bytes(of: group, count: 4)
                group = []
            }
        }
        if group.count > 1 {
            result += bytes(of: group + [UInt32](repeating: 84, count: 5 - group.count), count: group.count - 1)
        }
        return result
    }

    /// Undoes /ASCIIHexDecode (7.4.2): two digits stand for a byte.
    func withoutHexadecimals() -> [UInt8] {
        var digits: [UInt8] = []
        for byte in self {
            if byte == UInt8(ascii: ">") { break }
            if let digit = Character(UnicodeScalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
        }
        if !digits.count.isMultiple(of: 2) { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    /// Undoes /RunLengthDecode (7.4.5).
    func withoutRunLengths(limit: Int) throws(PDFError) -> [UInt8] {
        var (result, place) = ([UInt8](), 0)
        while place < count, self[place] != 128 {
            let length = Int(self[place])
            if length < 128 {
                result += self[Swift.min(place + 1, count)..<Swift.min(place + 2 + length, count)]
                place += 2 + length
            } else {
                guard place + 1 < count else { break }
                result += [UInt8](repeating: self[place + 1], count: 257 - length)
                place += 2
            }
            guard result.count <= limit else { throw .tooLong }
        }
        return result
    }
}
