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
