/// A number as a zone's name field writes it: no digit may stand there (Doc 9303-3, 4.6).
struct RomanNumeral {
    let text: String

    private static let values = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    /// Writes a number.
    ///
    /// - Returns: `nil` outside 1 to 3999, for which there is no Roman numeral.
    init?(_ number: Int) {
        guard (1...3999).contains(number) else { return nil }
        var rest = number
        var text = ""
        for (value, letters) in RomanNumeral.values {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        self.text = text
    }

    /// Writes a word of decimal digits of any script.
    ///
    /// - Returns: `nil` when no character of the word is a digit.
    /// - Throws: ``TransliterationError`` when digits and letters are mixed, or the number is out of range.
    init?(digits word: [Character]) throws(TransliterationError) {
        guard let digit = word.first(where: RomanNumeral.isDigit) else { return nil }
        let error = TransliterationError(character: digit, reason: .digit)
        guard word.count <= 4 else { throw error }
        var number = 0
        for character in word {
            guard RomanNumeral.isDigit(character), let value = character.wholeNumberValue else { throw error }
            number = number * 10 + value
        }
        guard let numeral = RomanNumeral(number) else { throw error }
        self = numeral
    }

    /// Writes a numeral that is one character, such as U+2162 (three).
    init?(character scalar: Unicode.Scalar) {
        guard ("\u{2160}"..."\u{216F}").contains(scalar), let value = scalar.properties.numericValue else { return nil }
        self.init(Int(value))
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
}
