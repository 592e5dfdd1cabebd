extension Transliteration {
    static let tehMarbuta = "XTA"
    static let shadda: Unicode.Scalar = "\u{651}"

    /// Marks that make another letter of an Arabic one: madda and hamza, above and below.
    static let composingMarks: ClosedRange<Unicode.Scalar> = "\u{653}"..."\u{655}"

    private static let apostrophes: Set<Unicode.Scalar> = [
        "'", "`", "\u{B4}", "\u{2B9}", "\u{2BB}", "\u{2BC}", "\u{2BF}",
    ]

    /// True if a character separates the components of a name: space, hyphen, comma or filler.
    static func isSeparator(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return character == "<" || character == "," || character.isWhitespace
            || scalar.properties.generalCategory == .dashPunctuation
    }

    /// True if a scalar leaves no trace: punctuation, accents on their own, vowel signs, invisible controls.
    static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        if apostrophes.contains(scalar) || notEncoded.contains(scalar) { return true }
        return switch scalar.properties.generalCategory {
        case .connectorPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation, .nonspacingMark, .format:
            true
        default:
            false
        }
    }

    /// A Latin letter without its marks, or a Roman numeral that is one character.
    static func bareLetter(of letter: Character) -> String? {
        guard let scalar = letter.unicodeScalars.first, let name = scalar.properties.name else { return nil }
        if let numeral = RomanNumeral(character: scalar) { return numeral.text }
        let prefix = "LATIN CAPITAL LETTER "
        guard name.hasPrefix(prefix) else { return nil }
        let words = name.dropFirst(prefix.count).split(separator: " ")
        guard words.count > 2, words[0].utf8.count == 1, words[1] == "WITH" else { return nil }
        return String(words[0])
    }
}
