extension [UInt8] {
    /// Decodes base64 as the JSON of Protocol Buffers has it: in the alphabet of RFC 4648, section 4 or 5, with its padding or
    /// without, and in several lines.
    ///
    /// - Returns: nil when a character is of neither alphabet, or the end is missing.
    public init?(base64 text: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var (bits, count, padding) = (UInt32(0), 0, 0)
        for character in text.utf8 {
            if [0x0A, 0x0D, 0x20, 0x09].contains(character) { continue }
            if character == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = Self.value(ofBase64: character) else { return nil }
            (bits, count) = (bits << 6 | UInt32(value), count + 1)
            if count.isMultiple(of: 4) {
                bytes += [UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8)]
                bytes.append(UInt8(truncatingIfNeeded: bits))
            }
        }
        let rest = count % 4
        guard rest != 1, padding == 0 || rest > 0 && rest + padding == 4 else { return nil }
        if rest == 2 { bytes.append(UInt8(truncatingIfNeeded: bits >> 4)) }
        if rest == 3 {
            bytes += [UInt8(truncatingIfNeeded: bits >> 10), UInt8(truncatingIfNeeded: bits >> 2)]
        }
        self = bytes
    }

    private static func value(ofBase64 character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
