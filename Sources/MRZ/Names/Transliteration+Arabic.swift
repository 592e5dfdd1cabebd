extension Transliteration {
    /// Returns the Arabic letters of a transliterated Arabic name (Doc 9303-3, Appendix B).
    ///
    /// The scheme is a code without common beginnings, so that it can be read back: only the signs that are not
    /// encoded are lost, a doubled letter comes back as two letters, and `Y` as yeh.
    ///
    /// ```swift
    /// Transliteration.arabicName(of: "MXHMD")  // "محمد"
    /// ```
    ///
    /// - Parameter text: The letters of a zone; `<` becomes a space.
    /// - Returns: `nil` when the text is not of this scheme.
    public static func arabicName(of text: some StringProtocol) -> String? {
        var name = ""
        var rest = text[...]
        while let first = rest.first {
            if first == "<" {
                name += " "
                rest = rest.dropFirst()
            } else if let (letter, length) = arabicLetter(at: rest) {
                name.append(letter)
                rest = rest.dropFirst(length)
            } else {
                return nil
            }
        }
        return name
    }

    private static func arabicLetter(at text: some StringProtocol) -> (letter: Character, length: Int)? {
        for length in 1...3 {
            let sequence = text.prefix(length)
            if sequence.count == length, let letter = arabicLetters[String(sequence)] { return (letter, length) }
        }
        return nil
    }

    private static let arabicLetters: [String: Character] = {
        var letters = Dictionary(uniqueKeysWithValues: arabic.filter { $0.key != "\u{6D0}" }.map { ($1, $0) })
        letters["XAH"] = "\u{629}"
        return letters
    }()
}
