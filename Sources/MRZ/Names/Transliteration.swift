/// The way from a name in Latin, Cyrillic or Arabic letters to the 26 letters of a zone (Doc 9303-3, section 6).
///
/// ```swift
/// try Transliteration().text(of: "Jürgen-Peter")                              // "JUERGEN<PETER"
/// try Transliteration(language: .ukrainian).text(of: "Георгій")               // "HEORHII"
/// ```
///
/// Apostrophes and other punctuation vanish, hyphens and commas separate components as spaces do (section 4.6), and
/// a number becomes a Roman numeral. A Latin letter with marks that the tables lack, as Vietnamese has, becomes the
/// letter without them.
public struct Transliteration: Hashable, Sendable {
    /// The choice between several transliterations of one letter.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        /// The first that the standard lists: `Ä` AE, `Å` AA, `Ñ` N, `Ö` OE, `Ü` UE.
        case expanded
        /// The bare letter where the standard lists it: `Ä` A, `Å` A, `Ñ` N, `Ö` O, `Ü` U.
        case plain
        /// The one that tells the letter from all others where there is one, `Ñ` NXX, `Ü` UXX; else as `expanded`.
        case escaped
    }

    /// A language whose Cyrillic letters have transliterations of their own.
    public enum Language: String, CaseIterable, Hashable, Sendable {
        case belarusian, bulgarian, macedonian, serbian, ukrainian
    }

    /// The choice between several transliterations.
    public var style: Style

    /// The language of the Cyrillic letters; `nil` when it is not one of these exceptions.
    public var language: Language?

    /// Makes a way of transliterating.
    public init(style: Style = .expanded, language: Language? = nil) {
        self.style = style
        self.language = language
    }

    /// Returns a name with its components separated by one `<`.
    ///
    /// - Throws: ``TransliterationError`` naming the first character without a transliteration.
    public func text(of name: some StringProtocol) throws(TransliterationError) -> String {
        try components(of: name).joined(separator: "<")
    }

    /// Returns a name's components, each of the letters A to Z only.
    ///
    /// - Parameter name: A name in any case, composed or decomposed; components separated by spaces, hyphens, commas
    ///   or `<`.
    /// - Throws: ``TransliterationError`` naming the first character without a transliteration.
    public func components(of name: some StringProtocol) throws(TransliterationError) -> [String] {
        var words: [[Character]] = [[]]
        for character in name {
            if Transliteration.isSeparator(character) {
                words.append([])
            } else {
                words[words.count - 1].append(character)
            }
        }
        var components: [String] = []
        for word in words {
            let component = try self.component(of: word)
            if !component.isEmpty { components.append(component) }
        }
        return components
    }

    private func component(of word: [Character]) throws(TransliterationError) -> String {
        if let numeral = try RomanNumeral(digits: word) { return numeral.text }
        var sequences: [String] = []
        for character in word {
            for letter in character.uppercased() {
                try append(letter, of: character, to: &sequences)
            }
        }
        if sequences.last == Transliteration.tehMarbuta { sequences[sequences.count - 1] = "XAH" }
        return sequences.joined()
    }

    private func append(
        _ letter: Character, of character: Character, to sequences: inout [String]
    ) throws(TransliterationError) {
        if let sequence = sequence(for: letter, isInitial: sequences.isEmpty) {
            sequences.append(sequence)
        } else {
            try appendParts(of: letter, of: character, to: &sequences)
        }
    }

    /// Appends a letter that the tables do not have with its marks: the letter itself, and the letters of its marks.
    private func appendParts(
        of letter: Character, of character: Character, to sequences: inout [String]
    ) throws(TransliterationError) {
        var letters: [Character] = []
        var isDoubled = false
        for scalar in letter.unicodeScalars {
            if scalar == Transliteration.shadda {
                isDoubled = true
            } else if let last = letters.last, Transliteration.composingMarks.contains(scalar) {
                letters[letters.count - 1] = Character(String(last) + String(scalar))
            } else if !Transliteration.isSilent(scalar) {
                letters.append(Character(scalar))
            }
        }
        for part in letters {
            let known = sequence(for: part, isInitial: sequences.isEmpty) ?? Transliteration.bareLetter(of: part)
            guard let known else { throw TransliterationError(character: character, reason: .notInTables) }
            sequences.append(known)
        }
        if isDoubled, let last = sequences.last { sequences.append(last) }
    }

    private func sequence(for letter: Character, isInitial: Bool) -> String? {
        if ("A"..."Z").contains(letter), letter.isASCII { return String(letter) }
        if let options = Transliteration.latin[letter] { return chosen(of: options) }
        if let language {
            if isInitial, let text = Transliteration.initialExceptions[language]?[letter] { return text }
            if let text = Transliteration.exceptions[language]?[letter] { return text }
        }
        return Transliteration.cyrillic[letter] ?? Transliteration.arabic[letter]
    }

    private func chosen(of options: [String]) -> String? {
        switch style {
        case .expanded: options.first
        case .plain: options.first { $0.utf8.count == 1 } ?? options.first
        case .escaped: options.first { $0.hasSuffix("XX") } ?? options.first
        }
    }
}
