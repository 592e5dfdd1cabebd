/// Text of a content stream (ISO 32000-1, 7.8.2).
struct ContentStream {
    /// The bytes that were written so far.
    private(set) var bytes: [UInt8] = []

    /// Writes operands and an operator.
    mutating func write(_ operands: [Double], _ operation: StaticString, decimals: Int = 3) {
        for operand in operands {
            write(number: operand, decimals: decimals)
            bytes.append(UInt8(ascii: " "))
        }
        write(operation)
    }

    /// Writes an operator that has its operands before it.
    mutating func write(_ operation: StaticString) {
        operation.withUTF8Buffer { bytes += $0 }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes a name as an operand.
    mutating func write(name: String) {
        bytes += Array("/\(name) ".utf8)
    }

    /// Writes a text of codes, two bytes each, as an operand.
    mutating func write(codes: [UInt16]) {
        bytes.append(UInt8(ascii: "<"))
        for code in codes { bytes += code.hexadecimal }
        bytes += Array("> ".utf8)
    }

    /// Writes a number without an exponent, which PDF does not know; a value that is no number becomes 0.
    mutating func write(number: Double, decimals: Int = 3) {
        let scale = Self.powers[decimals]
        let most = 1e12
        let scaled = number.isFinite ? (max(-most, min(most, number)) * scale).rounded() : 0
        let whole = Int(scaled.magnitude), unit = Int(scale)
        if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes += Array(String(whole / unit).utf8)
        var (rest, place) = (whole % unit, unit / 10)
        guard rest != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        while rest != 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
            (rest, place) = (rest % place, place / 10)
        }
    }

    private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]
}

extension UInt16 {
    /// Four digits.
    var hexadecimal: [UInt8] {
        [12, 8, 4, 0].map { shift in
            let digit = UInt8(truncatingIfNeeded: self >> shift) & 15
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit
        }
    }
}
