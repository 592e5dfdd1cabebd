public import MRZ

/// Additional details of the document (Doc 9303-10 §4.7.12).
public struct DataGroup12: Hashable, Sendable, Codable {
    /// The issuing authority.
    public let issuingAuthority: String?
    /// The date of issue.
    public let issueDate: CalendarDate?
    /// Other persons in the document.
    public let otherPersons: [ChipName]
    /// Endorsements and observations.
    public let endorsements: String?
    /// Requirements of tax or exit.
    public let taxRequirements: String?
    /// The picture of the front of the document.
    public let front: [UInt8]?
    /// The picture of the rear of the document.
    public let rear: [UInt8]?
    /// The time when the document was personalised, in ISO 8601: `2016-11-15T01:36:12`.
    public let personalisationTime: String?
    /// The serial number of the system that personalised it.
    public let personalisationSystem: String?

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        try file.check(.dataGroup12)
        let values = try ElementValues(file)
        issuingAuthority = values.text(0x5F19)
        issueDate = values.date(0x5F26)
        otherPersons = values.names(0x5F1A)
        endorsements = values.text(0x5F1B)
        taxRequirements = values.text(0x5F1C)
        front = values.bytes(0x5F1D)
        rear = values.bytes(0x5F1E)
        personalisationTime = values.digits(0x5F55, count: 14).map(Self.time)
        personalisationSystem = values.verbatim(0x5F56)
    }

    /// Writes fourteen digits as a time, each part after its mark.
    private static func time(_ digits: [Int]) -> String {
        [("", 0..<4), ("-", 4..<6), ("-", 6..<8), ("T", 8..<10), (":", 10..<12), (":", 12..<14)]
            .map { mark, range in mark + digits[range].map(String.init).joined() }.joined()
    }
}
