import Foundation
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

    /// A tree of pages that leads back to itself: the pages that are there are read.
    @Test(arguments: ["2 0 R", "3 0 R", "2 0 R 3 0 R 2 0 R"])
    func readsThePagesOfATreeWithALoop(loop: String) throws {
        let page = "<</Type /Page /Parent 3 0 R /MediaBox [0 0 9 9]>>"
        let file = plainPDF([
            "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R \(loop)] /Count 9>>",
            "<</Type /Pages /Parent 2 0 R /Kids [4 0 R \(loop) 5 0 R] /Count 3>>", page, page,
        ])
        #expect(try PDFDocument(file).pageCount == 2)
    }

    /// A tree of pages with a level for each page, as some programs write it, is read; 100,000 levels would take qpdf's stack.
    @Test(arguments: [(200, true), (100_000, false)])
    func readsDeepTreesOfPages(levels: Int, isRead: Bool) throws {
        let nodes = (0..<levels).map { "<</Type /Pages /Kids [\($0 + 3) 0 R] /Count 1>>" }
        let file = plainPDF(
            ["<</Type /Catalog /Pages 2 0 R>>"] + nodes + [
                "<</Type /Page /Parent \(levels + 1) 0 R /MediaBox [0 0 9 9]>>"
            ])
        if isRead {
            #expect(try PDFDocument(file).pageCount == 1)
        } else {
            #expect(throws: PDFError.self) { try PDFDocument(file) }
        }
    }

    /// Objects in objects of a page: a chain of 100,000 would take qpdf's stack when the page is copied.
    @Test(arguments: [(1000, true), (100_000, false)])
    func copiesDeepObjects(levels: Int, isCopied: Bool) throws {
        let chain = (0..<levels).map { "[1 \($0 + 5) 0 R 3 0 R]" }
        let file = plainPDF(
            [
                "<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                "<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /X 4 0 R /Y [4 0 R << /Z 4 0 R >>]>>",
            ] + chain + ["(end)"])
        let document = try PDFDocument(file)
        if isCopied {
            #expect(try PDFDocument(document.file(ofPage: 1)).pageCount == 1)
        } else {
            #expect(throws: PDFError.self) { try document.file(ofPage: 1) }
        }
    }

    /// Somebody who gave a password is told that it is wrong, not that one is needed.
    @Test func tellsAWrongPasswordFromNone() throws {
        let name = FileManager.default.temporaryDirectory.appending(path: "idscan-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: name) }
        let made = try run(
            "qpdf", ["--encrypt", "secret", "owner", "256", "--", "FILE", name.path], on: SmallPDF.file(pages: 1))
        #expect(made.status == 0)
        let encrypted = [UInt8](try Data(contentsOf: name))
        for (password, words) in [(nil, "needs its password"), ("wrong", "is not that of the file")] {
            let error = #expect(throws: PDFError.self) { try PDFDocument(encrypted, password: password) }
            #expect(error?.code == .encrypted && error?.message.contains(words) == true)
        }
        #expect(try PDFDocument(encrypted, password: "secret").pageCount == 1)
    }
}
