import Testing

@testable import DocumentPages

@Suite struct SearchableAssemblyTests {
    private static let failed = ReadPage(outcome: .failed(PDFError(code: .damaged, message: "it is broken")))

    /// The outcomes of two pages, and the end of the file.
    @Test(
        arguments: [
            ([1: ReadPage(outcome: .hasText)], .timedOut), ([2: ReadPage(outcome: .hasText)], .timedOut),
            ([:], .timedOut),
            ([1: failed, 2: failed], .damaged), ([1: failed, 2: ReadPage(outcome: .hasText)], nil),
        ] as [([Int: ReadPage], PDFError.Code?)])
    func needsEveryPage(read: [Int: ReadPage], code: PDFError.Code?) throws {
        let inputs = [PDFInput(name: "a.pdf", bytes: try SmallPDF.file(pages: 2))]
        let options = SearchablePDFOptions()
        let assembly = SearchableAssembly(plan: try SearchablePlan(inputs, options), options: options)
        let made = Result { () throws(SearchablePDFError) in try assembly.file(of: inputs, read) }
        switch made {
        case .success(let file): #expect(try code == nil && PDFDocument(file.bytes).pageCount == 2)
        case .failure(let error): #expect(error.cause.code == code)
        }
    }
}
