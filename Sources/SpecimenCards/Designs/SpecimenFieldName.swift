/// The name of something that is printed on a document for people to read.
///
/// The raw values are the names that a scan's result has for them, as far as it has one.
public enum SpecimenFieldName: String, CaseIterable, Hashable, Sendable, Codable, CodingKeyRepresentable {
    case documentCode, issuingState, documentNumber, surname, givenNames, birthName, birthDate, birthPlace, sex
    case nationality, personalNumber, issueDate, expiryDate, authority, address, height, eyeColour
    /// The number that opens the chip: six digits.
    case accessNumber
    /// The name in religion or on the stage.
    case religiousName
    /// The permission of a residence permit.
    case permitType
    /// The further remarks of a residence permit.
    case remarks
    /// The vehicles that a licence is for.
    case categories
    /// The name of the State or province that issued a licence of North America.
    case jurisdiction
    /// The vehicles that such a licence is for, its restrictions, and its additions.
    case vehicleClass, restrictions, endorsements
    /// The number that tells a licence from others of the same holder.
    case documentDiscriminator
}
