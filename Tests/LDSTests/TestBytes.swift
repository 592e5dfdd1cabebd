import Certificates

/// The bytes of hexadecimal digits; spaces mean nothing.
func hex(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// The bytes of base64.
func base64(_ text: String) -> [UInt8] { Base64.bytes(of: Array(text.utf8)) ?? [] }

/// An element of a tag, in hexadecimal digits, and of parts.
func element(_ tag: String, _ parts: [UInt8]...) -> [UInt8] {
    let value = parts.flatMap(\.self)
    let size = value.count
    let length: [UInt8] =
        size < 0x80
        ? [UInt8(size)] : size < 0x100 ? [0x81, UInt8(size)] : [0x82, UInt8(size >> 8), UInt8(size & 0xFF)]
    return hex(tag) + length + value
}

/// A generator of random numbers that begins anew each time (SplitMix64).
struct FixedGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
