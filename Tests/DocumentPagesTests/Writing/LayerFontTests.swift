import Testing

@testable import DocumentPages

@Suite struct LayerFontTests {
    @Test func givesEachCharacterACodeOfItsOwn() throws {
        let font = LayerFont(in: try PDFDocument())
        #expect(font.code(of: " ") == 1)
        let codes = ["e\u{301}", "é", "e", "ﬁ", "😀"].map { font.code(of: Character($0)) }
        // What looks the same has one code.
        #expect(codes[0] == codes[1] && Set(codes).count == 4)
        #expect(font.code(of: "e") == codes[2])
    }

    @Test func saysWhatTheCodesStandFor() throws {
        let document = try PDFDocument()
        let font = LayerFont(in: document)
        for character in "aß😀n\u{303}" { _ = font.code(of: character) }
        font.finish()
        let map = try #require(font.object["ToUnicode"]).decodedBytes(limit: 1 << 16)
        let text = String(decoding: map, as: UTF8.self)
        for row in ["<0001> <0020>", "<0003> <0061>", "<0004> <00DF>", "<0005> <D83DDE00>", "<0006> <006E0303>"] {
            #expect(text.contains(row))
        }
    }

    @Test func hasAGlyphForEveryCode() throws {
        let document = try PDFDocument()
        let font = LayerFont(in: document)
        for value in 0x4E00..<0x4F00 { _ = font.code(of: Character(Unicode.Scalar(value) ?? " ")) }
        font.finish()
        let descendant = try #require(font.object["DescendantFonts"]?.array?.first)
        let glyphs = try #require(descendant["CIDToGIDMap"]).decodedBytes(limit: 1 << 16)
        #expect(glyphs.count == 2 * (256 + 2 + 1))
        #expect(
            Array(glyphs.prefix(2)) == [0, 0]
                && glyphs.dropFirst(2).enumerated().allSatisfy { $0.element == $0.offset % 2 })
    }
}
