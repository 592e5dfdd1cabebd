public import MRZ

/// Additional details of the holder (Doc 9303-10 §4.7.11).
public struct DataGroup11: Hashable, Sendable, Codable {
    /// The full name in national characters.
    public let name: ChipName?
    /// Other names.
    public let otherNames: [ChipName]
    /// The personal number.
    public let personalNumber: String?
    /// The full date of birth; parts of zeros are unknown.
    public let birthDate: CalendarDate?
    /// The parts of the place of birth: the place, then the State.
    public let placeOfBirth: [String]
    /// The parts of the permanent address.
    public let address: [String]
    /// The telephone number.
    public let telephone: String?
    /// The profession.
    public let profession: String?
    /// The title.
    public let title: String?
    /// The personal summary.
    public let personalSummary: String?
    /// The picture that proves the citizenship.
    public let proofOfCitizenship: [UInt8]?
    /// The numbers of other valid travel documents.
    public let otherDocumentNumbers: [String]
    /// The custody information.
    public let custody: String?

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        try file.check(.dataGroup11)
        let values = try ElementValues(file)
        name = values.names(0x5F0E).first
        otherNames = values.names(0x5F0F)
        personalNumber = values.text(0x5F10)
        birthDate = values.date(0x5F2B)
        placeOfBirth = values.list(0x5F11)
        address = values.list(0x5F42)
        telephone = values.text(0x5F12)
        profession = values.text(0x5F13)
        title = values.text(0x5F14)
        personalSummary = values.text(0x5F15)
        proofOfCitizenship = values.bytes(0x5F16)
        otherDocumentNumbers = values.list(0x5F17)
        custody = values.text(0x5F18)
    }
}
