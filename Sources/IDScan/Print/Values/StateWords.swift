import MRZ

/// Codes and words by which documents print a State or a nationality.
enum StateWords {
    /// One of the texts of a field that says the same in several languages, with obliques between them.
    struct Part: Hashable {
        /// The text, without accents, its words separated by one space.
        let text: String
        /// The number of its first character, from 0.
        let offset: Int

        /// True where it has the shape of a code: Germany's one letter, or three.
        var isCode: Bool { text.count == 1 || text.count == 3 }

        /// The codes that it may mean: several where a State has several, as Germany has `D` and `DEU`.
        var codes: [String] {
            if let code = StateCode(text) { return [code.code] }
            return StateWords.codes[text] ?? []
        }
    }

    /// The parts of a text.
    static func parts(of text: some StringProtocol) -> [Part] {
        var parts: [Part] = []
        var (words, offset) = ("", 0)
        for (index, character) in (Array(text) + ["/"]).enumerated() {
            if "/()\n".contains(character) {
                let folded = folded(words)
                if !folded.isEmpty { parts.append(Part(text: folded, offset: offset)) }
                (words, offset) = ("", index + 1)
            } else if words.isEmpty, character.isWhitespace {
                offset = index + 1
            } else {
                words.append(character)
            }
        }
        return parts
    }

    /// The States that a text names, each once.
    static func states(of text: some StringProtocol) -> [StateCode] {
        parts(of: text).flatMap(\.codes).compactMap { StateCode($0) }.reduce(into: []) { states, state in
            if !states.contains(state) { states.append(state) }
        }
    }

    /// The words for a State, without accents.
    static func words(for code: String) -> [String] { words[code] ?? [] }

    /// True if two codes are the same State's: `DEU` is in use beside `D`, which the standard wants.
    static func isSame(_ code: String, _ other: String) -> Bool {
        code == other || Set([code, other]) == ["D", "DEU"]
    }

    private static func folded(_ text: String) -> String {
        let letters = text.map { character in
            character.isWhitespace || character == "-"
                ? " " : (try? Transliteration(style: .plain).text(of: String(character))) ?? "?"
        }
        return letters.joined().split(separator: " ").joined(separator: " ")
    }

    private static let words: [String: [String]] = Dictionary(
        grouping: StateCode.all.map { ($0.code, [folded($0.name)]) } + nationalities.map { ($0.key, $0.value) },
        by: \.0
    ).mapValues { $0.flatMap(\.1) }

    /// The codes of a word, in alphabetical order.
    private static let codes: [String: [String]] = words.sorted { $0.key < $1.key }.reduce(into: [:]) { codes, row in
        for word in row.value { codes[word, default: []].append(row.key) }
    }

    /// The words after “nationality”: the English word, then the words of the State's own languages, without accents.
    static let nationalities: [String: [String]] = [
        "ALB": ["ALBANIAN", "SHQIPTARE"], "ARG": ["ARGENTINE", "ARGENTINA", "ARGENTINO"], "AUS": ["AUSTRALIAN"],
        "AUT": ["AUSTRIAN", "OSTERREICH", "OSTERREICHER", "OSTERREICHERIN"],
        "BEL": ["BELGIAN", "BELG", "BELGE", "BELGISCH"], "BGR": ["BULGARIAN"], "BIH": ["BOSNIAN"],
        "BRA": ["BRAZILIAN", "BRASILEIRA", "BRASILEIRO"], "CAN": ["CANADIAN", "CANADIENNE", "CANADIEN"],
        "CHE": ["SWISS", "SUISSE", "SCHWEIZ", "SVIZZERA", "SVIZRA"], "CHL": ["CHILEAN", "CHILENA"],
        "CHN": ["CHINESE"], "COL": ["COLOMBIAN", "COLOMBIANA"], "CYP": ["CYPRIOT"],
        "CZE": ["CZECH", "CESKA REPUBLIKA", "CZECH REPUBLIC"],
        "D": ["GERMAN", "DEUTSCH", "ALLEMANDE", "DEUTSCHLAND"],
        "DNK": ["DANISH", "DANSK"], "EGY": ["EGYPTIAN"], "ESP": ["SPANISH", "ESPANOLA", "ESPANA"],
        "EST": ["ESTONIAN", "EESTI"], "FIN": ["FINNISH", "SUOMI", "FINSK"], "FRA": ["FRENCH", "FRANCAISE", "FRANCAIS"],
        "GBR": ["BRITISH", "BRITISH CITIZEN"], "GRC": ["GREEK", "HELLENIC", "ELLINIKI"],
        "HRV": ["CROATIAN", "HRVATSKO", "HRVATSKA"], "HUN": ["HUNGARIAN", "MAGYAR"], "IND": ["INDIAN"],
        "IRL": ["IRISH", "EIREANNACH"], "ISL": ["ICELANDIC", "ISLENSKT"], "ISR": ["ISRAELI"],
        "ITA": ["ITALIAN", "ITALIANA"], "JPN": ["JAPANESE"], "KOR": ["KOREAN", "REPUBLIC OF KOREA"],
        "LTU": ["LITHUANIAN", "LIETUVOS"], "LUX": ["LUXEMBOURGISH", "LUXEMBOURGEOISE", "LUXEMBOURGEOIS"],
        "LVA": ["LATVIAN", "LATVIJAS"], "MAR": ["MOROCCAN"], "MEX": ["MEXICAN", "MEXICANA"], "MLT": ["MALTESE"],
        "NLD": ["DUTCH", "NEDERLANDSE"], "NOR": ["NORWEGIAN", "NORSK"], "NZL": ["NEW ZEALANDER"],
        "PER": ["PERUVIAN", "PERUANA"], "PHL": ["FILIPINO"], "POL": ["POLISH", "POLSKIE"],
        "PRT": ["PORTUGUESE", "PORTUGUESA"], "ROU": ["ROMANIAN", "ROMANA"],
        "RUS": ["RUSSIAN", "RUSSIAN FEDERATION"], "SRB": ["SERBIAN", "SRPSKO"],
        "SVK": ["SLOVAK", "SLOVENSKO", "SLOVENSKA REPUBLIKA"],
        "SVN": ["SLOVENIAN", "SLOVENE", "SLOVENSKO"], "SWE": ["SWEDISH", "SVENSK"], "SYR": ["SYRIAN"],
        "TUR": ["TURKISH", "TURK", "TURKIYE CUMHURIYETI"], "UKR": ["UKRAINIAN", "UKRAINA"],
        "USA": ["AMERICAN", "UNITED STATES OF AMERICA"], "UTO": ["UTOPIAN"], "VNM": ["VIETNAMESE"],
        "ZAF": ["SOUTH AFRICAN"],
    ]
}
