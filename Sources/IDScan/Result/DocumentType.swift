import MRZ

/// The type of a document, as far as its code, its format or its template proves it.
public enum DocumentType: String, Hashable, Sendable, Codable, CaseIterable {
    case passport
    /// A passport of the size of a card.
    case passportCard
    /// A passport that is for use in its own State.
    case internalPassport
    case identityCard
    case residencePermit
    case visa
    case drivingLicence
    case crewMemberCertificate
    /// A travel document of the United Nations or the European Union for their staff.
    case laissezPasser
    /// An official travel document of an unknown kind.
    case travelDocument
    /// A document whose template does not tell its type.
    case other

    /// The name of the type in English.
    public var name: String {
        switch self {
        case .passport: "Passport"
        case .passportCard: "Passport card"
        case .internalPassport: "Internal passport"
        case .identityCard: "Identity card"
        case .residencePermit: "Residence permit"
        case .visa: "Visa"
        case .drivingLicence: "Driving licence"
        case .crewMemberCertificate: "Crew member certificate"
        case .laissezPasser: "Laissez-passer"
        case .travelDocument: "Official travel document"
        case .other: "Document"
        }
    }
}

extension DocumentType {
    /// The type of a document with a zone.
    ///
    /// - Parameters:
    ///   - format: The format of the zone.
    ///   - code: The document code in it, without fillers.
    ///   - issuer: The code of the issuer in it, without fillers.
    ///   - templates: The types that the templates tell by which the print was read, the surest first.
    init(format: Format, code: String, issuer: String, templates: [DocumentType]) {
        let rows = Self.rows.filter { $0.format == nil || $0.format == format }
        let row = rows.first { $0.holds(code: code, issuer: issuer) }
        let card: DocumentType? =
            [.td1, .td2].contains(format) && code.first.map("IAC".contains) == true ? .identityCard : nil
        self = row?.type ?? templates.first { $0 != .other } ?? card ?? .travelDocument
    }

    /// The proof of a type.
    private struct Row {
        /// The format; nil for any.
        var format: Format?
        /// The beginning of the document code, or all of it.
        var code: String?
        var isWholeCode = true
        /// The issuers that use the code so; nil for all.
        var issuers: Set<String>?
        let type: DocumentType

        func holds(code: String, issuer: String) -> Bool {
            let hasCode = self.code.map { isWholeCode ? code == $0 : code.hasPrefix($0) } ?? true
            return hasCode && issuers?.contains(issuer) ?? true
        }
    }

    /// The members of the European Union and the States that issue its uniform residence permit, Regulation (EC)
    /// 1030/2002, too.
    private static let uniformPermit: Set<String> = [
        "AUT", "BEL", "BGR", "CHE", "CYP", "CZE", "D", "DNK", "ESP", "EST", "FIN", "FRA", "GBR", "GRC", "HRV", "HUN",
        "IRL", "ISL", "ITA", "LIE", "LTU", "LUX", "LVA", "MLT", "NLD", "NOR", "POL", "PRT", "ROU", "SVK", "SVN", "SWE",
    ]

    /// The formats of one kind of document; the codes of Doc 9303: P and V (parts 4 and 7), AC and IP (part 5); and
    /// those of known issuers. Any other card is an identity card, unless its template says otherwise: the codes I, C and A
    /// are theirs (Doc 9303-5, note k, and 9303-6, note k).
    private static let rows = [
        Row(format: .frenchIdentityCard, type: .identityCard),
        Row(format: .frenchDrivingLicence, type: .drivingLicence),
        Row(format: .dutchDrivingLicence, type: .drivingLicence),
        Row(format: .swissDrivingLicence, type: .drivingLicence),
        Row(format: .russianInternalPassport, type: .internalPassport),
        Row(format: .td3, code: "PL", issuers: ["UNO", "UNA", "EUE"], type: .laissezPasser),
        Row(format: .td3, code: "P", isWholeCode: false, type: .passport),
        Row(format: .mrva, code: "V", isWholeCode: false, type: .visa),
        Row(format: .mrvb, code: "V", isWholeCode: false, type: .visa),
        Row(format: .td1, code: "AC", type: .crewMemberCertificate),
        Row(code: "IP", type: .passportCard),
        Row(code: "ID", type: .identityCard),
        Row(code: "AR", issuers: uniformPermit, type: .residencePermit),
        Row(code: "CR", issuers: uniformPermit, type: .residencePermit),
        Row(code: "IR", issuers: uniformPermit, type: .residencePermit),
        Row(code: "C1", issuers: ["USA"], type: .residencePermit),
        Row(code: "C2", issuers: ["USA"], type: .residencePermit),
    ]
}
