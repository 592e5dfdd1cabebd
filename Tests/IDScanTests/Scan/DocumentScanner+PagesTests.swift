import DocumentDetection
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import IDScan

@Suite struct DocumentScannerPagesTests {
    /// A page with a passport, small enough to be drawn and read quickly.
    private static func passport(seed: UInt64) throws -> (image: Image, lines: [String]) {
        let conditions = PhotographConditions.flatbed.with { ($0.width, $0.height) = (900, 700) }
        let taken = try Photograph(
            of: [SpecimenCard(format: .td3, seed: seed)], conditions: conditions, seed: seed
        ).taken()
        return (taken.image.grey(), taken.truth.documents[0].lines)
    }

    private static let blank = Image(
        width: 300, height: 200, pixelFormat: .grey, pixels: [UInt8](repeating: 230, count: 60_000))

    private static func scanner(_ limits: ImageDecodingLimits) throws -> DocumentScanner {
        try DocumentScanner(options: ScanOptions(limits: limits))
    }

    @Test func readsEveryPage() throws {
        let (first, second) = (try Self.passport(seed: 21), try Self.passport(seed: 22))
        var scanner = try Self.scanner(ImageDecodingLimits(duration: .seconds(300)))
        let result = try scanner.scan(tiff([first.image, Self.blank, second.image]))
        #expect(result.documents.map(\.mrz?.lines) == [first.lines, second.lines])
        #expect(result.documents.map(result.page(of:)) == [1, 3])
        #expect(result.images.count == 3)
        #expect(result.pages == PageReport(count: 3, read: [1, 2, 3], unread: []))
    }

    /// A picture of many pixels: a passport of a width, and paper around it.
    private static func large(passportOfWidth width: Int) throws -> (image: Image, lines: [String]) {
        let passport = try passport(seed: 23)
        let page = try passport.image.resized(width: width, height: width * 7 / 9)
        var picture = [UInt8](repeating: 214, count: 2400 * 1800)
        for row in 0..<page.height {
            let start = (row + 40) * 2400 + 30
            picture.replaceSubrange(start..<start + width, with: page.pixels[row * width..<(row + 1) * width])
        }
        return (Image(width: 2400, height: 1800, pixelFormat: .grey, pixels: picture), passport.lines)
    }

    /// Half the width of a large picture is enough where it proves what is there; else all of it is looked at. Places and
    /// the resolution are those of the file.
    @Test(arguments: [(2100, 2), (700, 3)])
    func looksAtHalfOfManyPixelsFirst(width: Int, decodings: Int) throws {
        let (image, lines) = try Self.large(passportOfWidth: width)
        var scanner = try DocumentScanner(
            options: ScanOptions(
                request: ScanRequest(measuresTime: true), limits: ImageDecodingLimits(duration: .seconds(300))))
        let (fromFile, whole) = (try scanner.scan(image.jpegData(quality: 95)), try scanner.scan(image))
        #expect(fromFile.documents.map(\.mrz?.lines) == [lines])
        #expect(fromFile.documents.map(\.status) == whole.documents.map(\.status))
        #expect(fromFile.images == [ImageSize(width: 2400, height: 1800)])
        #expect(fromFile.timings?.stages[.decoding]?.count == decodings)
        let (document, expected) = (try #require(fromFile.documents.first), try #require(whole.documents.first))
        let places = [document, expected].map { $0.fields[.surname]?.quadrilateral?.centre }
        #expect(try #require(places[0]).distance(to: #require(places[1])) < 6)
        let resolutions = [document, expected].map { $0.captureQuality?.resolution?.value ?? 0 }
        #expect(abs(resolutions[0] / resolutions[1] - 1) < 0.03)
    }

    @Test func saysNothingOfPagesWhereThereIsOne() throws {
        var scanner = try Self.scanner(ImageDecodingLimits(duration: .seconds(300)))
        #expect(try scanner.scan(tiff([Self.blank])).pages == nil)
        #expect(try scanner.scan(Self.blank.pngData()).pages == nil)
    }

    @Test func stopsAtTheLimits() throws {
        let pages = tiff([Self.blank, Self.blank, Self.blank])
        var few = try Self.scanner(ImageDecodingLimits(duration: .seconds(300), pages: 2))
        #expect(
            try few.scan(pages).pages
                == PageReport(count: 3, read: [1, 2], unread: ["page 3: more than 2 pages are not read"]))
        var small = try Self.scanner(ImageDecodingLimits(pixels: 150_000, duration: .seconds(300)))
        #expect(
            try small.scan(pages).pages
                == PageReport(
                    count: 3, read: [1, 2],
                    unread: ["page 3: the image claims 300×200 pixels; the limit is 30000 pixels"]))
        var hurried = try Self.scanner(ImageDecodingLimits(duration: .zero))
        #expect(throws: ScanError.self) { try hurried.scan(pages) }
    }
}

/// Returns a TIFF file of grey pages.
private func tiff(_ pages: [Image]) -> [UInt8] {
    func number(_ number: Int, _ count: Int = 4) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    var file = Array("II*\0".utf8) + number(8)
    for (index, page) in pages.enumerated() {
        let fields = [
            (256, page.width), (257, page.height), (258, 8), (259, 1), (262, 1), (273, 0), (277, 1),
            (278, page.height), (279, page.pixels.count),
        ]
        let pixels = file.count + 2 + fields.count * 12 + 4
        file += number(fields.count, 2)
        for (tag, value) in fields {
            file += number(tag, 2) + number(4, 2) + number(1) + number(tag == 273 ? pixels : value)
        }
        file += number(index == pages.count - 1 ? 0 : pixels + page.pixels.count) + page.pixels
    }
    return file
}
