/// The document codes that a format allows.
struct DocumentCodeRule: Hashable, Sendable {
    private let first: CharacterClass
    private let forbidden: Set<String>

    /// True if a document code, without fillers, is allowed.
    func allows(_ code: String) -> Bool {
        code.utf8.first.map(first.contains) == true && !forbidden.contains(code)
    }

    /// Returns the rule of a format; `nil` for formats that Doc 9303 does not define.
    ///
    /// - Cards: A, C or I, then no V. `AC` is the crew member certificate's, a TD1 card (Doc 9303-5, note k, and
    ///   9303-6, note k).
    /// - Passports: P (9303-4, note m). Visas: V (9303-7).
    static func of(_ format: Format) -> DocumentCodeRule? {
        switch format {
        case .td1: card
        case .td2: smallCard
        case .td3: passport
        case .mrva, .mrvb: visa
        default: nil
        }
    }

    private static let card = DocumentCodeRule(first: CharacterClass(of: "ACI"), forbidden: ["AV", "CV", "IV", "AI"])
    private static let smallCard = DocumentCodeRule(
        first: CharacterClass(of: "ACI"), forbidden: ["AV", "CV", "IV", "AC"])
    private static let passport = DocumentCodeRule(first: CharacterClass(of: "P"), forbidden: [])
    private static let visa = DocumentCodeRule(first: CharacterClass(of: "V"), forbidden: [])
}
