import ScanReports

extension String {
    /// This text with everything written out that would do something to a terminal: control characters, ends of lines
    /// and the characters that turn the direction of writing, as `\u001b`, `\n` and the like.
    ///
    /// Bytes of names that are not UTF-8 are U+FFFD.
    var visible: String { escaping { _ in true } }

    /// This text as ``visible`` gives it, but for its ends of lines.
    var visibleLines: String { escaping { $0 != "\n" } }

    private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
        if !unicodeScalars.contains(where: { $0.isHarmful || ByteText.isByte($0) }) { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if ByteText.isByte(scalar) {
                text.unicodeScalars.append("\u{FFFD}")
            } else if scalar.isHarmful, isEscaped(scalar) {
                text += scalar.escaped
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// The form of a character in messages; all harmful ones have four digits at most.
    fileprivate var escaped: String {
        switch self {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            let digits = String(value, radix: 16)
            return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }
}
