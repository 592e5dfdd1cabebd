import Testing

@testable import AAMVA

@Suite struct LicenceElementTests {
    /// A code that means something else in a later version has a row for each.
    @Test(arguments: [
        ("DAA", 1, "fullName"), ("DBN", 1, "aliasFullName"), ("DBN", 4, "aliasSurname"), ("DBG", 1, "medicalIndicator"),
        ("DBG", 8, "aliasGivenNames"), ("DDA", 10, "realID"), ("DDL", 9, "veteran"), ("DDP", 11, "permit"),
    ])
    func knowsElements(code: String, version: Int, name: String) {
        #expect(LicenceElement(code: code, version: version)?.name == name)
    }

    @Test(arguments: [("DAA", 4), ("DCS", 1), ("DDL", 5), ("DDP", 10), ("ZVA", 10), ("", 1)])
    func knowsNoOthers(code: String, version: Int) {
        #expect(LicenceElement(code: code, version: version) == nil)
    }

    /// No version has two rows of one code.
    @Test(arguments: LicenceElement.knownVersions) func hasEachCodeOnce(version: Int) {
        let codes = LicenceElement.all.filter { $0.versions.contains(version) }.map(\.code)
        #expect(Set(codes).count == codes.count)
    }

    /// The mandatory elements: 13 in 2000, 19 in 2003 and 2005, 22 since 2009; identity cards need no privileges.
    @Test(arguments: [(1, 13, 10), (2, 19, 15), (3, 19, 15), (4, 22, 19), (11, 22, 19)])
    func needsElements(version: Int, ofLicences: Int, ofCards: Int) {
        #expect(LicenceElement.mandatory(version: version, isLicence: true).count == ofLicences)
        #expect(LicenceElement.mandatory(version: version, isLicence: false).count == ofCards)
    }
}
