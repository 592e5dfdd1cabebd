/// A State that issues documents of a design: its words for things, and its way to write dates.
struct DesignIssuer: Sendable {
    /// Its code in zones.
    let code: String
    /// The land whose names its towns have, and, on cards for its own people, its holders.
    let land: InventedLand
    /// The document code of the zone.
    var documentCode = ""
    let dateStyle: DesignDateStyle
    /// The form of a document's number (``SplitMix64/text(of:)``).
    let number: String
    /// The name of the issuing authority, `*` being a town.
    let authority: String
    /// The pattern of the personal number that its licences have; empty if there is none.
    var personalNumber = ""
    /// True where names are written with small letters too.
    var hasSmallLetters = false
    /// True where the document prints the holder's address.
    var printsAddress = false
    let words: [IssuerWord: String]
    /// The permissions of its residence permits.
    var permits: [String] = []
    /// The issuer identification number of AAMVA; empty for others.
    var identification = ""

    /// Returns the States that issue documents of a design.
    static func all(of design: SpecimenDesign) -> [DesignIssuer] {
        switch design {
        case .germanIdentityCard2010, .germanIdentityCard2021: [identityCards]
        case .residencePermit: residencePermits
        case .drivingLicence: drivingLicences
        case .usLicence: americanLicences
        case .passportColumns, .passportNumbered, .passportTrilingual: [passports(of: design)]
        }
    }

    private static let identityCards = DesignIssuer(
        code: "D", land: .germany, documentCode: "ID", dateStyle: .points, number: "LXXXXXXXX", authority: "STADT *",
        printsAddress: true, words: [:])

    /// Utopia, whose passports look different every few years.
    private static func passports(of design: SpecimenDesign) -> DesignIssuer {
        let styles: [SpecimenDesign: DesignDateStyle] = [
            .passportColumns: .bilingualMonths, .passportNumbered: .spaces, .passportTrilingual: .months,
        ]
        return DesignIssuer(
            code: "UTO", land: .ireland, documentCode: "P", dateStyle: styles[design] ?? .months, number: "ANNNNNNNX",
            authority: "PASSPORT OFFICE *", personalNumber: "NNNNNNNNNNN", words: [:])
    }
}
