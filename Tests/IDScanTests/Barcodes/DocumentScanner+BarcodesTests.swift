import Barcodes
import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing

@testable import IDScan

@Suite struct DocumentScannerBarcodesTests {
    private static func photograph(
        _ sides: [SpecimenSide], _ conditions: PhotographConditions, seed: UInt64
    ) throws -> SpecimenPhotograph {
        let cards = sides.map { SpecimenCard(design: .usLicence, side: $0, seed: seed) }
        return try Photograph(
            of: cards, arrangement: cards.count > 1 ? .loose : .column, conditions: conditions.varied(seed: seed),
            seed: seed
        ).taken()
    }

    /// The back of a licence is a document, however it is turned.
    @Test(arguments: [(PhotographConditions.desk, 0), (.handHeld, 0), (.hard, 0), (.desk, 1), (.desk, 2)])
    func readsLicences(conditions: PhotographConditions, quarterTurns: Int) throws {
        let taken = try Self.photograph([.back], conditions, seed: 5)
        var scanner = try DocumentScanner()
        let result = try scanner.scan(taken.image.rotated(quarterTurns: quarterTurns))
        let truth = taken.truth.documents[0].barcodes ?? []
        #expect(result.barcodes.map(\.text) == truth.map(\.text))
        #expect(result.documents.map(\.barcodeFormat) == [.aamva])
        let document = try #require(result.documents.first)
        #expect(document.status == .unverified)
        #expect(document.type == .drivingLicence)
        if quarterTurns == 0 {
            let (read, printed) = (result.barcodes[0].quadrilateral, truth[0].outline)
            #expect(zip(read.corners, printed.corners).allSatisfy { $0.distance(to: $1) < 0.1 * printed.meanWidth })
        }
    }

    /// Front and back of a licence, in two photographs or in one, are one document.
    @Test(arguments: [false, true]) func joinsFrontAndBack(inOne: Bool) throws {
        let sides: [[SpecimenSide]] = inOne ? [[.front, .back]] : [[.front], [.back]]
        let images = try sides.map { try Self.photograph($0, .desk, seed: inOne ? 8 : 5).image }
        var scanner = try DocumentScanner()
        let result = inOne ? try scanner.scan(images[0]) : try scanner.scan(sides: images)
        let document = try #require(result.documents.first { $0.barcodeFormat == .aamva })
        #expect(result.documents.count { $0.isRead } == 1)
        #expect(result.barcodes.map(\.content?.kind) == [.aamva])
        #expect(document.otherSide != nil)
        #expect(document.otherSide?.imageIndex == (inOne ? nil : 0))
        #expect(document.fields[.surname]?.source == .barcode)
        #expect(document.crossChecks.contains { $0.field == .birthDate && $0.outcome == .agrees })
        #expect(!document.crossChecks.contains { $0.outcome == .differs })
    }

    /// The fronts and backs of two licences are two documents.
    @Test func joinsNoOthers() throws {
        let (front, back) = (
            try Self.photograph([.front], .desk, seed: 5).image, try Self.photograph([.back], .desk, seed: 6).image
        )
        var scanner = try DocumentScanner()
        let documents = try scanner.scan(sides: [front, back]).documents
        #expect(documents.count { $0.isRead } == 2)
        #expect(documents.allSatisfy { $0.otherSide == nil })
    }

    /// Other barcodes are in the result, and no documents.
    @Test(arguments: [SpecimenBarcode.Kind.pdf417, .qrCode, .dataMatrix, .code128, .code39])
    func readsOtherBarcodes(kind: SpecimenBarcode.Kind) throws {
        let isLinear = kind == .code128 || kind == .code39
        var card = SpecimenCard(format: .td2, seed: 3)
        let place = Quadrilateral(
            x: isLinear ? 34 : 72, y: 22, width: isLinear ? 60 : 25, height: kind == .pdf417 || isLinear ? 12 : 25)
        // As much as a boarding pass says; bars have no room for it.
        let text = "HTTP-SPECIMEN-1" + (isLinear ? "" : String(repeating: "-0123456789", count: 4))
        card.extraBarcodes = [SpecimenBarcode(kind: kind, text: text, outline: place)]
        let taken = try Photograph(of: [card], conditions: .desk, seed: 3).taken()
        var scanner = try DocumentScanner()
        let result = try scanner.scan(taken.image)
        #expect(result.barcodes.map(\.text) == [text])
        #expect(result.documents.map(\.format) == [.td2])
    }

    @Test func readsNoneUnasked() throws {
        let taken = try Self.photograph([.back], .desk, seed: 5)
        var scanner = try DocumentScanner()
        var request = ScanRequest()
        request.readsBarcodes = false
        #expect(try scanner.scan(taken.image, request: request).barcodes.isEmpty)
    }

    /// A photograph without a barcode has none.
    @Test(arguments: [SpecimenFormat.td1, .td3, .mrva]) func findsNone(format: SpecimenFormat) throws {
        let taken = try Photograph(of: [SpecimenCard(format: format, seed: 2)], conditions: .handHeld, seed: 2).taken()
        var scanner = try DocumentScanner()
        #expect(try scanner.scan(taken.image).barcodes.isEmpty)
    }
}
