import LDS
import MRZ
import Testing

struct DataGroup1Tests {
    /// Doc 9303-10, A.2.1; Doc 9303-6 and Doc 9303-4, appendix B. That of Doc 9303-10, A.2.2, has not 72 characters.
    @Test(arguments: [
        (
            "I<NLDXI85935F86999999990<<<<<<7208148F1108268NLD<<<<<<<<<<<4VAN<DER<STEEN<<MARIANNE<LOUISE",
            Format.td1, "VAN DER STEEN"
        ),
        ("I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<D231458907UTO7408122F1204159<<<<<<<6", .td2, "ERIKSSON"),
        (
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F1204159ZE184226B<<<<<10",
            .td3, "ERIKSSON"
        ),
    ])
    func readsZone(text: String, format: Format, surname: String) throws {
        let today = try #require(CalendarDate("2026-11-28"))
        let group = try DataGroup1(LDSFile(element("61", element("5F1F", Array(text.utf8)))))
        #expect(group.lines.joined() == text)
        let zone = try group.zone(referenceDate: today)
        #expect(zone.format == format)
        #expect(zone[.surname]?.value == surname)
    }

    @Test func readsSpecimen() throws {
        let group = try DataGroup1(LDSFile(base64(GermanSpecimen.dataGroup1)))
        #expect(
            group.lines == [
                "P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<", "C11T002JM4D<<9608122F1310317<<<<<<<<<<<<<<<6",
            ])
    }

    /// gmrtd/gmrtd, document/dg1_test.go, and others.
    @Test(arguments: [
        ("6109010212340203123456", LDSError.missing(tag: 0x5F1F)), ("61045F1F0141", .otherLength(tag: 0x5F1F)),
        ("7500", .otherKind(.dataGroup2)),
        ("614B5F1F48" + String(repeating: "C3", count: 72), .otherValue(tag: 0x5F1F)),
    ])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try DataGroup1(LDSFile(hex(bytes))) }
    }
}
