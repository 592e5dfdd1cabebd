import DocumentDetection
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import IDScan

struct DocumentScannerFindingsTests {
    /// Cards in rows on a dark ground.
    private static func cards(columns: Int, rows: Int) throws -> Image {
        let card = try SpecimenCard(format: .td1, seed: 3).drawn(pixelsPerMillimetre: 4).grey()
        let (stepX, stepY) = (card.width * 5 / 4, card.height * 5 / 4)
        let (width, height) = (columns * stepX, rows * stepY)
        var pixels = [UInt8](repeating: 60, count: width * height)
        for (column, row) in (0..<columns).flatMap({ column in (0..<rows).map { (column, $0) } }) {
            for y in 0..<card.height {
                let start = (row * stepY + stepY / 10 + y) * width + column * stepX + stepX / 10
                pixels.replaceSubrange(
                    start..<start + card.width, with: card.pixels[y * card.width..<(y + 1) * card.width])
            }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }

    /// More documents than are reported are told of, and no others.
    @Test func sayHowManyDocumentsAreNotReported() throws {
        let image = try Self.cards(columns: 3, rows: 3)
        var scanner = try DocumentScanner(
            options: ScanOptions(limits: ImageDecodingLimits(duration: .seconds(300))))
        let result = try scanner.scan(image)
        #expect(result.documents.count == 9 && result.findings.isEmpty)
        let view = try scanner.view(of: SourceImage(image), within: .unlimited)
        let some = Array(result.documents.prefix(5))
        let findings = try scanner.findings(on: some, of: [view], isPrintCutShort: true)
        #expect(findings.map(\.name) == [.printNotRead, .moreDocuments])
        #expect(findings.last?.message.hasPrefix("4 documents more") == true, "\(findings)")
    }

    /// Cards too small for one look at the whole picture are counted, one by one.
    @Test(arguments: [(5, 5), (10, 10)]) func countManyCards(columns: Int, rows: Int) throws {
        let image = try Self.cards(columns: columns, rows: rows)
        var detector = try DocumentDetector()
        let seen = try detector.countedDocuments(in: image, ofLength: 340)
        #expect(seen.count == columns * rows)
    }
}
