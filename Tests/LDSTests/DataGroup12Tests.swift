import LDS
import MRZ
import Testing

struct DataGroup12Tests {
    /// gmrtd/gmrtd, document/dg12_test.go; AndyQ/NFCPassportReader, DataGroupParsingTests.swift; li0ard/tsemrtd,
    /// tests/dgs/EF_DG12.bin.
    @Test(arguments: details)
    func readsDetails(bytes: String, authority: String?, issue: String?, time: String?, system: String?) throws {
        let group = try DataGroup12(LDSFile(hex(bytes)))
        #expect(group.issuingAuthority == authority)
        #expect(group.issueDate?.description == issue)
        #expect(group.personalisationTime == time)
        #expect(group.personalisationSystem == system)
    }

    private static let details: [(String, String?, String?, String?, String?)] = [
        (
            "6C205C045F555F565F550E32303136313131353031333631325F56064E2D34393632", nil, nil,
            "2016-11-15T01:36:12", "N-4962"
        ),
        (
            "6C3E5C045F195F265F192A4A414B41525441202D20414D42415353414445204445204652414E434520454E20494E444F4E4553"
                + "49455F26083230313730393035",
            "JAKARTA - AMBASSADE DE FRANCE EN INDONESIE", "2017-09-05", nil, nil
        ),
        ("6C1A5C045F265F195F260832303138303332365F1906544553544552", "TESTER", "2018-03-26", nil, nil),
        (
            "6C435F190454455354 5F260420240101 A00D0201015F1A0757696C6C69616D 5F1B0454455354 5F1C0454455354"
                + "5F1D0100 5F1E0100 5F550720240101123059 5F5603313233",
            "TEST", "2024-01-01", "2024-01-01T12:30:59", "123"
        ),
    ]

    /// E3V3A/JMRTD, DG12FileTest.java, has the other person within the template and beside it.
    @Test(arguments: [
        "6C155F1A0F534D4954483C3C4252454E44413C505F1B00",
        "6C185F1B00A0130201015F1A0D534D4954483C3C4252454E4441",
    ])
    func readsOtherPersons(bytes: String) throws {
        let group = try DataGroup12(LDSFile(hex(bytes)))
        #expect(group.otherPersons.map(\.primary) == ["SMITH"])
        #expect(group.otherPersons.first?.secondary.hasPrefix("BRENDA") == true)
        #expect(group.endorsements == nil)
    }

    @Test(arguments: [("6C025F19", LDSError.cutOff), ("6B00", .otherKind(.dataGroup11))])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try DataGroup12(LDSFile(hex(bytes))) }
    }
}
