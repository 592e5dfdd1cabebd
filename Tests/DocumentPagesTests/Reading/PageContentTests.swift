import ImageProcessing
import Testing

@testable import DocumentPages

@Suite struct PageContentTests {
    /// A page of 340 by 260 points with two streams, a form and an image.
    private static func document(
        of streams: [String], form: (entries: String, content: String) = ("", "")
    ) throws -> PDFDocument {
        let contents = streams.indices.map { "\($0 + 6) 0 R " }.joined()
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 340 260]/Contents[\(contents)]/Resources 5 0 R>>",
            stream("/Subtype/Form" + form.entries, form.content),
            "<</XObject<</Fm 4 0 R/Im \(streams.count + 6) 0 R>>/ExtGState<</G1<</BM/Screen>>/G2<</ca 1>>>>>>",
        ]
        let image = stream("/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray", "x")
        let file = plainPDF(objects + streams.map { stream("", $0) } + [image])
        // Written anew, its streams are compressed.
        return try PDFDocument(PDFDocument(file).written())
    }

    private static func content(
        of streams: [String], form: (entries: String, content: String) = ("", ""), limit: Int = 1 << 20,
        before deadline: Deadline = .never
    ) throws -> PageContent {
        let page = try document(of: streams, form: form).page(1)
        return PageContent(of: page, PageGeometry(of: page), limit: limit, before: deadline)
    }

    private static func stream(_ entries: String, _ content: String) -> String {
        "<<\(entries)/Length \(content.utf8.count)>>stream\n\(content)\nendstream"
    }

    /// A stream behind one that is as long as all may be.
    @Test func stopsAtTheLimitOfTheContent() throws {
        let full = String(repeating: " ", count: 1000)
        #expect(try Self.content(of: [full, "/Im Do"], limit: 1000).isUnknown)
        #expect(try !Self.content(of: [full, "/Im Do"], limit: 1010).isUnknown)
    }

    /// The content of a form counts as often as it is drawn.
    @Test func countsTheContentOfForms() throws {
        let (entries, space) = ("/BBox[0 0 340 260]", String(repeating: " ", count: 1000))
        let twice = try Self.content(of: ["/Fm Do /Fm Do"], form: (entries, space), limit: 2500)
        #expect(!twice.isUnknown && !twice.hasDrawings)
        #expect(try Self.content(of: ["/Fm Do /Fm Do /Fm Do"], form: (entries, space), limit: 2500).isUnknown)
    }

    @Test func stopsAtTooManyImages() throws {
        #expect(try !Self.content(of: [String(repeating: "/Im Do ", count: 10_000)]).isUnknown)
        let content = try Self.content(of: [String(repeating: "/Im Do ", count: 10_001)])
        #expect(content.isUnknown && content.images.count == 10_000)
    }

    @Test func endsWithItsTime() throws {
        #expect(try Self.content(of: ["/Im Do"], before: Deadline(after: .zero)).isUnknown)
        let document = try PDFDocument(SmallPDF.file(pages: 1))
        let error = #expect(throws: PDFError.self) { try document.plan(ofPage: 1, before: Deadline(after: .zero)) }
        #expect(error?.code == .timedOut)
    }

    /// A file is freed with its last user: a form that names itself in its resources kept all of it.
    @Test(arguments: ["", "/Resources 5 0 R"])
    func freesAFileThatWasRead(resources: String) throws {
        weak var freed: PDFDocument?
        do {
            let document = try Self.document(
                of: ["/Fm Do /Im Do"], form: ("/BBox[0 0 340 260]" + resources, "/Fm Do /Im Do"))
            freed = document
            #expect(try document.plan(ofPage: 1, before: .never).geometry.width == 340)
        }
        #expect(freed == nil)
    }

    /// A form that draws itself comes to an end.
    @Test func endsWithAFormInItself() throws {
        let form = ("/BBox[0 0 340 260]/Resources 5 0 R", "/Fm Do /Fm Do /Im Do")
        #expect(try Self.content(of: ["/Fm Do"], form: form).isUnknown)
    }

    /// Pages on which something is cut away, or drawn besides the image.
    @Test(arguments: [
        ("/Im Do", false), ("0 0 340 260 re W n /Im Do", false), ("0 0 340 260 re n /Im Do", false),
        ("/G2 gs /Im Do", false), ("0 260 340 -260 re W* n /Im Do", false),
        ("20 30 m 100 30 l 100 100 l 20 100 l h W n /Im Do", true), ("W n /Im Do", true),
        ("0 0 340 260 re 0 0 340 260 re W* n /Im Do", true), ("0 0 340 260 re 5 5 m 9 9 l W n /Im Do", true),
        ("10 10 20 20 re W n /Im Do", true), ("/G1 gs /Im Do", true), ("BT 7 Tr () Tj ET /Im Do", true),
        // A line across the page, whose ends are its corners.
        ("340 260 -260 340 0 0 cm 0 0 1 0 re W n /Im Do", true),
    ])
    func seesWhatIsCutAway(content: String, hasDrawings: Bool) throws {
        #expect(try Self.content(of: [content]).hasDrawings == hasDrawings)
    }

    /// A form shows nothing outside its box.
    @Test(arguments: [
        ("/BBox[0 0 340 260]", false), ("/BBox[340 260 0 0]", false), ("/BBox[0 0 34 26]/Matrix[10 0 0 10 0 0]", false),
        ("/BBox[0 0 34 26]", true), ("/BBox[0 0 340 260]/Matrix[.5 0 0 .5 0 0]", true), ("", true),
        ("/BBox[0 0 1]", true),
    ])
    func seesTheBoxOfAForm(entries: String, hasDrawings: Bool) throws {
        let content = try Self.content(of: ["/Fm Do"], form: (entries, "/Im Do"))
        #expect(content.images.count == 1 && content.hasDrawings == hasDrawings)
    }
}
