import ImageProcessing
import Imaging
import Testing

@testable import DocumentPages

@Suite struct PageImageTests {
    private static let directions: [(String, Int)] = [
        "300 0 0 200 20 30", "-300 0 0 200 320 30", "-300 0 0 -200 320 230", "300 0 0 -200 20 230",
        "0 200 300 0 20 30", "0 200 -300 0 320 30", "0 -200 300 0 20 230", "0 -200 -300 0 320 230",
    ].flatMap { matrix in [0, 90, 180, 270].map { (matrix, $0) } }

    /// However an image lies on a page, it comes as the renderer shows it.
    @Test(arguments: directions)
    func agreesWithTheRenderer(matrix: String, rotation: Int) throws {
        let page = OneImagePage(
            content: "q \(matrix) cm /Im Do Q", entries: OneImagePage.grey, page: ["Rotate": .integer(rotation)],
            bytes: pattern.pixels)
        try Self.expectAgreement(with: page)
    }

    /// A fax is read whatever stands for black, as the renderer does. The data are the pattern by T.6 (Group 4).
    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
    func agreesOnFaxes(isBlackOne: Bool, isInverted: Bool) throws {
        let data: [UInt8] = [
            34, 1, 167, 255, 255, 255, 201, 168, 41, 255, 255, 255, 255, 255, 255, 255, 242, 5, 134, 191, 249, 75, 13,
            248, 0, 128, 8,
        ]
        let entries: [String: PDFValue] = [
            "BitsPerComponent": .integer(1), "Decode": .reals(isInverted ? [1, 0] : [0, 1]),
        ]
        try Self.expectAgreement(
            with: OneImagePage(
                entries: OneImagePage.grey.merging(entries) { $1 }, bytes: data, filter: "CCITTFaxDecode",
                parameters: .dictionary([
                    "K": .integer(-1), "Columns": .integer(60), "Rows": .integer(40), "BlackIs1": .bool(isBlackOne),
                ])))
    }

    /// Codings that only a renderer shows right.
    private static var otherCodings: [(filter: String, space: String, parameters: [String: PDFValue])] {
        let fax: [String: PDFValue] = ["K": .integer(-1), "Columns": .integer(60)]
        return [
            ("CCITTFaxDecode", "DeviceGray", fax.merging(["EncodedByteAlign": .bool(true)]) { $1 }),
            ("CCITTFaxDecode", "DeviceGray", fax.merging(["Columns": .integer(61)]) { $1 }),
            ("CCITTFaxDecode", "DeviceGray", ["K": .integer(-1)]),
            ("CCITTFaxDecode", "DeviceGray", fax.merging(["Rows": .integer(30)]) { $1 }),
            ("DCTDecode", "DeviceRGB", ["ColorTransform": .integer(0)]), ("DCTDecode", "Indexed", [:]),
        ]
    }

    @Test func rendersCodingsOfOtherKinds() throws {
        for (filter, space, parameters) in Self.otherCodings {
            let table: PDFValue = .array([
                .name(space), .name("DeviceRGB"), .integer(1), .bytes([0, 0, 0, 255, 255, 255]),
            ])
            let entries: [String: PDFValue] = [
                "ColorSpace": space == "Indexed" ? table : .name(space),
                "BitsPerComponent": .integer(filter == "DCTDecode" ? 8 : 1),
            ]
            let page = OneImagePage(
                entries: OneImagePage.grey.merging(entries) { $1 }, bytes: [1], filter: filter,
                parameters: .dictionary(parameters))
            let plan = try PDFDocument(page.file).plan(ofPage: 1, before: .never)
            #expect(plan.image == nil, "\(filter) \(space) \(parameters)")
        }
    }

    /// Checks that the image of a page is what the renderer shows of it.
    private static func expectAgreement(with page: OneImagePage) throws {
        let document = try PDFDocument(try page.file)
        #expect(try document.plan(ofPage: 1, before: .never).image != nil)
        let own = try document.pageImage(1, by: PageRenderer())
        let geometry = try document.plan(ofPage: 1, before: .never).geometry
        let side = Int(max(geometry.width, geometry.height))
        let shown = try PageRenderer().image(of: try document.file(ofPage: 1), longerSide: side, before: .never)
        // The pixels of the renderer's image, each taken from ours by the place on the page.
        let back = geometry.fromShown
        var (wrong, inside) = (0, 0)
        for y in stride(from: 5, to: own.image.height - 5, by: 5) {
            for x in stride(from: 5, to: own.image.width - 5, by: 5) {
                let point = own.pagePoint(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                let (dx, dy) = (point.x - back.e, point.y - back.f)
                let (column, row) = (Int(back.a * dx + back.b * dy), Int(back.c * dx + back.d * dy))
                let level = shown.pixels[row * shown.width + column]
                inside += 1
                if abs(Int(level) - Int(own.image.pixels[y * own.image.width + x])) > 128 { wrong += 1 }
            }
        }
        #expect(inside > 30)
        #expect(wrong == 0)
    }

    /// The kinds of coding that are taken as they are stored: how the pattern is coded, and what says so.
    private static var codings: [(String, OneImagePage)] {
        [
            ("samples of 8 bits", OneImagePage(entries: OneImagePage.grey, bytes: pattern.pixels)),
            (
                "samples of one bit",
                OneImagePage(entries: OneImagePage.grey.merging(["BitsPerComponent": .integer(1)]) { $1 }, bytes: bits)
            ),
            (
                "inverted samples",
                OneImagePage(
                    entries: OneImagePage.grey.merging(["Decode": .reals([1, 0])]) { $1 },
                    bytes: pattern.pixels.map { 255 - $0 })
            ),
            (
                "a palette",
                OneImagePage(
                    entries: OneImagePage.grey.merging([
                        "BitsPerComponent": .integer(1),
                        "ColorSpace": .array([
                            .name("Indexed"), .name("DeviceRGB"), .integer(1), .bytes([0, 0, 0, 255, 255, 255]),
                        ]),
                    ]) { $1 }, bytes: bits)
            ),
            (
                "three colours",
                OneImagePage(
                    entries: OneImagePage.grey.merging(["ColorSpace": .name("DeviceRGB")]) { $1 },
                    bytes: pattern.pixels.flatMap { [$0, $0, $0] })
            ),
        ]
    }

    /// The pattern with eight pixels in each byte.
    private static let bits: [UInt8] = (0..<40).flatMap { y in
        (0..<8).map { byte in
            (0..<8).reduce(UInt8(0)) { value, bit in
                let x = 8 * byte + bit
                return value << 1 | (x < 60 && pattern.pixels[y * 60 + x] > 0 ? 1 : 0)
            }
        }
    }

    @Test(arguments: ["samples of 8 bits", "samples of one bit", "inverted samples", "a palette", "three colours"])
    func decodesWhatIsStored(name: String) throws {
        let page = try #require(Self.codings.first { $0.0 == name }?.1)
        let document = try PDFDocument(try page.file)
        #expect(try document.plan(ofPage: 1, before: .never).image != nil)
        #expect(meanDifference(try document.pageImage(1, by: PageRenderer()).image, pattern) == 0)
    }

    @Test func takesAJPEGAsItIs() throws {
        let entries = OneImagePage.grey
        let page = OneImagePage(entries: entries, bytes: try pattern.jpegData(quality: 95), filter: "DCTDecode")
        let image = try PDFDocument(try page.file).pageImage(1, by: PageRenderer()).image
        #expect(meanDifference(image, pattern) < 3)
    }

    /// Programs that show PDF files do not turn an image by its EXIF data.
    @Test func doesNotTurnAJPEGByItsEXIFData() throws {
        let bytes = try imageFixture("orientation-6.jpg"), frame = try #require(JPEGFrame(bytes))
        let size: [String: PDFValue] = [
            "Width": .integer(frame.width), "Height": .integer(frame.height),
            "ColorSpace": .name(frame.components.count == 1 ? "DeviceGray" : "DeviceRGB"),
        ]
        let page = OneImagePage(entries: OneImagePage.grey.merging(size) { $1 }, bytes: bytes, filter: "DCTDecode")
        let image = try PDFDocument(try page.file).pageImage(1, by: PageRenderer()).image
        #expect(image.width == frame.width && image.height == frame.height && frame.width != frame.height)
    }

    /// The things that make a page more than its image.
    @Test(arguments: [
        "q 300 0 0 200 20 30 cm /Im Do Q 10 10 50 50 re f", "q 300 0 0 200 20 30 cm /Im Do /Im Do Q",
        "q 300 40 -40 200 20 30 cm /Im Do Q", "q 600 0 0 200 20 30 cm /Im Do Q",
        "q 300 0 0 200 20 30 cm /Im Do Q BT /F 12 Tf (text) Tj ET",
        "10 10 100 100 re W n q 300 0 0 200 20 30 cm /Im Do Q",
        "BI /W 1 /H 1 /BPC 8 /CS /G ID x EI q 300 0 0 200 20 30 cm /Im Do Q",
    ])
    func rendersAPageThatShowsMore(content: String) throws {
        let page = OneImagePage(content: content, entries: OneImagePage.grey, bytes: pattern.pixels)
        let document = try PDFDocument(try page.file)
        #expect(try document.plan(ofPage: 1, before: .never).image == nil)
        let image = try document.pageImage(1, by: PageRenderer())
        #expect(image.image.width > 340)
    }

    @Test func seesTextThatIsNotShown() throws {
        let page = OneImagePage(
            content: "q 300 0 0 200 20 30 cm /Im Do Q BT 3 Tr /F 12 Tf (text) Tj ET", entries: OneImagePage.grey,
            bytes: pattern.pixels)
        let plan = try PDFDocument(try page.file).plan(ofPage: 1, before: .never)
        #expect(plan.image != nil && plan.hasHiddenText && !plan.hasText)
    }

    /// Half an image is never read, whether it is decoded as it is stored or drawn by the renderer: the rule of files.
    @Test(arguments: [
        (nil, 0.6), (nil, 1), ("FlateDecode", 0.6), ("FlateDecode", 1), ("DCTDecode", 0.6), ("DCTDecode", 1),
    ])
    func refusesAnImageThatEndsEarly(filter: String?, share: Double) throws {
        let isJPEG = filter == "DCTDecode"
        let all = isJPEG ? try pattern.jpegData(quality: 90) : pattern.pixels
        let kept = Array(all.prefix(Int(Double(all.count) * share)))
        for drawing in ["", " 0 0 10 10 re f"] {
            let page = OneImagePage(
                content: "q 300 0 0 200 20 30 cm /Im Do Q" + drawing, entries: OneImagePage.grey, bytes: kept,
                filter: isJPEG ? filter : nil)
            // Without a filter of its own, qpdf compresses a stream when it writes it.
            let document = try PDFDocument(page.file)
            #expect(try (document.plan(ofPage: 1, before: .never).image != nil) == drawing.isEmpty)
            if share == 1 {
                #expect(throws: Never.self) { try document.pageImage(1, by: PageRenderer()) }
            } else {
                #expect(throws: PDFError.cutImage) { try document.pageImage(1, by: PageRenderer()) }
            }
        }
    }

    /// A JPEG 2000 image without its end is half an image, too, though renderers show what there is.
    @Test func refusesAJPEG2000ImageThatEndsEarly() throws {
        func error(for bytes: [UInt8]) throws -> PDFError? {
            let page = OneImagePage(
                content: "q 300 0 0 200 20 30 cm /Im Do Q", entries: OneImagePage.grey, bytes: bytes,
                filter: "JPXDecode")
            do {
                _ = try PDFDocument(page.file).pageImage(1, by: PageRenderer())
                return nil
            } catch let error as PDFError {
                return error
            }
        }
        let start: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51] + [UInt8](repeating: 7, count: 200)
        #expect(try error(for: start) == .cutImage)
        #expect(try error(for: start + [0xFF, 0xD9]) != .cutImage)
    }

    /// Layers that are switched off are not shown, neither drawings nor a page that is one image.
    @Test(arguments: [
        ("/OFF [5 0 R]", "/OC /L BDC 0 0 60 100 re f EMC", true), ("/OFF []", "/OC /L BDC 0 0 60 100 re f EMC", false),
        ("/BaseState /OFF", "/OC /L BDC 0 0 60 100 re f EMC", true),
        ("/BaseState /OFF /ON [5 0 R]", "/OC /L BDC 0 0 60 100 re f EMC", false),
        ("/OFF [5 0 R]", "/OC /L BDC q 100 0 0 100 0 0 cm /Im Do Q EMC", true),
        ("/OFF [5 0 R]", "q 100 0 0 100 0 0 cm /Hidden Do Q", true), ("/OFF [5 0 R]", "0 0 60 100 re f", false),
    ])
    func leavesOutWhatIsSwitchedOff(states: String, content: String, isHidden: Bool) throws {
        let image =
            "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 1"
        let file = plainPDF([
            "<</Type /Catalog /Pages 2 0 R /OCProperties <</OCGs [5 0 R] /D <<\(states)>>>>>>",
            "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            """
            <</Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources <</Properties <</L 5 0 R>> \
            /XObject <</Im 6 0 R /Hidden 7 0 R>>>>>>
            """,
            "<</Length \(content.utf8.count)>>\nstream\n\(content)\nendstream", "<</Type /OCG /Name (layer)>>",
            "<<\(image)>>\nstream\n\0\nendstream", "<<\(image) /OC 5 0 R>>\nstream\n\0\nendstream",
        ])
        let shown = try PDFDocument(file).pageImage(1, by: PageRenderer()).image
        let middle = shown.pixels[shown.height / 2 * shown.width + shown.width / 4]
        #expect((middle > 200) == isHidden)
    }

    /// Layers go along with pages into other files.
    @Test func keepsLayersOfInsertedPages() throws {
        func file(_ state: String) -> [UInt8] {
            plainPDF([
                "<</Type /Catalog /Pages 2 0 R /OCProperties <</OCGs [5 0 R] /D <<\(state)>>>>>>",
                "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                "<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources <</Properties <</L 5 0 R>>>>>>",
                "<</Length 27>>\nstream\n/OC /L BDC 0 0 9 9 re f EMC\nendstream", "<</Type /OCG /Name (layer)>>",
            ])
        }
        let document = try PDFDocument()
        for state in ["/OFF [5 0 R]", "/OFF []", "/BaseState /OFF"] {
            let other = try PDFDocument(file(state))
            try document.add(other.page(1))
        }
        let written = try PDFDocument(document.written())
        let darkness = try (1...3).map { try written.pageImage($0, by: PageRenderer()).image.pixels.min() ?? 255 }
        #expect(darkness.map { $0 > 200 } == [true, false, true])
    }

    /// pdftoppm rounds both sides of a page: whatever the size, it is drawn.
    @Test(arguments: [
        (60, 60), (61, 61), (97.5, 97.5), (100, 100), (113, 113), (595, 595), (612, 612), (841.89, 841.89), (60, 61),
        (61, 60),
        (33.3, 77.7), (500, 499.9),
    ])
    func drawsPagesOfAnySize(width: Double, height: Double) throws {
        let file = plainPDF([
            "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
            "<</Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R>>",
            "<</Length 14>>\nstream\n0 0 20 20 re f\nendstream",
        ])
        let page = try PDFDocument(file).pageImage(1, by: PageRenderer())
        let corner = page.pagePoint(Point(x: 0, y: Double(page.image.height)))
        #expect(corner.distance(to: Point(x: 0, y: 0)) < 0.5)
        let aspect = Double(page.image.width) / Double(page.image.height)
        #expect(abs(aspect / (width / height) - 1) < 0.02)
    }
}

@Suite struct PageRendererTests {
    /// A renderer that answers nothing, nonsense, or an image of another size.
    @Test(arguments: [[], Array("P5 2 2 255\n".utf8), Array("P5 1 1 255\n.".utf8), Array("P6 4 4 255\n".utf8)])
    func refusesNonsense(answer: [UInt8]) {
        let renderer = PageRenderer { (_, _, _) throws(PDFError) in answer }
        #expect(throws: PDFError.self) { try renderer.image(of: [], longerSide: 400, before: .never) }
    }

    @Test func readsAPortableGreymap() throws {
        let image = try #require(Image(portableAnymap: Array("P5\n2 1\n255\nab".utf8)))
        #expect(image.pixels == Array("ab".utf8))
    }

    @Test(arguments: ["P5", "P5 2", "P5 2 2 255", "P5 0 0 255\n", "P5 999999999999 1 255\n", "P2 1 1 255\n1"])
    func knowsWhatIsNoGreymap(text: String) { #expect(Image(portableAnymap: Array(text.utf8)) == nil) }
}
