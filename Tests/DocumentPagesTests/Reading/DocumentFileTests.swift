import ImageProcessing
import Imaging
import Testing
import TextRecognition

@testable import DocumentPages

@Suite struct DocumentFileTests {
    /// A page of an image and of words in Helvetica.
    private static func file(
        _ content: String, box: [Double] = [0, 0, 340, 260], rotation: Int = 0,
        image: [String: PDFValue] = OneImagePage.grey
    ) throws -> DocumentFile {
        let page: [String: PDFValue] = [
            "MediaBox": .reals(box), "Rotate": .integer(rotation),
            "Resources": .dictionary([
                "Font": .dictionary([
                    "F": .dictionary([
                        "Type": .name("Font"), "Subtype": .name("Type1"), "BaseFont": .name("Helvetica"),
                    ])
                ])
            ]),
        ]
        let document = try PDFDocument(
            OneImagePage(content: content, entries: image, page: ["Rotate": .integer(rotation)], bytes: pattern.pixels)
                .file)
        let own = try document.page(1)
        for (key, value) in page where key != "Resources" { own[setting: key] = value }
        let fonts = document.made(page["Resources"] ?? .null)["Font"]
        own["Resources"]?[setting: "Font"] = fonts.map { .object($0) } ?? .null
        return try DocumentFile(document.written())
    }

    private static let image = "q 300 0 0 200 20 30 cm /Im Do Q "

    /// Text that is stored is as large as the image that the page becomes.
    @Test(
        arguments: [
            ("a layer over an image", image + "BT 3 Tr /F 12 Tf 60 100 Td (hidden) Tj ET", [0, 0, 340, 260]),
            ("letters", "BT /F 12 Tf 60 100 Td (shown) Tj ET", [0, 0, 340, 260.5]),
            ("tiny letters", "BT /F 3 Tf 60 100 Td (tiny) Tj ET", [0, 0, 595, 842]),
            ("tiny letters on a long page", "BT /F 3 Tf 60 100 Td (tiny) Tj ET", [0, 0, 60.3, 9000]),
        ], [0, 90])
    func storedTextIsInPixelsOfTheImage(page: (name: String, content: String, box: [Double]), rotation: Int) throws {
        let file = try Self.file(page.content, box: page.box, rotation: rotation)
        let stored = try Self.text(of: file)
        let image = try file.picture(ofPage: 1).image
        #expect(stored.width == image.width && stored.height == image.height)
    }

    /// The place of a word in the layer over an image, which is stored in any direction.
    @Test(arguments: ["300 0 0 200 20 30", "-300 0 0 -200 320 230", "0 200 -300 0 320 30"], [0, 90, 270])
    func placesStoredTextOnTheImage(matrix: String, rotation: Int) throws {
        let file = try Self.file(
            "q \(matrix) cm /Im Do Q BT 3 Tr /F 12 Tf 60 100 Td (hidden) Tj ET", rotation: rotation)
        let stored = try Self.text(of: file), document = try #require(file.pdf)
        let image = try document.pageImage(1, by: PageRenderer())
        let corners = try #require(stored.text.words.first).corners
        let ends = [corners.topLeft, corners.bottomRight].map { image.pagePoint($0) }
        #expect(abs(min(ends[0].x, ends[1].x) - 60) < 2)
        #expect((90.0...100).contains(min(ends[0].y, ends[1].y)))
    }

    private static func text(of file: DocumentFile, by renderer: PageRenderer = PageRenderer()) throws -> PageText {
        var recognizer = try TextRecognizer()
        return try #require(file.pdf).text(ofPage: 1, by: &recognizer, renderer)
    }

    /// Without the program that takes text, the image can be read still.
    @Test(arguments: [PDFError.Code.missingProgram, .timedOut])
    func doesWithoutTheProgramForText(code: PDFError.Code) throws {
        let renderer = PageRenderer { (_, _, _) throws(PDFError) in throw PDFError(code: code, message: "") }
        let file = try Self.file(
            "q 340 0 0 260 0 0 cm /Im Do Q BT 3 Tr /F 12 Tf 60 100 Td (hidden) Tj ET", box: [0, 0, 340, 260])
        let text = try Self.text(of: file, by: renderer)
        #expect(text.held.blocks.isEmpty && !text.isHeldKnown)
    }
}
