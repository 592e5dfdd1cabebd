extension LicenceData {
    /// Writes the content of a barcode as the standard has it since version 2, for tests and specimens.
    ///
    /// - Parameters:
    ///   - issuer: The issuer identification number, six digits.
    ///   - version: The version of the standard, 2 to 99.
    ///   - jurisdictionVersion: The jurisdiction's own version, 0 to 99.
    ///   - parts: The parts, the card's first.
    public static func text(issuer: String, version: Int, jurisdictionVersion: Int, parts: [Part]) -> String {
        func padded(_ number: Int, to width: Int) -> String {
            String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
        }
        let contents = parts.map { part in
            part.kind + part.elements.map { $0.code + $0.value }.joined(separator: "\n") + "\r"
        }
        var header =
            "@\n\u{1E}\rANSI \(issuer)" + padded(version, to: 2) + padded(jurisdictionVersion, to: 2)
            + padded(parts.count, to: 2)
        var start = header.utf8.count + parts.count * placeLength
        for (part, content) in zip(parts, contents) {
            header += part.kind + padded(start, to: 4) + padded(content.utf8.count, to: 4)
            start += content.utf8.count
        }
        return header + contents.joined()
    }

    /// The letters of a part, its beginning and its length.
    private static let placeLength = 10
}
