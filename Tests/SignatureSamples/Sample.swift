import Certificates

/// Bytes with a name, by which tests show them.
package struct Sample: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    package let description: String
    /// The bytes.
    package let bytes: [UInt8]

    /// Creates a sample of base64 in lines.
    package init(_ name: String, _ base64: String) {
        self.init(name, bytes: Base64.bytes(of: base64.utf8) ?? [])
    }

    /// Creates a sample of hexadecimal digits in lines.
    package init(_ name: String, digits: String) {
        let values = digits.compactMap(\.hexDigitValue)
        self.init(
            name, bytes: stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) })
    }

    /// Creates a sample of text.
    package init(_ name: String, text: String) { self.init(name, bytes: Array(text.utf8)) }

    /// Creates a sample of bytes.
    package init(_ name: String, bytes: [UInt8]) { (description, self.bytes) = (name, bytes) }
}
