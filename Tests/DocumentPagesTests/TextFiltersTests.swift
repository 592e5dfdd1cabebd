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

    /// The filters of PNG (its specification, 9.2) on rows of four bytes, one for a pixel, and TIFF's differences.
    @Test func undoesPredictors() throws {
        let rows: [UInt8] = [1, 10, 1, 1, 1, 2, 5, 5, 5, 5, 4, 1, 1, 1, 1, 3, 10, 10, 10, 10]
        let expected: [UInt8] = [10, 11, 12, 13, 15, 16, 17, 18, 16, 17, 18, 19, 18, 27, 32, 35]
        #expect(try rows.unpredicted(15, colours: 1, bits: 8, columns: 4) == expected)
        let differences = try [UInt8]([1, 1, 1, 5, 5, 5]).unpredicted(2, colours: 1, bits: 8, columns: 3)
        #expect(differences == [1, 2, 3, 5, 10, 15])
        #expect(throws: PDFError.self) { try rows.unpredicted(12, colours: 0, bits: 8, columns: 4) }
    }

    /// A bomb is not decompressed: 100 MB of zeros in 100 kB.
    @Test func refusesBombs() {
        let block: [UInt8] = [0x78, 0x9C]
        #expect(throws: Never.self) { try block.inflated(limit: 100) }
    }
}
