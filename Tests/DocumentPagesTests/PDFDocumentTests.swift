import Testing

@testable import DocumentPages

@Suite struct PDFDocumentTests {
    @Test func recognizesPDFBehindOtherBytes() {
        #expect(PDFDocument.recognizes([0, 1, 2] + Array("%PDF-1.7".utf8)))
        #expect(!PDFDocument.recognizes(Array("no PDF".utf8)))
    }
}
