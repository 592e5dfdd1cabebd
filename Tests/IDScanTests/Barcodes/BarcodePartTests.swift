import Barcodes
import Foundation
import Imaging
import Certificates
import MRZ
import Testing

@testable import IDScan

@Suite struct BarcodePartTests {
    /// The example of AAMVA DL/ID Card Design Standard, 2020, annex D, by the tests of benhovinga/aamva_barcode_library.
    private static let licence =
        "@\n\u{1E}\rANSI 636000100102DL00410278ZV03190008DLDAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDDFN\nDADJOHN\nDDGT\n"
        + "DCUJR\nDCAD\nDCBK\nDCDPH\nDBD06062019\nDBB06061986\nDBA12102024\nDBC1\nDAU068 in\nDAYBRO\n"
        + "DAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\nDAK232690000  \nDCF2424244747474786102204\nDCGUSA\n"
        + "DCK123456789\nDDAF\nDDB06062018\nDDC06062020\nDDD1\rZVZVA01\r"

    private static let today = CalendarDate("2024-01-31")
    private static let place = Quadrilateral(x: 10, y: 20, width: 300, height: 60)

    private static func barcode(_ text: String, _ symbology: Symbology = .pdf417) -> ScannedBarcode {
        ScannedBarcode(
            Barcode(symbology: symbology, corners: place, text: text), imageIndex: nil, trust: .none,
            today: today ?? .today)
    }

    private static func document(_ print: PrintPart = PrintPart()) throws -> ScannedDocument {
        let part = try #require(BarcodePart(barcode(licence), today: today ?? .today))
        return ScannedDocument(DocumentParts(barcode: part, print: print), referenceDate: try #require(today))
    }

    @Test func makesADocument() throws {
        let document = try Self.document()
        #expect(document.status == .unverified)
        #expect(document.type == .drivingLicence)
        #expect(document.barcodeFormat == .aamva)
        #expect(document.format == nil)
        #expect(document.derived?.age == 37)
        #expect(document.derived?.isExpired == false)
        #expect(document.fields.values.allSatisfy { $0.source == .barcode && $0.quadrilateral == Self.place })
    }

    /// A field, its value, what stands in the barcode, and what a code stands for.
    @Test(arguments: [
        (VisualFieldName.surname, "SAMPLE", "SAMPLE", nil), (.givenNames, "MICHAEL JOHN", "MICHAEL JOHN", nil),
        (.birthDate, "1986-06-06", "06061986", nil), (.expiryDate, "2024-12-10", "12102024", nil),
        (.sex, "M", "1", nil), (.height, "173", "068 in", nil), (.eyeColour, "BRO", "BRO", "Brown"),
        (.issuingState, "USA", "USA", "United States"), (.jurisdiction, "US-VA", "636000", "Virginia"),
        (.address, "2300 WEST BROAD STREET\nRICHMOND VA 23269", "2300 WEST BROAD STREET\nRICHMOND VA 23269", nil),
        (.realID, "F", "F", "Compliant"), (.vehicleClass, "D", "D", nil), (.nameSuffix, "JR", "JR", nil),
        (.cardRevisionDate, "2018-06-06", "06062018", nil), (.inventoryNumber, "123456789", "123456789", nil),
    ])
    func hasFields(name: VisualFieldName, value: String, text: String, meaning: String?) throws {
        let field = try #require(try Self.document().fields[name])
        #expect(field.value == value)
        #expect(field.text == text)
        #expect(field.name == meaning)
        #expect(field.isTruncated == (name == .givenNames))
    }

    @Test func equalsItselfEncodedAndDecoded() throws {
        var result = ScanResult(image: ImageSize(width: 400, height: 200), documents: [try Self.document()])
        result.barcodes = [Self.barcode(Self.licence), Self.barcode("https://example.org", .qrCode)]
        let data = try JSONEncoder().encode(result)
        #expect(try JSONDecoder().decode(ScanResult.self, from: data) == result)
        #expect(String(decoding: data, as: UTF8.self).contains("\"format\":\"AAMVA\""))
    }

    /// Bytes that are no text are told in base64 alone.
    @Test func encodesBytes() throws {
        let barcode = ScannedBarcode(
            Barcode(symbology: .qrCode, corners: Self.place, text: "", bytes: [0xDC, 3, 0xFF], isBinary: true),
            imageIndex: 1, trust: .none, today: Self.today ?? .today)
        let data = try JSONEncoder().encode(barcode)
        #expect(String(decoding: data, as: UTF8.self).contains("\"bytes\":\"3AP\\/\""))
        #expect(try JSONDecoder().decode(ScannedBarcode.self, from: data) == barcode)
        #expect(barcode.text == nil)
    }

    @Test func tellsContentsThatItKnows() {
        let content = Self.barcode(Self.licence).content
        #expect(content?.kind == .aamva)
        #expect(content?.version == 10)
        #expect(content?.elements.first { $0.code == "ZVA" }?.name == nil)
        #expect(content?.elements.first { $0.code == "DAQ" }?.name == "documentNumber")
        #expect(Self.barcode("@\n\u{1E}\rANSI 63600").content?.error == "it ends within the header")
        #expect(Self.barcode("https://example.org", .qrCode).content == nil)
        #expect(Self.barcode(Self.licence, .qrCode).content == nil)
    }

    /// The print of the same card is compared with the barcode.
    @Test func comparesPrint() throws {
        let printed: [VisualFieldName: String] = [
            .surname: "SAMPLE", .givenNames: "MICHAEL JOHN PAUL", .birthDate: "06/07/1986",
            .documentNumber: "T64235789", .sex: "M",
        ]
        var print = PrintPart()
        print.report = PrintReport(
            fields: printed.mapValues { PrintedField(value: $0, text: $0, confidence: 1, quadrilateral: nil) })
        print.dateOrder = .monthDayYear
        let checks = try Self.document(print).crossChecks
        func outcome(_ name: FieldName) -> FieldCrossCheck.Outcome? { checks.first { $0.field == name }?.outcome }
        #expect(outcome(.surname) == .agrees)
        #expect(outcome(.givenNames) == .agrees, "the barcode says that it is cut")
        #expect(outcome(.documentNumber) == .agrees)
        #expect(outcome(.sex) == .agrees)
        #expect(outcome(.birthDate) == .differs)
    }
}
