import DocumentDetection
import Imaging
import MRZ
import Testing

@testable import IDScan

@Suite struct PrintedSideTests {
    private static let outline = Quadrilateral(x: 10, y: 10, width: 80, height: 50)

    /// The back of a card (Doc 9303-5, appendix A).
    private static func card() throws -> ScannedDocument {
        ScannedDocument(
            try MachineReadableZone(parsing: [
                "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            ]))
    }

    /// A front on which some fields say other than that card.
    private static func front(
        with changed: [VisualFieldName: String] = [:], isDoubtful: Bool = false
    ) throws -> PrintedSide {
        let texts: [VisualFieldName: String] = [
            .surname: "ERIKSSON", .givenNames: "ANNA MARIA", .birthDate: "12.08.1974", .documentNumber: "D23145890",
            .expiryDate: "15.04.2012",
        ]
        let fields = texts.merging(changed) { $1 }.mapValues { text in
            var field = PrintedField(value: text, text: text, confidence: 0.9, quadrilateral: nil)
            field.isInDoubt = isDoubtful
            return field
        }
        let template = try #require(DocumentTemplate.builtIn.first { $0.name == "eu-residence-permit-front" })
        let blank = Image(width: 100, height: 70, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 7000))
        return PrintedSide(
            quadrilateral: outline, imageIndex: nil, captureQuality: CaptureQuality(of: blank, document: outline),
            template: template,
            print: DocumentPrint(template: template, fields: fields, portrait: nil))
    }

    @Test(
        arguments: [
            ([:], 5),
            ([.surname: "ERIKSSEN"], 4),
            // A twin has the surname, the birthday and the expiry.
            ([.givenNames: "EVA", .documentNumber: "D23145901"], nil),
            // A changed letter and a misread number make no other card.
            ([.surname: "ERIKSSEN", .documentNumber: "D231A45890"], 3),
            ([.birthDate: "12.09.1974", .documentNumber: "D231A45890"], 3),
            // Three misread fields make no other card either, if it has the same number.
            ([.givenNames: "ANNE MARIA", .birthDate: "12.09.1974", .expiryDate: "15.04.2013"], 2),
            ([.surname: "MARTIN", .givenNames: "EVA", .birthDate: "01.02.1990", .documentNumber: "X1"], nil),
        ] as [([VisualFieldName: String], Int?)])
    func belongsToTheCardThatItAgreesWith(changed: [VisualFieldName: String], agreements: Int?) throws {
        #expect(try Self.front(with: changed).agreements(with: Self.card()) == agreements)
    }

    @Test func belongsToNoCardWithoutAZone() throws {
        let front = try Self.front()
        #expect(front.agreements(with: front.document(referenceDate: .lastOf2026)) == nil)
    }

    @Test func goesToTheCardThatItAgreesWithBest() throws {
        let fronts = [try Self.front(with: [.surname: "ERIKSSEN"]), try Self.front()]
        #expect(fronts.indexOfFront(of: try Self.card()) == 1)
        #expect([PrintedSide]().indexOfFront(of: try Self.card()) == nil)
    }

    @Test func isNoWitnessWhereItsReadingIsDoubtful() throws {
        let front = try Self.front(with: [.surname: "ERIKSSEN"], isDoubtful: true)
        let checks = try Self.card().adding(PrintPart(nil, front: front), referenceDate: .lastOf2026).crossChecks
        #expect(checks.first { $0.field == .surname }?.outcome == .notCompared)
        #expect(checks.first { $0.field == .birthDate }?.outcome == .agrees)
    }

    @Test func givesItsFieldsToTheCard() throws {
        let front = try Self.front(with: [.surname: "ERIKSSEN", .birthPlace: "ZENITH"])
        let joined = try Self.card().adding(PrintPart(nil, front: front), referenceDate: .lastOf2026)
        #expect(joined.otherSide == front.otherSide && joined.mrz != nil)
        #expect(joined[.surname]?.value == "ERIKSSON")
        #expect(joined.fields[.birthPlace]?.source == .visualZone)
        #expect(joined.crossChecks.first { $0.field == .surname }?.outcome == .differs)
    }
}
