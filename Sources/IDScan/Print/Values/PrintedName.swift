/// A name as a document prints it for people, in its own letters.
///
/// ```swift
/// PrintedName("Dr. von  Müller-\nLüdenscheidt geb. O’Hara")
/// // text "von Müller-Lüdenscheidt", titles ["Dr."], birthName "O'Hara"
/// ```
///
/// Case, accents, hyphens, apostrophes and particles stay. Differences of typesetting go: white space is one space, a name that
/// goes on after a hyphen at the end of a line does so without one, and apostrophes and hyphens of all kinds are `'` and `-`.
public struct PrintedName: Hashable, Sendable, Codable {
    /// The name, without titles and name at birth.
    public let text: String
    /// The academic titles before or behind it, as printed.
    public let titles: [String]
    /// The name at birth, if one is announced behind the name: by `geb.`, `née`, `born` and the like.
    public let birthName: String?

    /// Reads a name.
    ///
    /// - Returns: `nil` if there is no letter, or a digit.
    public init?(_ text: some StringProtocol) {
        guard !text.contains(where: \.isNumber) else { return nil }
        let words = Self.words(of: text)
        let marker = words.dropFirst().firstIndex { Self.birthNameMarkers.contains(Self.folded($0)) }
        let birthName = marker.map { words[($0 + 1)...].joined(separator: " ") } ?? ""
        let own = words[..<(marker ?? words.count)]
        let isTitle = { (word: String) in Self.titles.contains(Self.folded(word)) }
        let leading = own.prefix(while: isTitle)
        let name = own.dropFirst(leading.count).reversed().drop(while: isTitle).reversed()
        self.text = name.joined(separator: " ")
        self.titles = Array(leading) + own.dropFirst(leading.count + name.count)
        self.birthName = birthName.isEmpty ? nil : birthName
        guard self.text.contains(where: \.isLetter) else { return nil }
    }

    /// The parts between spaces, hyphens included: `["von", "Müller-Lüdenscheidt"]`.
    public var components: [String] { text.split(separator: " ").map(String.init) }

    /// The name at birth that a line of its own announces; nil where it announces none.
    static func birthName(announcedBy line: some StringProtocol) -> PrintedName? {
        let words = words(of: line)
        guard let first = words.first, lineMarkers.contains(folded(first)) else { return nil }
        return PrintedName(words.dropFirst().joined(separator: " "))
    }

    /// The words that begin a line of a name at birth. `Born` is not among them: it is also a surname.
    private static let lineMarkers: Set = ["GEB", "GEBORENE", "GEBORENER", "NÉE", "NÉ"]
    private static let birthNameMarkers: Set = ["GEB", "GEBORENE", "GEBORENER", "NÉE", "NEE", "NÉ", "BORN", "NACIDA"]
    private static let titles: Set = ["DR", "PROF", "DDR", "DR-ING", "PHD"]

    private static func folded(_ word: String) -> String { word.uppercased().filter { $0 != "." } }

    private static func words(of text: some StringProtocol) -> [String] {
        var words: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            var parts = line.split(whereSeparator: \.isWhitespace).map { String($0.map(normalized)) }
            if let first = parts.first, let last = words.last, last.hasSuffix("-") {
                words[words.count - 1] = last + first
                parts.removeFirst()
            }
            words += parts
        }
        return words
    }

    private static func normalized(_ character: Character) -> Character {
        switch character {
        case "’", "‘", "´", "`", "ʼ", "′": "'"
        case "‐", "‑", "–", "—", "−": "-"
        default: character
        }
    }
}
