/// A person's sex, as a document prints it.
///
/// ```swift
/// PrintedSex("F")       // .female
/// PrintedSex("K/F")     // .female: the initial of a national word, an oblique, and the letter of Doc 9303
/// PrintedSex("M / F")   // nil
/// PrintedSex("P23M")    // nil: a number
/// ```
public enum PrintedSex: String, CaseIterable, Hashable, Sendable, Codable {
    case female = "F"
    case male = "M"
    /// X in print, `<` in a zone (Doc 9303-4, 4.1.1.1, note f).
    case unspecified = "X"

    /// Reads a letter or a word in English, French, German, Spanish or Italian.
    ///
    /// Beside one of those, initials of words in other languages mean nothing.
    ///
    /// - Returns: `nil` if the text is anything else, or says two things.
    public init?(_ text: some StringProtocol) {
        guard !text.contains(where: \.isNumber) else { return nil }
        let words = text.uppercased().split { !$0.isLetter }.map(String.init)
        let meanings = words.map { Self.words[$0] }
        let known = Set(meanings.compactMap(\.self))
        let hasOthers = zip(words, meanings).contains { word, meaning in meaning == nil && word.count > 1 }
        guard let meaning = known.first, known.count == 1, !hasOthers else { return nil }
        self = meaning
    }

    private static let words: [String: PrintedSex] = [
        "F": .female, "FEMALE": .female, "FÉMININ": .female, "FEMININ": .female, "WEIBLICH": .female,
        "FEMENINO": .female, "MUJER": .female, "FEMMINILE": .female,
        "M": .male, "MALE": .male, "MASCULIN": .male, "MÄNNLICH": .male, "MASCULINO": .male, "HOMBRE": .male,
        "MASCHILE": .male,
        "X": .unspecified, "UNSPECIFIED": .unspecified, "DIVERS": .unspecified,
    ]
}
