import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing
import TextRecognition

@testable import DocumentPages

/// The choices of users about a file: how its pages lie, its size, its title.
@Suite struct SearchablePDFChoicesTests {
    private static let lines = ["Searchable pages", "are read here"]
    private static let drawn: Image? = try? PrintedText(lines: lines, size: 40).drawn().image.grey()

    private static func made(
        _ inputs: [PDFInput], _ change: (inout SearchablePDFOptions) -> Void
    ) throws -> SearchableFile {
        var options = SearchablePDFOptions()
        change(&options)
        return try SearchablePDF(inputs, options: options).file { _ in }
    }

    /// A page that lies on its side, or on its head, is turned; its pixels are those of the input.
    @Test(arguments: [
        (Orientation.right, 90), (.down, 180), (.left, 270), (.up, 0),
    ])
    func turnsPagesUpright(orientation: Orientation, rotation: Int) throws {
        let image = try #require(Self.drawn).oriented(orientation)
        let file = try Self.made([PDFInput(name: "a.png", bytes: image.pngData())]) { $0.turnsUpright = true }
        let page = try PDFDocument(file.bytes).page(1)
        // An image that is turned clockwise is turned back.
        #expect((page["Rotate"]?.integer ?? 0) == (360 - rotation) % 360)
        var recognizer = try TextRecognizer()
        let shown = try PDFDocument(file.bytes).pageImage(1, by: PageRenderer())
        #expect(try recognizer.recognizeText(in: shown.image).lines.map(\.text) == Self.lines)
    }

    @Test(arguments: [-3.0, 2])
    func straightensPagesWhoseLinesSlope(degrees: Double) throws {
        let bytes = try #require(Self.drawn).pngData()
        let drawn = try Self.made([PDFInput(name: "a.png", bytes: bytes)]) { $0.minimumWordConfidence = 1.01 }
        let document = try PDFDocument(drawn.bytes)
        try document.page(1).straighten(-degrees)
        let file = try Self.made([PDFInput(name: "a.pdf", bytes: try document.written())]) { $0.straightens = true }
        let shown = try shownPage(of: file.bytes, longerSide: 1000)
        var recognizer = try TextRecognizer()
        let direction = try #require(PageDirection(of: recognizer.recognizeText(in: shown)))
        #expect(abs(direction.slope) < 0.5)
    }

    @Test func keepsPagesThatAreNotNamed() throws {
        let input = PDFInput(name: "b.pdf", bytes: try SmallPDF.file(pages: 4))
        let file = try Self.made([input]) { ($0.pages, $0.keepsOtherPages) = (PageNumbers("3"), true) }
        #expect(try SmallPDF.numbers(of: file.bytes) == [1, 2, 3, 4])
    }

    @Test(arguments: ["A <title> & more", "Größe"], [true, false])
    func namesTheFile(title: String, isArchival: Bool) throws {
        let bytes = try #require(Self.drawn).pngData()
        let file = try Self.made([PDFInput(name: "a.png", bytes: bytes)]) {
            ($0.title, $0.isArchival) = (title, isArchival)
        }
        let told = try run("pdfinfo", ["FILE"], on: file.bytes).output
        #expect(told.contains("Title:           \(title)\n"))
    }

    /// A file with an image of bits, and one of bytes, both compressed as Flate.
    private static func twoImages() throws -> [UInt8] {
        let drawn = try #require(Self.drawn)
        let document = try PDFDocument()
        let rows = (0..<drawn.height).flatMap { y in
            stride(from: 0, to: drawn.width, by: 8).map { x in
                (0..<8).reduce(UInt8(0)) { byte, bit in
                    let place = min(x + bit, drawn.width - 1)
                    return byte << 1 | (drawn.pixels[y * drawn.width + place] > 127 ? 1 : 0)
                }
            }
        }
        let images: [(String, [String: PDFValue], [UInt8])] = [
            ("Bits", ["BitsPerComponent": .integer(1)], rows),
            ("Grey", ["BitsPerComponent": .integer(8)], drawn.pixels),
        ]
        var objects: [String: PDFValue] = [:]
        for (name, entries, bytes) in images {
            let usual: [String: PDFValue] = [
                "Type": .name("XObject"), "Subtype": .name("Image"), "Width": .integer(drawn.width),
                "Height": .integer(drawn.height), "ColorSpace": .name("DeviceGray"),
            ]
            objects[name] = .object(document.makeStream(usual.merging(entries) { $1 }, bytes))
        }
        let content = "q 300 0 0 80 0 100 cm /Bits Do Q q 300 0 0 80 0 0 cm /Grey Do Q"
        try document.add(
            document.makeIndirect(
                .dictionary([
                    "Type": .name("Page"), "MediaBox": .reals([0, 0, 300, 200]),
                    "Resources": .dictionary(["XObject": .dictionary(objects)]),
                    "Contents": .object(document.makeStream([:], Array(content.utf8))),
                ])))
        return try document.written()
    }

    /// Pictures that are new in the file are made smaller, too.
    @Test func compressesNewPictures() throws {
        let drawn = try #require(Self.drawn)
        let bits = Image(
            width: drawn.width, height: drawn.height, pixelFormat: .grey,
            pixels: drawn.pixels.map { $0 > 127 ? 255 : 0 })
        let input = PDFInput(name: "a.png", bytes: try bits.pngData())
        let plain = try Self.made([input]) { $0.minimumWordConfidence = 1.01 }.bytes
        let small = try Self.made([input]) { ($0.minimumWordConfidence, $0.optimizes) = (1.01, true) }.bytes
        #expect(small.count < plain.count)
        #expect(try shownPage(of: small, longerSide: 900) == shownPage(of: plain, longerSide: 900))
    }

    /// A page on which nothing is read keeps the text that another program laid over it.
    @Test func keepsHiddenTextWhereNothingIsRead() throws {
        let file = try PageTextTests.page("BT 3 Tr /F 18 Tf 20 20 Td (hidden) Tj ET")
        let made = try Self.made([PDFInput(name: "a.pdf", bytes: file)]) {
            ($0.replacesHiddenText, $0.minimumWordConfidence) = (true, 1.01)
        }
        #expect(try run("pdftotext", ["FILE", "-"], on: made.bytes).output.contains("hidden"))
    }

    /// The file becomes smaller, and shows the same.
    @Test func compressesWithoutLoss() throws {
        let bytes = try Self.twoImages()
        func changed(_ optimizes: Bool) throws -> [UInt8] {
            try Self.made([PDFInput(name: "a.pdf", bytes: bytes)]) {
                ($0.optimizes, $0.minimumWordConfidence) = (optimizes, 1.01)
            }.bytes
        }
        let (plain, small) = (try changed(false), try changed(true))
        #expect(small.count < plain.count)
        #expect(try SmallPDF.objections(to: small).isEmpty)
        #expect(try shownPage(of: small, longerSide: 900) == shownPage(of: plain, longerSide: 900))
        let bits = try PDFDocument(small).page(1)["Resources"]?["XObject"]?["Bits"]
        #expect(bits?.filters == ["CCITTFaxDecode"])
    }
}
