/// A data element of the standard: three letters, their meaning, and the versions that have it.
public struct LicenceElement: Hashable, Sendable {
    /// The three letters before the value: `DAQ`.
    public let code: String
    /// The name of its field: `documentNumber`.
    public let name: String
    /// The versions that have it.
    public let versions: ClosedRange<Int>
    /// True if each card of these versions has it.
    public let isMandatory: Bool
    /// True if only driving licences need it.
    public let isOfLicencesOnly: Bool

    private init(
        _ code: String, _ name: String, _ versions: ClosedRange<Int>, isMandatory: Bool = false,
        isOfLicencesOnly: Bool = false
    ) {
        (self.code, self.name, self.versions) = (code, name, versions)
        (self.isMandatory, self.isOfLicencesOnly) = (isMandatory, isOfLicencesOnly)
    }

    /// The element that a code stands for in a version; nil for one that the standard does not know, such as a
    /// jurisdiction's own.
    public init?(code: String, version: Int) {
        guard let row = Self.all.first(where: { $0.code == code && $0.versions.contains(version) }) else { return nil }
        self = row
    }

    /// The oldest and the newest version: DL/ID-2000 and DL/ID-2025.
    public static let knownVersions = 1...11

    /// Every element that a card of a version needs.
    static func mandatory(version: Int, isLicence: Bool) -> [LicenceElement] {
        all.filter { $0.isMandatory && $0.versions.contains(version) && (isLicence || !$0.isOfLicencesOnly) }
    }
}

/// AAMVA DL/ID Card Design Standard, annex D, tables of mandatory and optional data elements: 2000 (version 1), 2003, 2005, 2009,
/// 2010, 2011, 2012, 2013, 2016, 2020, 2025 (version 11).
extension LicenceElement {
    private static func mandatory(
        _ code: String, _ name: String, _ versions: ClosedRange<Int>, ofLicences: Bool = false
    ) -> LicenceElement {
        LicenceElement(code, name, versions, isMandatory: true, isOfLicencesOnly: ofLicences)
    }

    private static func optional(_ code: String, _ name: String, _ versions: ClosedRange<Int>) -> LicenceElement {
        LicenceElement(code, name, versions)
    }

    /// All rows; a code that means something else in later versions has two.
    public static let all = persons + addresses + documents + descriptions + aliases + privileges + indicators

    private static let persons = [
        mandatory("DAA", "fullName", 1...1), optional("DAB", "surname", 1...1), optional("DAC", "firstName", 1...1),
        optional("DAD", "middleName", 1...1), optional("DAE", "nameSuffix", 1...1),
        optional("DAF", "namePrefix", 1...1),
        mandatory("DCS", "surname", 2...11), mandatory("DCT", "givenNames", 2...3),
        mandatory("DAC", "firstName", 4...11), mandatory("DAD", "middleName", 4...11),
        optional("DCU", "nameSuffix", 2...11), mandatory("DDE", "surnameTruncation", 4...11),
        mandatory("DDF", "firstNameTruncation", 4...11), mandatory("DDG", "middleNameTruncation", 4...11),
        mandatory("DBB", "birthDate", 1...11), mandatory("DBC", "sex", 1...11), optional("DCI", "birthPlace", 2...11),
        optional("DCL", "ethnicity", 2...11),
    ]

    private static let addresses = [
        mandatory("DAG", "street", 1...11), optional("DAH", "street2", 1...11), mandatory("DAI", "city", 1...11),
        mandatory("DAJ", "addressJurisdiction", 1...11), mandatory("DAK", "postalCode", 1...11),
        optional("DAL", "residenceStreet", 1...1), optional("DAM", "residenceStreet2", 1...1),
        optional("DAN", "residenceCity", 1...1), optional("DAO", "residenceJurisdiction", 1...1),
        optional("DAP", "residencePostalCode", 1...1),
    ]

    private static let documents = [
        mandatory("DAQ", "documentNumber", 1...11), mandatory("DBA", "expiryDate", 1...11),
        mandatory("DBD", "issueDate", 1...11), mandatory("DCF", "documentDiscriminator", 2...11),
        mandatory("DCG", "issuingState", 2...11), optional("DCJ", "auditInformation", 2...11),
        optional("DCK", "inventoryNumber", 2...11), optional("DBE", "issueTimestamp", 1...1),
        optional("DBF", "duplicateCount", 1...1), optional("DBJ", "customerIdentifier", 1...1),
        optional("DBK", "socialSecurityNumber", 1...1), optional("DDB", "cardRevisionDate", 4...11),
    ]

    private static let descriptions = [
        optional("DAU", "height", 1...1), mandatory("DAU", "height", 2...11),
        optional("DAV", "heightInCentimetres", 1...1), optional("DAW", "weightInPounds", 1...11),
        optional("DAX", "weightInKilograms", 1...11), optional("DCE", "weightRange", 2...11),
        optional("DAY", "eyeColour", 1...1), mandatory("DAY", "eyeColour", 2...11),
        optional("DAZ", "hairColour", 1...11),
    ]

    private static let aliases = [
        optional("DBL", "aliasBirthDate", 1...1), optional("DBM", "aliasSocialSecurityNumber", 1...1),
        optional("DBN", "aliasFullName", 1...1), optional("DBO", "aliasSurname", 1...1),
        optional("DBP", "aliasFirstName", 1...1), optional("DBQ", "aliasMiddleName", 1...1),
        optional("DBR", "aliasSuffix", 1...1), optional("DBS", "aliasPrefix", 1...1),
        optional("DBN", "aliasSurname", 2...11), optional("DBG", "aliasGivenNames", 2...11),
        optional("DBS", "aliasSuffix", 2...11),
    ]

    private static let privileges = [
        mandatory("DAR", "vehicleClass", 1...1, ofLicences: true),
        mandatory("DAS", "restrictions", 1...1, ofLicences: true),
        mandatory("DAT", "endorsements", 1...1, ofLicences: true),
        mandatory("DCA", "vehicleClass", 2...11, ofLicences: true),
        mandatory("DCB", "restrictions", 2...11, ofLicences: true),
        mandatory("DCD", "endorsements", 2...11, ofLicences: true),
        mandatory("DCH", "federalCommercialVehicleCodes", 2...3, ofLicences: true),
        optional("DCM", "standardVehicleClass", 2...11), optional("DCN", "standardEndorsements", 2...11),
        optional("DCO", "standardRestrictions", 2...11), optional("DCP", "vehicleClassDescription", 2...11),
        optional("DCQ", "endorsementDescription", 2...11), optional("DCR", "restrictionDescription", 2...11),
        optional("DDC", "hazardousMaterialsExpiryDate", 4...11),
        optional("PAA", "permitClass", 1...1), optional("PAB", "permitExpiryDate", 1...1),
        optional("PAC", "permitIdentifier", 1...1), optional("PAD", "permitIssueDate", 1...1),
        optional("PAE", "permitRestrictions", 1...1), optional("PAF", "permitEndorsements", 1...1),
    ]

    private static let indicators = [
        optional("DBG", "medicalIndicator", 1...1), optional("DBH", "organDonor", 1...1),
        optional("DBI", "nonResident", 1...1), optional("DDA", "realID", 4...11),
        optional("DDD", "limitedDuration", 4...11), optional("DDH", "under18Until", 5...11),
        optional("DDI", "under19Until", 5...11), optional("DDJ", "under21Until", 5...11),
        optional("DDK", "organDonor", 6...11), optional("DDL", "veteran", 7...11),
        optional("DDM", "commercialLicence", 11...11), optional("DDN", "nonDomiciled", 11...11),
        optional("DDO", "enhancedCredential", 11...11), optional("DDP", "permit", 11...11),
    ]
}
