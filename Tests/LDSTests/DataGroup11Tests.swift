import LDS
import MRZ
import Testing

struct DataGroup11Tests {
    /// Doc 9303-10, A.5, with the lengths of the telephone number and of the template mended.
    @Test func readsExample() throws {
        let group = try DataGroup11(
            LDSFile(
                element(
                    "6B", hex("5C0A5F0E5F115F425F125F13"), element("5F0E", Array("SMITH<<JOHN<J".utf8)),
                    element("5F11", Array("ANYTOWN<MN".utf8)), element("5F42", Array("123 MAPLE RD<ANYTOWN<MN".utf8)),
                    element("5F12", Array("16125551212".utf8)), element("5F13", Array("TRAVEL<AGENT".utf8)))))
        #expect(group.name?.primary == "SMITH")
        #expect(group.name?.secondary == "JOHN J")
        #expect(group.placeOfBirth == ["ANYTOWN", "MN"])
        #expect(group.address == ["123 MAPLE RD", "ANYTOWN", "MN"])
        #expect(group.telephone == "16125551212")
        #expect(group.profession == "TRAVEL AGENT")
        #expect(group.birthDate == nil)
    }

    /// li0ard/tsemrtd, tests/dgs/EF_DG11.bin.
    @Test func readsEveryElement() throws {
        let group = try DataGroup11(
            LDSFile(
                hex(
                    "6B81885C175F0E5F105F2B5F115F425F125F135F145F155F165F18A05F0E08446F65204A6F686EA00D0201015F0F0757"
                        + "696C6C69616D5F10033132335F2B04197001015F1109544553543C544553545F4209544553543C544553545F1203"
                        + "3132335F1304544553545F1404544553545F1504544553545F1601005F17073132333C3132335F180454455354"))
        )
        #expect(group.name?.primary == "Doe John")
        #expect(group.otherNames.map(\.primary) == ["William"])
        #expect(group.personalNumber == "123")
        #expect(group.birthDate?.description == "1970-01-01")
        #expect(group.placeOfBirth == ["TEST", "TEST"])
        #expect(group.title == "TEST")
        #expect(group.personalSummary == "TEST")
        #expect(group.proofOfCitizenship == [0])
        #expect(group.otherDocumentNumbers == ["123", "123"])
        #expect(group.custody == "TEST")
    }

    /// gmrtd/gmrtd, document/dg11_test.go: names in Chinese characters, the other name without a template of its own.
    @Test func readsNationalCharacters() throws {
        let group = try DataGroup11(LDSFile(hex("6B1B5C045F0E5F0F5F0E06E8B5B5E5BDAC5F0F095A48414F3C3C42494E")))
        #expect(group.name?.primary == "赵彬")
        #expect(group.otherNames.map { "\($0.secondary) \($0.primary)" } == ["BIN ZHAO"])
    }

    /// AndyQ/NFCPassportReader, DataGroupParsingTests.swift, and Doc 9303-10 §4.7.11.1 for what is unknown.
    @Test(arguments: [
        ("08 3139373031323031", String?("1970-12-01")), ("04 19701201", "1970-12-01"), ("08 3139373030303030", "1970"),
        ("08 3030303031323031", "--12-01"), ("08 3139373031333031", nil), ("04 1970120A", nil), ("03 197012", nil),
        ("08 31393730313230FF", nil), ("00", nil),
    ])
    func readsDates(value: String, date: String?) throws {
        #expect(try DataGroup11(LDSFile(element("6B", hex("5F2B" + value)))).birthDate?.description == date)
    }

    @Test func readsLatinText() throws {
        #expect(try DataGroup11(LDSFile(element("6B", element("5F14", [0xC4, 0x2E])))).title == "Ä.")
    }

    /// gmrtd/gmrtd, document/dg11_test.go.
    @Test(arguments: [("6B035F0E5F", LDSError.cutOff), ("6C00", .otherKind(.dataGroup12)), ("6B03A00205", .cutOff)])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try DataGroup11(LDSFile(hex(bytes))) }
    }
}
