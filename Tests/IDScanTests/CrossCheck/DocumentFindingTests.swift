import MRZ
import Testing

@testable import IDScan

@Suite struct DocumentFindingTests {
    private static func findings(
        issuer: String = "FRA", nationality: String = "FRA", kind: String = "P", birth: String = "1974-08-12",
        expiry: String = "2030-04-15", printed: [VisualFieldName: String] = [:]
    ) throws -> [DocumentFinding] {
        var fields = ZoneFields(
            documentCode: kind, issuingState: issuer, surname: "Eriksson", documentNumber: "L898902C3",
            nationality: nationality)
        (fields.birthDate, fields.expiryDate) = (CalendarDate(birth), CalendarDate(expiry))
        let zone = try MachineReadableZone(format: .td3, fields: fields)
        return CrossCheck(
            zone: zone, visualZone: VisualZone(printed), referenceDate: CalendarDate("2026-11-21")
        ).findings
    }

    @Test func findsNothingInAnOrdinaryPassport() throws {
        #expect(try Self.findings(printed: [.issueDate: "16 04 2020", .birthDate: "12 08 1974"]).isEmpty)
    }

    private static let expiries: [(String, [DocumentFinding.Name])] = [
        ("2026-11-20", [DocumentFinding.Name.expired]), ("2026-11-21", []), ("2030", []), ("1996-12-10", [.expired]),
        ("2037-11-21", []), ("2037-11-22", [.validityTooLong]),
    ]

    @Test(arguments: expiries)
    func expiryIsSeenFromTheReferenceDate(expiry: String, names: [DocumentFinding.Name]) throws {
        #expect(try Self.findings(expiry: expiry).map(\.name) == names)
    }

    private static let prints: [([VisualFieldName: String], [DocumentFinding.Name])] = [
        ([VisualFieldName.issueDate: "16 04 2015"], [DocumentFinding.Name.validityTooLong]),
        ([.issueDate: "16 04 2031"], [.issueAfterExpiry, .notYetValid]),
        ([.issueDate: "22 11 2026"], [.notYetValid]),
        ([.issueDate: "11 08 1974"], [.birthAfterIssue, .validityTooLong]),
        ([.birthDate: "12 08 1874"], []), ([.issueDate: "nonsense"], []),
    ]

    @Test(arguments: prints)
    func printedDatesCount(printed: [VisualFieldName: String], names: [DocumentFinding.Name]) throws {
        #expect(try Self.findings(printed: printed).map(\.name) == names)
    }

    @Test(arguments: [
        ("XX XX XXXX", [DocumentFinding.Name]()), ("12 08 74", []),
        ("12 08 2030", [.birthInFuture, .birthAfterExpiry]), ("20 11 1901", [.birthTooLongAgo]), ("22 11 1901", []),
    ])
    func printedDatesStandInForUnknownOnes(birth: String, names: [DocumentFinding.Name]) throws {
        #expect(try Self.findings(birth: "", printed: [.birthDate: birth]).map(\.name) == names)
    }

    /// Romania's numbers of people born on the first and on the second of January 1980; one with a wrong check digit; one of
    /// another State.
    @Test(
        arguments: [
            ("ROU", "1800101221144", false), ("ROU", "1800102221147", true), ("ROU", "1800102221142", false),
            ("FRA", "1800102221147", false),
        ], ["1980-01-01", "1980"])
    func numbersTellAnotherDayOfBirth(number: (issuer: String, text: String, isOther: Bool), birth: String) throws {
        let names = try Self.findings(
            issuer: number.issuer, nationality: number.issuer, birth: birth, printed: [.personalNumber: number.text]
        ).map(\.name)
        // Only the year is known: both days are in it.
        let isFound = number.isOther && birth == "1980-01-01"
        #expect(names == (isFound ? [.otherBirthInPersonalNumber] : []))
    }

    /// Romania's number of a man.
    @Test(arguments: [("M", false), ("F", true), ("X", false)])
    func numbersTellTheOtherSex(sex: String, isOther: Bool) throws {
        let names = try Self.findings(
            issuer: "ROU", nationality: "ROU", birth: "1980-01-01",
            printed: [.personalNumber: "1800101221144", .sex: sex]
        ).map(\.name)
        #expect(names == (isOther ? [.otherSexInPersonalNumber] : []))
    }

    /// Without a zone, the State is that of print: its number is proven, and beyond doubt where it tells the day of birth.
    @Test(
        arguments: [
            ("1800101221144", "01.01.1980", CheckVerdict.holds, false, []),
            ("1800101221144", "02.01.1980", .holds, true, [.otherBirthInPersonalNumber]),
            ("1800102221142", "01.01.1980", .notPrinted, true, []),
        ] as [(String, String, CheckVerdict, Bool, [DocumentFinding.Name])])
    func printedNumbersProveThemselves(
        number: String, birth: String, check: CheckVerdict, isInDoubt: Bool, names: [DocumentFinding.Name]
    ) throws {
        let texts: [VisualFieldName: String] = [
            .issuingState: "ROMANIA", .personalNumber: number, .birthDate: birth,
        ]
        let fields = texts.mapValues { PrintedField(value: $0, text: $0, confidence: 0.9, quadrilateral: nil) }
        let print = PrintPart(DocumentPrint(template: nil, fields: fields, portrait: nil))
        let document = ScannedDocument(DocumentParts(print: print), referenceDate: .lastOf2026)
        let field = try #require(document.fields[.personalNumber])
        #expect(field.check == check && field.isInDoubt == isInDoubt && document.status == .unverified)
        #expect(document.findings.map(\.name) == names)
    }

    /// Spain's cards that do not expire.
    @Test func validityMayBeUnlimited() throws {
        #expect(try Self.findings(expiry: "1999-01-01", printed: [.expiryDate: "01 01 9999"]).isEmpty)
    }

    private static let states: [(String, String, String, [DocumentFinding.Name])] = [
        ("FRA", "DEU", "P", [DocumentFinding.Name.foreignNationality]), ("D", "DEU", "P", []),
        ("D", "XXB", "P", [.foreignNationality]), ("GBR", "GBD", "P", []), ("UNO", "UNO", "P", []),
        ("UTO", "UTO", "P", [.specimen]), ("SUN", "SUN", "P", [.obsoleteIssuer]),
        ("QQQ", "QQQ", "P", [.unknownIssuer, .unknownNationality]),
    ]

    @Test(arguments: states)
    func issuersAndNationalities(
        issuer: String, nationality: String, kind: String, names: [DocumentFinding.Name]
    ) throws {
        #expect(try Self.findings(issuer: issuer, nationality: nationality, kind: kind).map(\.name) == names)
    }

    @Test func impossibleDatesAreContradictions() throws {
        let lines = ["P<FRAERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36FRA7402312F3004159ZE184226B<<<<<10"]
        let check = CrossCheck(
            zone: try MachineReadableZone(parsing: lines), visualZone: VisualZone([:]),
            referenceDate: CalendarDate("2026-11-21"))
        #expect(check.findings.map(\.name) == [.impossibleDate])
        #expect(check.findings.map(\.severity) == [.contradiction])
    }

    @Test func nobodyIsBornAfterTheEnd() throws {
        let names = try Self.findings(birth: "2024-01-01", expiry: "2020-01-01").map(\.name)
        #expect(names == [.birthAfterExpiry, .expired])
    }

    @Test(arguments: [(0, nil), (1, "one document more is"), (12, "12 documents more are")] as [(Int, String?)])
    func saysHowManyDocumentsAreNotReported(count: Int, beginning: String?) {
        let finding = DocumentFinding(unreported: count)
        #expect(finding?.name == beginning.map { _ in .moreDocuments })
        #expect(finding?.message.hasPrefix(beginning ?? "") ?? true)
    }
}
