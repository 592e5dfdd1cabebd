/// The kind of text in a field, which tells the sense of its value.
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
