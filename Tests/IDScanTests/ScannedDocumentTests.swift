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
        (["AAA001D<<", "FACHE305142128097<<800126<<<<<", "MARCHAND<<FABIENNE<<<<<<<<<<<<"], .unverified),
    ])
    func judgesParsedText(lines: [String], status: VerificationStatus) throws {
        #expect(ScannedDocument(try MachineReadableZone(parsing: lines)).status == status)
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
