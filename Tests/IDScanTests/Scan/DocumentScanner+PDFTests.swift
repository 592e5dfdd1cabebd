import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing

@testable import DocumentPages
@testable import IDScan

/// A PDF file with one image on each page, as it is stored; a page without an image is blank.
private func pdf(of images: [[UInt8]?], width: Int, height: Int, rotation: Int = 0) throws -> [UInt8] {
    let document = try PDFDocument()
    for bytes in images {
        var page: [String: PDFValue] = [
            "Type": .name("Page"), "MediaBox": .reals([0, 0, Double(width), Double(height)]),
            "Rotate": .integer(rotation),
        ]
        if let bytes {
            let image = document.makeStream(
                [
                    "Type": .name("XObject"), "Subtype": .name("Image"), "Width": .integer(width),
                    "Height": .integer(height), "BitsPerComponent": .integer(8), "ColorSpace": .name("DeviceGray"),
                ], bytes, filter: "DCTDecode")
            page["Resources"] = .dictionary(["XObject": .dictionary(["Im": .object(image)])])
            page["Contents"] = .object(
                document.makeStream([:], Array("q \(width) 0 0 \(height) 0 0 cm /Im Do Q".utf8)))
        }
        try document.add(document.makeIndirect(.dictionary(page)))
    }
    return try document.written()
}

@Suite struct DocumentScannerPDFTests {
    private static func scanner(_ change: (inout ScanOptions) -> Void = { _ in }) throws -> DocumentScanner {
        var options = ScanOptions(
            request: ScanRequest(referenceDate: CalendarDate("2026-11-21")),
            limits: ImageDecodingLimits(duration: .seconds(300)))
        change(&options)
        return try DocumentScanner(options: options)
    }

    private static func passport(seed: UInt64) throws -> (jpeg: [UInt8], lines: [String]) {
        let conditions = PhotographConditions.flatbed.with { ($0.width, $0.height) = (900, 700) }
        let taken = try Photograph(
            of: [SpecimenCard(format: .td3, seed: seed)], conditions: conditions, seed: seed
        ).taken()
        return (try taken.image.grey().jpegData(quality: 95), taken.truth.documents[0].lines)
    }

    @Test func readsAPageAsItsImage() throws {
        let (jpeg, lines) = try Self.passport(seed: 21)
        var scanner = try Self.scanner()
        let (fromImage, fromPDF) = (
            try scanner.scan(jpeg), try scanner.scan(try pdf(of: [jpeg], width: 900, height: 700))
        )
        #expect(fromPDF == fromImage)
        #expect(fromPDF.documents.first?.mrz?.lines == lines)
    }

    @Test(arguments: [90, 180, 270])
    func readsTurnedPages(rotation: Int) throws {
        let (jpeg, lines) = try Self.passport(seed: 21)
        var scanner = try Self.scanner()
        let file = try pdf(of: [jpeg], width: 900, height: 700, rotation: rotation)
        let document = try #require(try scanner.scan(file).documents.first)
        #expect(document.mrz?.lines == lines && document.status == .verified)
    }

    @Test func saysThePage() throws {
        let (first, second) = (try Self.passport(seed: 21), try Self.passport(seed: 22))
        let file = try pdf(of: [first.jpeg, nil, second.jpeg], width: 900, height: 700)
        var scanner = try Self.scanner()
        let result = try scanner.scan(file)
        #expect(result.documents.map(\.mrz?.lines) == [first.lines, second.lines])
        #expect(result.documents.map(result.page(of:)) == [1, 3])
        #expect(result.pages == PageReport(count: 3, read: [1, 2, 3], unread: []))
        var only = try Self.scanner { $0.request.pages = PageNumbers("3") }
        let selected = try only.scan(file)
        #expect(selected.documents.map(selected.page(of:)) == [3])
        #expect(selected.pages == PageReport(count: 3, read: [3], unread: []))
    }

    @Test func joinsTheSidesOfACardOnTwoPages() throws {
        let sides = try [SpecimenSide.front, .back].map { side in
            let card = SpecimenCard(design: .germanIdentityCard2021, side: side, seed: 7)
            return try Photograph(of: [card], conditions: .desk, seed: 7).taken().image.grey()
        }
        let (width, height) = (sides[0].width, sides[0].height)
        let file = try pdf(of: try sides.map { try $0.jpegData(quality: 95) }, width: width, height: height)
        var scanner = try Self.scanner { $0.templates = DocumentTemplate.builtIn }
        let result = try scanner.scan(file)
        let document = try #require(result.documents.first)
        #expect(result.documents.count == 1)
        #expect(document.imageIndex == 1 && document.otherSide?.imageIndex == 0)
    }

    @Test func readsTheOtherPagesOfABrokenOne() throws {
        let (jpeg, lines) = try Self.passport(seed: 21)
        let file = try pdf(of: [jpeg, jpeg], width: 900, height: 700)
        var scanner = try Self.scanner { $0.limits.duration = .seconds(300) }
        // A renderer that never answers anything, and half an image.
        scanner.pageRenderer = PageRenderer { (_, _, _) throws(PDFError) in [] }
        let broken = try pdf(of: [Array(jpeg.prefix(300)), jpeg], width: 900, height: 700)
        let result = try scanner.scan(broken)
        #expect(result.documents.map(\.mrz?.lines) == [lines])
        #expect(result.pages?.read == [2])
        #expect(result.pages?.unread == ["page 1: an image of the page ends before its last row"])
        #expect(try scanner.scan(file).pages?.unread == [])
    }

    /// A file that is no PDF, or a broken one, gives one error, and never a crash.
    @Test(arguments: [
        ("%PDF-1.7\n", "damagedImage"),
        ("%PDF-1.7\ntrailer <</Root 1 0 R>>\n1 0 obj <</Pages 1 0 R>> endobj", "damagedImage"),
        (
            "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 1/Kids[2 0 R]>>endobj "
                + "trailer<</Root 1 0 R>>", "damagedImage"
        ),
    ])
    func refusesBrokenFiles(text: String, code: String) throws {
        var scanner = try Self.scanner()
        let error = try #require(throws: ScanError.self) { try scanner.scan(Array(text.utf8)) }
        #expect(error.code.rawValue == code)
        #expect(!error.message.contains("\n"))
    }

    @Test func refusesMorePagesThanTheLimit() throws {
        var scanner = try Self.scanner { $0.pdf.pages = 2 }
        let file = try pdf(of: [nil, nil, nil], width: 100, height: 100)
        let error = try #require(throws: ScanError.self) { try scanner.scan(file) }
        #expect(error.code == .fileTooLarge && error.message == "the file has 3 pages, and 2 is the limit")
    }
}
