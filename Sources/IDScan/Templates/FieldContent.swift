/// The kind of text in a field: the characters that it is read with, and the sense of its value.
public enum FieldContent: String, CaseIterable, Hashable, Sendable, Codable {
    /// Names of persons, in their own letters.
    case name
    /// A date; its value is ISO 8601.
    case date
    /// A number, perhaps with letters; its value has no spaces.
    case number
    /// Any text.
    case text
    /// A place.
    case place
    /// A sex; its value is `F`, `M` or `unspecified`.
    case sex
    /// A height; its value is in centimetres.
    case height
    /// An address, its lines in the order of reading.
    case address
    /// A State or a nationality, as a code or in words; its value is the code of Doc 9303.
    case stateCode

    /// The characters that such a text has; nil for any.
    var allowedCharacters: Set<Character>? {
        switch self {
        case .name: Self.names
        case .date: Self.dates
        case .number: Self.numbers
        case .height: Self.heights
        case .sex: Self.words
        case .text, .place, .address, .stateCode: nil
        }
    }

    private static let capitals = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private static let digits = Set("0123456789")
    /// Latin letters from `À` to `ž`, but for the signs of multiplication and division among them.
    private static let accented = Set((0xC0...0x17E).compactMap { UnicodeScalar($0).map { Character($0) } })
        .subtracting("×÷").union("ẞȘșȚț")
    private static let words = capitals.union(accented).union("abcdefghijklmnopqrstuvwxyz").union(" -/")
    private static let names = words.union("'’.,()[]")
    private static let dates = digits.union(words).union(".,")
    private static let numbers = capitals.union(digits).union(" -/")
    private static let heights = digits.union(" ,.'\"cmCM")
}

extension VisualFieldName {
    /// The content of a field of this name where no layout tells it.
    var usualContent: FieldContent {
        switch self {
        case .surname, .givenNames, .fullName, .birthName: .name
        case .birthDate, .issueDate, .expiryDate: .date
        case .documentNumber, .personalNumber: .number
        case .sex: .sex
        case .height: .height
        case .nationality, .issuingState: .stateCode
        case .birthPlace: .place
        case .address: .address
        default: .text
        }
    }
}
