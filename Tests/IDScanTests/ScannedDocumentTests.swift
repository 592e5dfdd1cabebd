import Foundation
import IDScan
import MRZ
import Testing

@Suite struct ScannedDocumentTests {
    /// Doc 9303-4, appendix A.
    private static let passport = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    @Test(arguments: [
        (passport, VerificationStatus.verified),
        ([passport[0], passport[1].replacingOccurrences(of: "7408122", with: "7408132")], .refuted),
        (["p<utoeriksson<<anna<maria<<<<<<<<<<<<<<<<<<<", passport[1]], .verified),
        ([passport[0] + "<", passport[1]], .refuted),
        ([passport[0], passport[1].replacingOccurrences(of: "F", with: "Q")], .refuted),
        ([passport[0].replacingOccurrences(of: "MARIA", with: "M日RIA"), passport[1]], .refuted),
        (["AAA001D<<", "FACHE305142128097<<8001\u{1B}6<<<<<", "MARCHAND<<FABIENNE<<<<<<<<<<<<"], .refuted),
        (["AAA001D<<", "FACHE305142128097<<800126<<<<<", "MARCHAND<<FABIENNE<<<<<<<<<<<<"], .unverified),
    ])
    func judgesParsedText(lines: [String], status: VerificationStatus) throws {
        #expect(ScannedDocument(try MachineReadableZone(parsing: lines)).status == status)
    }

    /// A stand-in for a scanner's result has the status that its zone and its doubts make.
    @Test(
        arguments: [
            (passport[1], [], .verified), (passport[1], [.surname], .doubtful),
            (passport[1].replacingOccurrences(of: "7408122", with: "7408132"), [.surname], .refuted),
        ] as [(String, Set<FieldName>, VerificationStatus)])
    func standsInForResults(lower: String, doubted: Set<FieldName>, status: VerificationStatus) throws {
        let zone = try MachineReadableZone(parsing: [Self.passport[0], lower])
        let document = ScannedDocument(
            standingFor: zone, doubting: doubted, confidence: 0.9, referenceDate: CalendarDate("2026-11-21"))
        #expect(document.status == status)
        #expect(document[.surname]?.isInDoubt == doubted.contains(.surname))
        #expect(document[.surname]?.confidence == 0.9 && document.derived?.isExpired == true)
    }

    @Test func saysWhyAZoneIsRefuted() throws {
        let wrong = [Self.passport[0] + "<", Self.passport[1].replacing("L8", with: "M8")]
        let document = ScannedDocument(try MachineReadableZone(parsing: wrong))
        #expect(document.status == .refuted && document.mrz?.lines == wrong)
        #expect(
            document.refutations == [
                "line 1, columns 1 to 45: the line has 45 characters, a filler more than the format has",
                "documentNumber prints 6, computes to 3", "composite prints 0, computes to 7",
            ])
        #expect(ScannedDocument(try MachineReadableZone(parsing: Self.passport)).refutations.isEmpty)
    }

    /// The expiry of a document is seen from today where no other day is given, whatever day that is.
    @Test(arguments: [(-1, true), (1, false)])
    func seesExpiryFromToday(years: Int, isExpired: Bool) throws {
        let year = try #require(CalendarDate.today.year)
        var fields = ZoneFields(
            documentCode: "P", issuingState: "FRA", surname: "A", documentNumber: "1", nationality: "FRA")
        fields.birthDate = CalendarDate("1974-08-12")
        fields.expiryDate = CalendarDate(year: year + years, month: 7, day: 1)
        let zone = try MachineReadableZone(format: .td3, fields: fields, referenceDate: .today)
        #expect(ScannedDocument(zone).findings.contains { $0.name == .expired } == isExpired)
        let check = CrossCheck(zone: zone, visualZone: VisualZone([:]))
        #expect(check.findings.contains { $0.name == .expired } == isExpired)
    }

    @Test func carriesFieldsWithTheirChecks() throws {
        let document = ScannedDocument(try MachineReadableZone(parsing: Self.passport))
        #expect(document.format == .td3)
        #expect(document.fields[.surname]?.value == "ERIKSSON")
        #expect(document.fields[.surname]?.check == .notPrinted)
        #expect(document.fields[.givenNames]?.value == "ANNA MARIA")
        #expect(document.fields[.birthDate]?.value == "1974-08-12")
        #expect(document.fields[.birthDate]?.text == "740812")
        #expect(document.fields[.birthDate]?.check == .holds)
        #expect(document.fields[.issuingState]?.name == "Utopia")
        #expect(document.mrz?.checkDigits.map(\.field.rawValue).last == "composite")
    }

    @Test func hasNoConfidenceInTextThatWasNotRead() throws {
        let document = ScannedDocument(try MachineReadableZone(parsing: Self.passport))
        #expect(document.quadrilateral == nil)
        #expect(document.mrz?.confidence == nil)
        #expect(document.fields.values.allSatisfy { $0.confidence == nil && $0.quadrilateral == nil && !$0.isInDoubt })
        #expect(document.fields.values.allSatisfy { $0.agreement == nil })
    }

    @Test func survivesEncoding() throws {
        let document = ScannedDocument(try MachineReadableZone(parsing: Self.passport))
        let result = ScanResult(image: ImageSize(width: 1280, height: 720), documents: [document])
        let encoded = try JSONEncoder().encode(result)
        #expect(try JSONDecoder().decode(ScanResult.self, from: encoded) == result)
    }

    @Test func survivesEncodingWithItsPhotographs() throws {
        let zone = try MachineReadableZone(parsing: Self.passport)
        let sizes = [ImageSize(width: 1280, height: 720), ImageSize(width: 720, height: 1280)]
        let result = ScanResult(images: sizes, documents: [ScannedDocument(zone)])
        #expect(try JSONDecoder().decode(ScanResult.self, from: JSONEncoder().encode(result)) == result)
        #expect(result.image == sizes[0])
    }

    @Test func refusesAnUnknownSchemaVersion() {
        let encoded = Data(#"{"schemaVersion":1,"image":{"width":1,"height":1},"documents":[]}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ScanResult.self, from: encoded) }
    }
}
