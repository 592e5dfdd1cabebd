import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing

@testable import IDScan

/// Zones on pages that are not flat, and white print on black.
struct BentZoneTests {
    private static let patient = ScanOptions(limits: ImageDecodingLimits(duration: .seconds(300)))

    /// A passport on a flatbed, and what its zone says.
    private static func page() throws -> (image: Image, lines: [String]) {
        let card = SpecimenCard(data: SpecimenData(format: .td3, seed: 4), side: .front, seed: 4)
        let taken = try Photograph(of: [card], arrangement: .column, conditions: .flatbed, seed: 4)
            .taken()
        return (taken.image.grey(), try #require(taken.truth.documents.first?.lines))
    }

    /// Sags by a share of the width: an arc, a crease, a page that rises to its spine.
    @Test(arguments: [("arc", 0.025), ("arc", -0.03), ("crease", 0.025), ("spine", 0.04)])
    func readsBentPages(kind: String, sag: Double) throws {
        let (page, lines) = try Self.page()
        let width = Double(page.width)
        let bent = try page.remapped(width: page.width, height: page.height) { point in
            let u = 2 * point.x / width - 1
            let fall =
                switch kind {
                case "arc": u * u - 0.33
                case "crease": abs(u - 0.1) - 0.5
                default: max(0, -u) * max(0, -u)
                }
            return Point(x: point.x, y: point.y + sag * width * fall)
        }
        var scanner = try DocumentScanner(options: Self.patient)
        let document = try #require(try scanner.scan(bent).documents.first)
        #expect(document.mrz?.lines == lines)
        #expect(document.status == .verified)
        // The fields stand where they are on the bent page: the name above the number.
        let name = try #require(document[.surname]?.quadrilateral)
        let number = try #require(document[.documentNumber]?.quadrilateral)
        let distance = number.centre.y - name.centre.y
        #expect((0.02...0.12).contains(distance / Double(bent.width)))
    }

    @Test func readsMirroredPages() throws {
        let (page, lines) = try Self.page()
        let mirrored = try page.remapped(width: page.width, height: page.height) { point in
            Point(x: Double(page.width) - point.x, y: point.y)
        }
        var scanner = try DocumentScanner(options: Self.patient)
        let document = try #require(try scanner.scan(mirrored).documents.first)
        #expect(document.mrz?.lines == lines)
        #expect(document.status == .verified)
        #expect(document.findings.map(\.name).contains(.mirrored))
        // The name begins on the right.
        let name = try #require(document[.surname]?.quadrilateral)
        #expect(name.topLeft.x > name.topRight.x)
    }

    /// A passport takes an eighth of the width: its letters are six pixels wide, and the whole picture shows two of them.
    @Test(arguments: [UInt64(5), 6])
    func readsSmallPages(seed: UInt64) throws {
        let conditions = PhotographConditions.desk.with {
            ($0.width, $0.height, $0.fractionOfFrame) = (2400, 1800, 0.125)
        }
        let taken = try Photograph(
            of: [SpecimenCard(format: .td3, seed: seed)], conditions: conditions, seed: seed
        ).taken()
        var scanner = try DocumentScanner(options: Self.patient)
        let documents = try scanner.scan(taken.image).documents
        #expect(documents.map(\.mrz?.lines) == taken.truth.documents.map(\.lines))
    }

    @Test func readsWhiteOnBlack() throws {
        let (page, lines) = try Self.page()
        let negative = Image(
            width: page.width, height: page.height, pixelFormat: .grey, pixels: page.pixels.map { 255 - $0 })
        var scanner = try DocumentScanner(options: Self.patient)
        #expect(try scanner.scan(negative).documents.first?.mrz?.lines == lines)
    }

    /// Salt is a blot in what was stretched: it is counted in the photograph, and so many specks make another letter of one.
    @Test(arguments: UInt64(1)...4)
    func smallPagesWithSaltAreInDoubt(seed: UInt64) throws {
        let conditions = PhotographConditions.flatbed.with { ($0.width, $0.height) = (460, 345) }
        let taken = try Photograph(
            of: [SpecimenCard(format: .td3, seed: seed)], conditions: conditions, seed: seed
        ).taken()
        var pixels = taken.image.grey().pixels
        for index in stride(from: Int(seed), to: pixels.count, by: 97) {
            pixels[index] = index.isMultiple(of: 2) ? 0 : 255
        }
        let salted = Image(width: 460, height: 345, pixelFormat: .grey, pixels: pixels)
        var scanner = try DocumentScanner(options: Self.patient)
        let document = try #require(try scanner.scan(salted).documents.first { $0.mrz != nil })
        #expect(document.status != .verified)
    }
}
