import Testing

@testable import DocumentPages

/// Files whose tables are bombs: they are refused before qpdf looks at them.
@Suite struct StructureCheckTests {
    /// A file with one stream.
    private static func file(entries: String, content: [UInt8]) -> [UInt8] {
        Array("%PDF-1.5\n1 0 obj<</Type/XRef \(entries)/Filter/FlateDecode/Length \(content.count)>>stream\n".utf8)
            + content + Array("\nendstream endobj\n".utf8)
    }

    @Test(arguments: [
        "/DecodeParms<</Columns 2147483648/Predictor 12>>", "/Columns 99999999999999999999", "/Columns  70000",
    ])
    func refusesRowsThatFillTheMemory(entries: String) {
        let error = #expect(throws: PDFError.self) {
            try Self.file(entries: entries, content: InflatingTests.zeros).checkStructure(limit: 1 << 20)
        }
        #expect(error?.code == .damaged)
    }

    @Test func refusesTablesThatAreTooLong() {
        let file = Self.file(entries: "/Columns 5", content: InflatingTests.zeros)
        #expect(throws: Never.self) { try file.checkStructure(limit: 1 << 20) }
        let error = #expect(throws: PDFError.self) { try file.checkStructure(limit: 1000) }
        #expect(error?.code == .tooLarge)
    }

    /// Streams of other kinds are not looked at.
    @Test func looksAtTablesOnly() {
        let text = "%PDF-1.5\n1 0 obj<</Columns 99999999999>>stream\nx\nendstream endobj"
        #expect(throws: Never.self) { try Array(text.utf8).checkStructure(limit: 1) }
    }
}
