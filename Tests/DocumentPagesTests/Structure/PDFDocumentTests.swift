import Testing

@testable import DocumentPages

@Suite struct PDFDocumentTests {
    @Test func recognizesPDFBehindOtherBytes() {
        #expect(PDFDocument.recognizes([0, 1, 2] + Array("%PDF-1.7".utf8)))
        #expect(!PDFDocument.recognizes(Array("no PDF".utf8)))
    }

    /// A file that was mended can be opened when it is written.
    @Test func writesWhatWasMended() throws {
        let broken = plainPDF([
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", "<</Type/Page/Parent 2 0 R>>",
        ])
        let mended = try PDFDocument(broken).written()
        #expect(try PDFDocument(mended).pageCount == 1)
        #expect(try SmallPDF.objections(to: mended).isEmpty)
    }
}
