/// The name of a field, the same in every format.
public enum FieldName: String, CaseIterable, Codable, Hashable, Sendable {
    /// The kind of document: `P`, `ID`, `V` and so on.
    case documentCode
    /// The state or organisation that issued the document.
    case issuingState
    /// The primary identifier.
    case surname
    /// The secondary identifier: given names, and a patronymic where there is one.
    case givenNames
    /// The number of the document.
    case documentNumber
    /// The holder's nationality.
    case nationality
    /// The holder's date of birth.
    case birthDate
    /// The holder's sex: `F`, `M`, or nothing where it is not stated.
    case sex
    /// The last day on which the document is valid; on visas, the day until which it is valid.
    case expiryDate
    /// The data that the issuer chose to add; the only or the first such field of a format.
    case optionalData1
    /// The data that the issuer chose to add, in the second such field of a TD1 zone.
    case optionalData2
    /// The holder's number in a passport, or other data that the issuer put there.
    case personalNumber
    /// The day or month in which the document was issued; no ICAO format has it.
    case issueDate
    /// The office that issued the document, in the issuer's own code; no ICAO format has it.
    case issuingOffice
    /// The version of the card or of its zone; no ICAO format has it.
    case version
    /// The language of the card; no ICAO format has it.
    case language
}
