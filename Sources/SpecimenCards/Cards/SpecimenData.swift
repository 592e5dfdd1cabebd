/// The data of a specimen: everything that is printed on it about its holder and about itself.
public struct SpecimenData: Hashable, Sendable, Codable {
    /// The format, which decides where things stand and which of them there are.
    public var format: SpecimenFormat
    /// The document code: one or two letters, such as `P` or `ID`.
    public var documentCode: String
    /// The three-letter code of the issuing State.
    public var issuingState: String
    /// The number of the document.
    public var documentNumber: String
    /// The holder.
    public var person: SpecimenPerson
    /// The day of issue.
    public var issueDate: SpecimenDate
    /// The last day of validity.
    public var expiryDate: SpecimenDate
    /// TD3: the personal number; TD1, TD2 and visas: the optional data (of TD1, the first). May be empty.
    public var optionalData1: String
    /// TD1: the second optional data. May be empty.
    public var optionalData2: String
    /// True where a passport without a personal number has `<` for its check digit; `0` is as good (Doc 9303-4, 4.2.2.2).
    public var marksEmptyCheckDigit: Bool
    /// True where the check digit of the document number is misprinted, so that the zone contradicts itself.
    public var hasWrongCheckDigit = false

    /// Invents the data of a document.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - seed: The seed of the document: the same seed gives the same one.
    public init(format: SpecimenFormat, seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .document)
        self.format = format
        person = SpecimenPerson(seed: seed)
        issuingState = "UTO"
        let codes: [String] =
            switch format {
            case .td1, .td2: ["I", "ID", "I", "C"]
            case .td3: ["P", "P", "PP"]
            case .mrva, .mrvb: ["V", "V", "VB"]
            }
        documentCode = random.element(of: codes)
        documentNumber = Self.number("ANNNNNNNN", &random)
        let issue = SpecimenDate(
            year: random.integer(in: 2017...2025), month: random.integer(in: 1...12), day: random.integer(in: 1...28))
        issueDate = issue
        let isVisa = format == .mrva || format == .mrvb
        expiryDate = issue.dayBefore(yearsLater: isVisa ? random.integer(in: 1...5) : random.element(of: [5, 10]))
        let pattern = random.element(of: Self.optionalPatterns(format))
        optionalData1 = Self.number(pattern, &random)
        optionalData2 = format == .td1 && random.happens(withProbability: 0.3) ? Self.number("NNNNNN", &random) : ""
        marksEmptyCheckDigit = random.happens(withProbability: 0.5)
        if isVisa, random.happens(withProbability: 0.3) {
            person.nationality = random.element(of: ["XXA", "XXB", "XXC"])
        }
    }

    /// The shapes that optional data may have: A stands for a letter, N for a digit.
    private static func optionalPatterns(_ format: SpecimenFormat) -> [String] {
        switch format {
        case .td1: ["", "", "NNNNNNNNNN", "AANNNNNNN"]
        case .td2: ["", "NNNNNN", "AANNNN"]
        case .td3: ["", "NNNNNNNNNNN", "ANNNNNNNA", "NNNNNNNN"]
        case .mrva: ["", "NNNNNNNNNNNN", "AANNNNNNN"]
        case .mrvb: ["", "NNNNNN", "ANNNNNN"]
        }
    }

    /// Letters that are not easily taken for a digit, as issuers choose them.
    private static let letters = Array("ACEFHJKLMNPRTUVWXY")

    private static func number(_ pattern: String, _ random: inout SplitMix64) -> String {
        String(
            pattern.map { kind in
                kind == "A" ? random.element(of: letters) : random.element(of: Array("0123456789"))
            })
    }
}
