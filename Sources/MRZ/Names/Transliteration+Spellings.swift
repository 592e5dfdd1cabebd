extension Transliteration {
    /// Returns every sequence of letters that the standard allows for a character of a name, in any style and language.
    ///
    /// ```swift
    /// Transliteration.spellings(of: "ü")  // ["UE", "UXX", "U"]
    /// Transliteration.spellings(of: "Г")  // ["G", "H"], the second Belarusian, Serbian and Ukrainian
    /// Transliteration.spellings(of: "'")  // [""]
    /// ```
    ///
    /// - Parameter character: A character of a name that separates no components.
    /// - Returns: Nothing for a character without a transliteration; digits have none.
    public static func spellings(of character: Character) -> [String] {
        character.uppercased().reduce([""]) { beginnings, letter in
            combinations(of: beginnings, and: letterSpellings(of: letter))
        }
    }

    private static func letterSpellings(of letter: Character) -> [String] {
        if let spellings = tabulated(letter) { return spellings }
        let audible = letter.unicodeScalars.filter { !isSilent($0) || composingMarks.contains($0) }
        let bare = String(String.UnicodeScalarView(audible))
        let known =
            (bare.count == 1 ? tabulated(Character(bare)) : nil)
            ?? audible.reduce([""]) { beginnings, scalar in
                let part = Character(scalar)
                return combinations(of: beginnings, and: tabulated(part) ?? bareLetter(of: part).map { [$0] } ?? [])
            }
        return letter.unicodeScalars.contains(shadda) ? known.map { $0 + $0 } : known
    }

    /// The sequences of the tables for a letter, each once.
    private static func tabulated(_ letter: Character) -> [String]? {
        if letter.isASCII { return letter.isLetter ? [String(letter)] : nil }
        if let options = latin[letter] { return options }
        if letter == "\u{629}" { return [tehMarbuta, "XAH"] }
        if let sequence = arabic[letter] { return [sequence] }
        guard let usual = cyrillic[letter] else { return nil }
        let exceptional = Language.allCases.flatMap { language in
            [exceptions[language]?[letter], initialExceptions[language]?[letter]].compactMap { $0 }
        }
        return exceptional.reduce([usual]) { $0.contains($1) ? $0 : $0 + [$1] }
    }

    private static func combinations(of beginnings: [String], and endings: [String]) -> [String] {
        beginnings.flatMap { beginning in endings.map { beginning + $0 } }
    }
}
