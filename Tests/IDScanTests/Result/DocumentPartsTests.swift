import Foundation
import Imaging
import MRZ
import Testing

@testable import IDScan

/// The values that follow from the parts of a document, however it was read.
@Suite struct DocumentPartsTests {
    /// A card (Doc 9303-5, appendix A) of somebody born on the first of January of a year.
    private static func card(bornIn year: String = "74", expiry: String = "120415") throws -> MachineReadableZone {
        var fields = ZoneFields(
            documentCode: "I", issuingState: "UTO", surname: "ERIKSSON", documentNumber: "D23145890", nationality: "UTO"
        )
        (fields.givenNames, fields.sex) = ("ANNA MARIA", "F")
        fields.birthDate = CalendarDate("19\(year)-01-01")
        let digits = Array(expiry).map(String.init)
        fields.expiryDate = CalendarDate(
            "20\(digits[0...1].joined())-\(digits[2...3].joined())-\(digits[4...5].joined())")
        return try MachineReadableZone(format: .td1, fields: fields)
    }

    private static func print(
        _ texts: [VisualFieldName: String], inDoubt doubted: Set<VisualFieldName> = []
    ) -> DocumentPrint {
        let fields = texts.map { name, text in
            var field = PrintedField(
                value: text, text: text, confidence: 0.912345,
                quadrilateral: Quadrilateral(x: 1.23456, y: 2.34567, width: 30, height: 4))
            field.isInDoubt = doubted.contains(name)
            return (name, field)
        }
        return DocumentPrint(
            template: nil, fields: Dictionary(uniqueKeysWithValues: fields),
            portrait: Quadrilateral(x: 1.26, y: 2.24, width: 30.333, height: 4))
    }

    private static func document(
        _ zone: MachineReadableZone, _ print: DocumentPrint? = nil, doubting isInDoubt: Bool = false
    ) -> ScannedDocument {
        let part = ZonePart(zone, hasDoubt: isInDoubt, confidence: 0.987654) {
            ScannedField(
                $0, isInDoubt: isInDoubt, agreement: .notAsked, confidence: 0.998877,
                quadrilateral: Quadrilateral(x: 10.01234, y: 20, width: 30, height: 4))
        }
        let capture = DocumentCapture(
            quadrilateral: Quadrilateral(x: 0.123, y: 0.456, width: 85.6789, height: 54), imageIndex: 1)
        return ScannedDocument(
            DocumentParts(zone: part, capture: capture, print: PrintPart(print)), referenceDate: .lastOf2026)
    }

    /// Print is a guess until something proves it: whoever relies on `isInDoubt` must not rely on it.
    @Test func printIsInDoubt() throws {
        let document = Self.document(try Self.card(), Self.print([.birthPlace: "ZENITH", .surname: "ERIKSSON"]))
        #expect(document.fields[.birthPlace]?.isInDoubt == true)
        #expect(document.fields[.birthPlace]?.source == .visualZone)
        #expect(document[.surname]?.isInDoubt == false)
    }

    /// The frames of a camera and a photograph say the same of the same reading.
    @Test(arguments: [false, true])
    func framesCompareAsPhotographsDo(isInDoubt: Bool) throws {
        let shown = Self.document(
            try Self.card(), Self.print([.surname: "ERIKSSEN"], inDoubt: isInDoubt ? [.surname] : []))
        let joined = ScannedDocument(
            DocumentParts(zone: ZonePart(of: shown), print: PrintPart(of: shown, templates: [])),
            referenceDate: .lastOf2026)
        #expect(shown.crossChecks.first { $0.field == .surname }?.outcome == (isInDoubt ? .notCompared : .differs))
        #expect(joined.crossChecks == shown.crossChecks)
        #expect(joined.fields == shown.fields && joined.findings == shown.findings)
    }

    /// A zone has no centuries: where print has them, all that follows has the same.
    @Test(
        arguments: [
            ([:], "2008-01-01", 18), ([.birthDate: "01.01.1908"], "1908-01-01", 118),
            ([.birthDate: "01.01.2008"], "2008-01-01", 18), ([.birthDate: "01 JAN 08"], "2008-01-01", 18),
            // Another day settles nothing.
            ([.birthDate: "02.01.1908"], "2008-01-01", 18),
        ] as [([VisualFieldName: String], String, Int)])
    func takesTheCenturyFromPrint(texts: [VisualFieldName: String], birth: String, age: Int) throws {
        let document = Self.document(try Self.card(bornIn: "08"), Self.print(texts))
        #expect(document[.birthDate]?.value == birth)
        #expect(document[.birthDate]?.date == CalendarDate(birth))
        #expect(document.derived?.age == age)
        #expect(!document.findings.contains { $0.name == .otherBirthInPersonalNumber })
    }

    /// The number of the holder tells the century, too: that of Poland adds 20 to the months of this one.
    @Test func takesTheCenturyFromTheNumber() throws {
        let zone = try MachineReadableZone(parsing: [
            "I<POLAAA0000000<<<<<<<<<<<<<<<", "0801014F3101019POL<<<<<<<<<<<0", "NOWAK<<ANNA<<<<<<<<<<<<<<<<<<<",
        ])
        let document = Self.document(zone, Self.print([.personalNumber: "08010100004"]))
        #expect(document[.birthDate]?.value == "1908-01-01")
        #expect(document.derived?.age == 118)
    }

    @Test(
        arguments: [
            ("991231", [:], "1999-12-31", true, nil),
            ("991231", [.expiryDate: "31.12.9999"], "unlimited", false, false),
            ("991231", [.expiryDate: "31.12.1999"], "1999-12-31", false, true),
            ("120415", [:], "2012-04-15", false, true), ("610902", [:], "2061-09-02", false, false),
        ] as [(String, [VisualFieldName: String], String, Bool, Bool?)])
    func tellsWhetherACardExpired(
        expiry: String, texts: [VisualFieldName: String], value: String, isOpen: Bool, isExpired: Bool?
    ) throws {
        let document = Self.document(try Self.card(bornIn: "50", expiry: expiry), Self.print(texts))
        #expect(document[.expiryDate]?.value == value)
        #expect(document[.expiryDate]?.isCenturyOpen == isOpen)
        #expect(document.derived?.isExpired == isExpired)
        #expect(document.findings.contains { $0.name == .expired } == (isExpired == true))
        // What the zone alone leaves open is no proof.
        #expect(document.status == (expiry == "991231" ? .doubtful : .verified))
    }

    @Test func equalsItselfAfterEncoding() throws {
        let print = Self.print(
            [.birthPlace: "ZENITH", .surname: "ERIKSSON", .birthDate: "01.01.1974"], inDoubt: [.surname])
        for zone in [try Self.card(), try Self.card(bornIn: "50", expiry: "991231")] {
            for isInDoubt in [false, true] {
                let document = Self.document(zone, print, doubting: isInDoubt)
                let result = ScanResult(images: [ImageSize(width: 100, height: 60)], documents: [document])
                let decoded = try JSONDecoder().decode(ScanResult.self, from: JSONEncoder().encode(result))
                #expect(decoded == result)
                #expect(decoded.documents[0].visualZone?.fields[.surname]?.isInDoubt == true)
            }
        }
    }
}
