import MRZ

/// Something about the content of a document that a person should know before relying on it.
public struct DocumentFinding: Hashable, Sendable, Codable {
    /// The name of a finding.
    public struct Name: RawRepresentable, Hashable, Sendable, Codable {
        /// The name in results.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The last day of validity is before the reference date.
        public static let expired = Name(rawValue: "expired")
        /// The day of issue, or from which a visa is valid, is after the reference date.
        public static let notYetValid = Name(rawValue: "notYetValid")
        /// The date in the zone is no day of the calendar.
        public static let impossibleDate = Name(rawValue: "impossibleDate")
        /// The holder is born after the reference date.
        public static let birthInFuture = Name(rawValue: "birthInFuture")
        /// The holder would be older than anybody was.
        public static let birthTooLongAgo = Name(rawValue: "birthTooLongAgo")
        /// The holder is born after the document was issued.
        public static let birthAfterIssue = Name(rawValue: "birthAfterIssue")
        /// The holder is born after the document expires.
        public static let birthAfterExpiry = Name(rawValue: "birthAfterExpiry")
        /// The holder's national number, whose check digit holds, is that of a person born on another day.
        public static let otherBirthInPersonalNumber = Name(rawValue: "otherBirthInPersonalNumber")
        /// The holder's national number, whose check digit holds, is that of a person of the other sex.
        public static let otherSexInPersonalNumber = Name(rawValue: "otherSexInPersonalNumber")
        /// The document was issued after it expires.
        public static let issueAfterExpiry = Name(rawValue: "issueAfterExpiry")
        /// The document is valid for longer than documents of its kind are.
        public static let validityTooLong = Name(rawValue: "validityTooLong")
        /// The code of the issuer is not known.
        public static let unknownIssuer = Name(rawValue: "unknownIssuer")
        /// The code of the nationality is not known.
        public static let unknownNationality = Name(rawValue: "unknownNationality")
        /// The issuer does not exist any more.
        public static let obsoleteIssuer = Name(rawValue: "obsoleteIssuer")
        /// The issuer is one of specimens only, such as Utopia.
        public static let specimen = Name(rawValue: "specimen")
        /// The photograph seems to show more documents than are reported; of a whole result.
        public static let moreDocuments = Name(rawValue: "moreDocuments")
        /// The time was over before all that is printed was read; of a whole result.
        public static let printNotRead = Name(rawValue: "printNotRead")
        /// Barcodes were not read; of a whole result.
        public static let barcodesNotRead = Name(rawValue: "barcodesNotRead")
        /// A photograph that was given as one of a document's sides is not part of that document; of a whole result.
        public static let notJoined = Name(rawValue: "notJoined")
        /// The photograph shows the document as in a mirror; it was turned back and read whole.
        public static let mirrored = Name(rawValue: "mirrored")
        /// The barcode of the card says something else than its zone.
        public static let barcodeDiffers = Name(rawValue: "barcodeDiffers")
        /// A State's passport names another nationality, as those for refugees, the stateless and foreigners do.
        public static let foreignNationality = Name(rawValue: "foreignNationality")

        /// Every name that this version gives to its findings on documents.
        public static let all = [
            expired, notYetValid, impossibleDate, birthInFuture, birthTooLongAgo, birthAfterIssue, birthAfterExpiry,
            otherBirthInPersonalNumber, otherSexInPersonalNumber, issueAfterExpiry, validityTooLong, unknownIssuer,
            unknownNationality, obsoleteIssuer, specimen, foreignNationality, mirrored, barcodeDiffers,
        ]

        /// The names of findings about a whole result, not about one of its documents.
        public static let ofResults = [moreDocuments, printNotRead, barcodesNotRead, notJoined]
    }

    /// The weight of a finding.
    public enum Severity: String, CaseIterable, Hashable, Sendable, Codable {
        /// Unusual, but there are such documents.
        case notice
        /// The document should not be relied on without a reason.
        case warning
        /// It cannot be true: misread, misprinted or forged.
        case contradiction
    }

    /// The name of the finding.
    public let name: Name
    /// The weight of the finding.
    public let severity: Severity
    /// The finding in English; it does not repeat the content of the document.
    public let message: String

    /// Older than anybody has been: the greatest age known is 122 years.
    static let greatestAge = 125
    /// The longest validity of a document, in years: 30 is the longest known, for Belgium's cards for the elderly, and
    /// a renewal may add some months.
    static let longestValidity = 31
    /// The same for passports and visas: ten, and some months.
    static let longestTravelValidity = 11
}

extension DocumentFinding {
    /// The photograph shows the document as in a mirror.
    static let mirrored = DocumentFinding(
        name: .mirrored, severity: .notice, message: "the photograph shows the document as in a mirror")

    /// The time was over before all that is printed was read.
    static let printNotRead = DocumentFinding(
        name: .printNotRead, severity: .warning,
        message: "the time was over before all that is printed was read")

    /// Zone and barcode of a card differ; nil when they do not.
    ///
    /// - Parameter check: The fields of both, compared.
    init?(barcode check: CrossCheck) {
        let names = check.fields.filter { $0.outcome == .differs }.map(\.field.rawValue)
        guard !names.isEmpty else { return nil }
        self.init(
            name: .barcodeDiffers, severity: .contradiction,
            message: "zone and barcode differ in \(names.joined(separator: ", "))")
    }

    /// Barcodes were not read, and why.
    static func barcodesNotRead(_ reason: String) -> DocumentFinding {
        DocumentFinding(
            name: .barcodesNotRead, severity: .warning, message: "barcodes were not read: \(reason)")
    }

    /// There are more documents than are reported; nil when there are not.
    ///
    /// - Parameter count: The number of further documents that the photograph seems to show.
    init?(unreported count: Int) {
        guard count > 0 else { return nil }
        let documents = count == 1 ? "one document more is" : "\(count) documents more are"
        self.init(
            name: .moreDocuments, severity: .warning,
            message: "\(documents) to be seen than reported: photograph fewer at a time")
    }
}
