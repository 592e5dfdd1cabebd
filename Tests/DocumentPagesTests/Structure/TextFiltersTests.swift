import Testing

@testable import DocumentPages

@Suite struct TextFiltersTests {
    /// The example of ISO 32000-1 has no text; this one is that of the encoding's first description.
    @Test(arguments: [
        ("87cURD]i,\"Ebo80~>", "Hello World!"), ("z~>", "\0\0\0\0"), ("87cUR\n D]i,\"Ebo7~>", "Hello World"), ("", ""),
        ("~>", ""),
    ])
    func undoesASCII85(text: String, meaning: String) {
        #expect(Array(text.utf8).withoutASCII85() == Array(meaning.utf8))
    }

    @Test(arguments: [("48656C6c6F>", "Hello"), ("4 8\n6>", "H`"), ("", "")])
    func undoesHexadecimals(text: String, meaning: String) {
        #expect(Array(text.utf8).withoutHexadecimals() == Array(meaning.utf8))
    }

    @Test func undoesRunLengths() throws {
        #expect(try [UInt8]([2, 65, 66, 67, 254, 68, 128, 1]).withoutRunLengths(limit: 100) == Array("ABCDDD".utf8))
        #expect(try [UInt8]([5, 65]).withoutRunLengths(limit: 100) == [65])
        #expect(throws: PDFError.self) {
            try [UInt8](repeating: 129, count: 4000).withoutRunLengths(limit: 1000)
        }
    }
}
