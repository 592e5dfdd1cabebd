/// The encoding of bytes as text of RFC 4648, 4 and 5.
public enum Base64 {
    /// The bytes of a text of either alphabet, with or without padding; white space means nothing.
    ///
    /// - Returns: Nil if other characters stand in the text, if it is cut, or if its last bits mean nothing and are not
    ///   zero.
    public static func bytes(of text: some Sequence<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var (bits, count, hasEnded) = (0, 0, false)
        for character in text where !whiteSpace.contains(character) {
            if character == UInt8(ascii: "=") {
                hasEnded = true
                continue
            }
            guard !hasEnded, let value = value(of: character) else { return nil }
            (bits, count) = (bits << 6 | value, count + 6)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count))
                bits &= 1 << count - 1
            }
        }
        return count < 6 && bits == 0 ? bytes : nil
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

    private static let whiteSpace: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

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
