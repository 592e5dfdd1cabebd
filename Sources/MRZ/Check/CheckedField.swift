/// The characters that a check digit covers: a field, or most of the zone.
public enum CheckedField: String, CaseIterable, Codable, Hashable, Sendable {
    /// The number of the document.
    case documentNumber
    /// The date of birth.
    case birthDate
    /// The date of expiry.
    case expiryDate
    /// The personal number or optional data of a passport.
    case personalNumber
    /// Most of the zone: the last character of every format that has one.
    case composite

    /// The place of this digit among the five, from 0.
    var index: Int {
        switch self {
        case .documentNumber: 0
        case .birthDate: 1
        case .expiryDate: 2
        case .personalNumber: 3
        case .composite: 4
        }
    }
}
