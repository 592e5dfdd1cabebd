/// Text that stands for any bytes, so that names of files that are not UTF-8 pass through a `String` unharmed.
///
/// A byte that is no part of UTF-8 becomes a character of a range in Unicode's last private plane, and so does every
/// byte of a character of that range. No two byte strings have the same text.
enum ByteText {
    /// The character that stands for the byte 0; only bytes from 128 on need one.
    private static let zero: UInt32 = 0x10_FE00

    /// Returns the text that stands for bytes.
    static func text(of bytes: [UInt8]) -> String {
        var result = String.UnicodeScalarView()
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var position = 0
        while true {
            let parsed = parser.parseScalar(from: &iterator)
            let length: Int
            switch parsed {
            case .valid(let encoded):
                length = encoded.count
                let scalar = Unicode.UTF8.decode(encoded)
                if !isByte(scalar) {
                    result.append(scalar)
                    position += length
                    continue
                }
            case .error(let count): length = count
            case .emptyInput: return String(result)
            }
            result.append(contentsOf: bytes[position..<position + length].compactMap(scalar))
            position += length
        }
    }

    /// Returns the bytes that a text stands for.
    static func bytes(of text: String) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            isByte(scalar) ? [UInt8(scalar.value - zero)] : Array(String(scalar).utf8)
        }
    }

    /// True if a character stands for a byte.
    static func isByte(_ scalar: Unicode.Scalar) -> Bool {
        (zero + 0x80...zero + 0xFF).contains(scalar.value)
    }

    private static func scalar(for byte: UInt8) -> Unicode.Scalar? {
        Unicode.Scalar(zero + UInt32(byte))
    }
}

extension CommandLine {
    /// The arguments behind the program's name, as ``ByteText``; `arguments` would repair those that are not UTF-8.
    static var byteTexts: [String] {
        (1..<max(1, Int(argc))).compactMap { index in
            unsafeArgv[index].map { argument in
                var bytes: [UInt8] = []
                while argument[bytes.count] != 0 { bytes.append(UInt8(bitPattern: argument[bytes.count])) }
                return ByteText.text(of: bytes)
            }
        }
    }
}
