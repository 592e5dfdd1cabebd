/// The encoding of bytes as text of RFC 4648, 4 and 5.
public enum Base64 {
    /// The bytes of a text of either alphabet, with all its padding or without any; white space means nothing.
    ///
    /// - Returns: Nil if other characters stand in the text, if it is cut, or if its last bits mean nothing and are not
    ///   zero.
    public static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount / 4 * 3)
        var (bits, count, padding) = (0, 0, 0)
        for character in text {
            guard let value = value(of: character) else {
                if character == UInt8(ascii: "=") { padding += 1 } else if !isSpace(character) { return nil }
                continue
            }
            guard padding == 0 else { return nil }
            (bits, count) = (bits << 6 | value, count + 1)
            if count.isMultiple(of: 4) {
                bytes += [UInt8(bits >> 16), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
                bits = 0
            }
        }
        let rest = count % 4
        guard rest != 1, padding == 0 || rest > 0 && rest + padding == 4 else { return nil }
        // The bits of the last characters that belong to no byte.
        let unused = rest == 2 ? 4 : 2
        guard rest == 0 || bits & (1 << unused - 1) == 0 else { return nil }
        if rest > 2 { bytes.append(UInt8(bits >> 10)) }
        if rest > 0 { bytes.append(UInt8(bits >> unused & 0xFF)) }
        return bytes
    }

    /// The text of bytes in the alphabet for addresses, without padding.
    public static func text(of bytes: some Collection<UInt8>) -> String {
        var text = ""
        var (bits, count) = (0, 0)
        for byte in bytes {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 6 {
                count -= 6
                text.unicodeScalars.append(Unicode.Scalar(alphabet[bits >> count]))
                bits &= 1 << count - 1
            }
        }
        if count > 0 { text.unicodeScalars.append(Unicode.Scalar(alphabet[bits << (6 - count)])) }
        return text
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    private static func isSpace(_ character: UInt8) -> Bool { [0x09, 0x0A, 0x0D, 0x20].contains(character) }

    private static func value(of character: UInt8) -> Int? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character) - 0x41
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character) - 0x47
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character) + 4
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
