import MRZ
package import TextRecognition

extension LetterScript {
    /// The codes of ISO 3166-1 of the States whose official languages are written in it.
    private var states: [String] {
        switch self {
        case .cyrillic: ["BGR", "BIH", "BLR", "KAZ", "KGZ", "MKD", "MNE", "MNG", "RUS", "SRB", "TJK", "UKR"]
        case .greek: ["CYP", "GRC"]
        }
    }

    /// The codes of all States that print names in other letters than the Latin ones, those of scripts that are not read, too.
    package static let statesOfOtherLetters = Set(
        allCases.flatMap(\.states) + [
            "AFG", "ARE", "BHR", "COM", "DJI", "DZA", "EGY", "IRN", "IRQ", "JOR", "KWT", "LBN", "LBY", "MAR", "MRT",
            "OMN", "PAK", "PSE", "QAT", "SAU", "SDN", "SOM", "SYR", "TCD", "TUN", "YEM",
            "ARM", "BGD", "BTN", "CHN", "ERI", "ETH", "GEO", "HKG", "IND", "ISR", "JPN", "KHM", "KOR", "LAO", "LKA",
            "MAC", "MDV", "MMR", "NPL", "PRK", "SGP", "THA", "TWN",
        ])

    /// Returns the script of a State; nil where that is the Latin one, one that is not read, or unknown.
    ///
    /// - Parameter state: The code of a zone or of ISO 3166-1.
    init?(of state: String) {
        let code = StateCode(state)?.alpha3 ?? state
        guard let script = Self.allCases.first(where: { $0.states.contains(code) }) else { return nil }
        self = script
    }

    /// True if a text has a letter of the script that no Latin letter looks like.
    func isCertain(_ text: some StringProtocol) -> Bool { text.contains { alone(has: $0) } }

    /// True if most letters of a text are of the script.
    func isScript(of text: some StringProtocol) -> Bool {
        let letters = text.filter(\.isLetter)
        return !letters.isEmpty && 5 * letters.count(where: has) >= 4 * letters.count
    }

    /// The script in which a text is written; nil for Latin.
    static func of(_ text: some StringProtocol) -> LetterScript? { allCases.first { $0.isScript(of: text) } }

    /// The languages, by their codes of ISO 639-1, in which documents of a State have captions in its script.
    static func languages(of state: String) -> Set<String> {
        switch state {
        case "BGR": ["bg"]
        case "SRB", "BIH", "MNE": ["sr"]
        case "MKD": ["mk"]
        case "UKR": ["uk"]
        case "KAZ": ["kk", "ru"]
        case "BLR": ["be", "ru"]
        case "GRC", "CYP": ["el"]
        default: ["ru"]
        }
    }

    // MARK: - Latin letters

    private static let languages: [String: Transliteration.Language] = [
        "BLR": .belarusian, "BGR": .bulgarian, "MKD": .macedonian, "SRB": .serbian, "BIH": .serbian, "MNE": .serbian,
        "UKR": .ukrainian,
    ]

    /// Greek letters in Latin ones (ISO 843; and the letters of ELOT 743 that differ in passports).
    private static let greekLetters: [Character: String] = [
        "Α": "A", "Β": "V", "Γ": "G", "Δ": "D", "Ε": "E", "Ζ": "Z", "Η": "I", "Θ": "TH", "Ι": "I", "Κ": "K", "Λ": "L",
        "Μ": "M", "Ν": "N", "Ξ": "X", "Ο": "O", "Π": "P", "Ρ": "R", "Σ": "S", "Τ": "T", "Υ": "Y", "Φ": "F", "Χ": "CH",
        "Ψ": "PS", "Ω": "O", "Ά": "A", "Έ": "E", "Ή": "I", "Ί": "I", "Ό": "O", "Ύ": "Y", "Ώ": "O", "Ϊ": "I", "Ϋ": "Y",
    ]
    /// Pairs of Greek letters that sound as one.
    private static let greekPairs = [
        "ΟΥ": "OU", "ΟΎ": "OU", "ΑΥ": "AV", "ΕΥ": "EV", "ΓΓ": "NG", "ΓΞ": "NX", "ΓΧ": "NCH",
    ]

    /// Returns a name in the letters A to Z, as Doc 9303-3 (section 6, table B) writes Cyrillic, and ISO 843 Greek.
    ///
    /// - Parameters:
    ///   - name: A name in this script.
    ///   - state: The code of ISO 3166-1 of its State, whose language may have letters of its own; nil if unknown.
    func latin(_ name: some StringProtocol, of state: String?) -> String {
        let transliteration = Transliteration(style: .plain, language: state.flatMap { Self.languages[$0] })
        let words = name.uppercased().split(separator: " ").map { word in
            word.split(separator: "-").map { part in
                self == .greek ? Self.latinOfGreek(String(part)) : (try? transliteration.text(of: part)) ?? String(part)
            }.joined(separator: "-")
        }
        return words.joined(separator: " ")
    }

    private static func latinOfGreek(_ word: String) -> String {
        var (latin, rest) = ("", Substring(word))
        while let first = rest.first {
            if let pair = greekPairs[String(rest.prefix(2))] {
                latin += pair
                rest = rest.dropFirst(2)
            } else {
                latin += greekLetters[first] ?? String(first)
                rest = rest.dropFirst()
            }
        }
        return latin
    }
}
