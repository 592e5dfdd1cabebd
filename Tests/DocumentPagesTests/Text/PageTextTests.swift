import ImageProcessing
import Imaging
import SpecimenCards
import Testing
import TextRecognition

@testable import DocumentPages

/// Pages that show more than the text that they hold, and pages whose text is none.
@Suite struct PageTextTests {
    private static let lines = ["The deed is certified", "by the registrar"]
    private static let scan: Image? = try? PrintedText(lines: lines, size: 40).drawn().image.grey()

    /// A page of a scan and of text in Helvetica.
    ///
    /// - Parameters:
    ///   - content: The content that draws the text.
    ///   - strips: The number of images into which the scan is cut, from top to bottom.
    static func page(_ content: String, strips: Int = 1, page: [String: PDFValue] = [:]) throws -> [UInt8] {
        let scan = try #require(Self.scan)
        let (width, height) = (Double(scan.width) / 2, Double(scan.height) / 2 + 60)
        let document = try PDFDocument()
        var (images, drawing) = ([String: PDFValue](), "")
        for index in 0..<strips {
            let rows = scan.height * index / strips..<scan.height * (index + 1) / strips
            let pixels = Array(scan.pixels[rows.lowerBound * scan.width..<rows.upperBound * scan.width])
            images["Im\(index)"] = .object(
                document.makeStream(
                    [
                        "Type": .name("XObject"), "Subtype": .name("Image"), "Width": .integer(scan.width),
                        "Height": .integer(rows.count), "BitsPerComponent": .integer(8),
                        "ColorSpace": .name("DeviceGray"),
                    ], pixels))
            let bottom = 60 + Double(scan.height - rows.upperBound) / 2
            drawing += "q \(width) 0 0 \(Double(rows.count) / 2) 0 \(bottom) cm /Im\(index) Do Q\n"
        }
        let font: PDFValue = .dictionary([
            "Type": .name("Font"), "Subtype": .name("Type1"), "BaseFont": .name("Helvetica"),
        ])
        let entries: [String: PDFValue] = [
            "Type": .name("Page"), "MediaBox": .reals([0, 0, width, height]),
            "Resources": .dictionary(["XObject": .dictionary(images), "Font": .dictionary(["F": font])]),
            "Contents": .object(document.makeStream([:], Array((drawing + content).utf8))),
        ]
        try document.add(document.makeIndirect(.dictionary(entries.merging(page) { $1 })))
        return try document.written()
    }

    private static func text(_ file: [UInt8]) throws -> PageText {
        var recognizer = try TextRecognizer()
        return try PDFDocument(file).text(ofPage: 1, by: &recognizer)
    }

    /// Whatever else is held, what the scan shows is read, and what is held comes once.
    @Test(arguments: [
        ("BT /F 18 Tf 20 20 Td (Bates 000123) Tj ET", 1, "Bates 000123"),
        ("BT /F 18 Tf 20 20 Td (Bates 000123) Tj ET", 8, "Bates 000123"),
        ("BT 3 Tr /F 18 Tf 20 20 Td (hidden) Tj ET", 1, "hidden"),
    ])
    func readsWhatIsShownBeside(content: String, strips: Int, held: String) throws {
        let text = try Self.text(Self.page(content, strips: strips))
        for line in Self.lines + [held] { #expect(text.text.text.components(line) == 1, "\(text.text.text)") }
        #expect(text.held.text == held && text.seen != nil)
    }

    /// A layer that says all that the scan shows is all, and so is text without a scan.
    @Test func takesALayerThatSaysAll() throws {
        var options = SearchablePDFOptions()
        options.recognition.recognitionLevel = .fast
        let file = try SearchablePDF([PDFInput(name: "a.pdf", bytes: Self.page(""))], options: options).file { _ in }
        let text = try Self.text(file.bytes)
        #expect(text.seen == nil)
        for line in Self.lines { #expect(text.held.text.contains(line)) }
    }

    /// A typeface whose letters have numbers for names: what comes of it is not what is seen.
    @Test(arguments: [true, false])
    func readsLettersThatHaveNoNames(isEmpty: Bool) throws {
        let document = try PDFDocument(Self.page("BT /F 18 Tf 20 20 Td (\(isEmpty ? "" : "Qba")) Tj ET"))
        let page = try document.page(1)
        let differences: [PDFValue] = [.integer(65)] + (0..<58).map { .name("g\($0)") }
        page["Resources"]?["Font"]?["F"]?[setting: "Encoding"] = .dictionary(["Differences": .array(differences)])
        let text = try Self.text(document.written())
        for line in Self.lines { #expect(text.text.text.contains(line)) }
        #expect(text.held.blocks.isEmpty)
    }

    /// Entries of typefaces, and whether these say nothing of their letters.
    private static var typefaces: [([String: PDFValue], Bool)] {
        func collection(_ name: String) -> [String: PDFValue] {
            let information: PDFValue = .dictionary(["Ordering": .bytes(Array(name.utf8))])
            return [
                "Subtype": .name("Type0"), "DescendantFonts": .array([.dictionary(["CIDSystemInfo": information])]),
            ]
        }
        return [
            (["Subtype": .name("Type1"), "BaseFont": .name("Helvetica")], false),
            (["Subtype": .name("TrueType"), "Encoding": .name("WinAnsiEncoding")], false),
            (["Subtype": .name("Type3")], true),
            (["Subtype": .name("Type3"), "ToUnicode": .name("Identity-H")], false),
            (collection("Identity"), true), (collection("Japan1"), false),
            (
                [
                    "Subtype": .name("TrueType"), "BaseFont": .name("ABCDEF+Some"),
                    "FontDescriptor": .dictionary(["FontFile2": .integer(1)]),
                ], true
            ),
        ]
    }

    @Test func knowsTypefacesWithoutNames() throws {
        for (font, isNameless) in Self.typefaces {
            let document = try PDFDocument()
            let page = document.made(
                .dictionary(["Resources": .dictionary(["Font": .dictionary(["F": .dictionary(font)])])]))
            #expect(PageFonts(of: page).haveNamelessLetters == isNameless, "\(font)")
        }
    }
}

extension String {
    /// The number of times that a text stands in this one.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
