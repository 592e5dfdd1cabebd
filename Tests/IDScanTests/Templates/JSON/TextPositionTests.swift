import Testing

@testable import IDScan

struct TextPositionTests {
    @Test(arguments: [
        ("", 0, 1, 1), ("abc", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\nb", 3, 2, 2), ("äb", 2, 1, 2), ("a\r\nb", 3, 2, 1),
        ("\u{FEFF}a", 3, 1, 1), ("a", 99, 1, 2),
    ])
    func countsAsEditorsDo(text: String, offset: Int, line: Int, column: Int) {
        let position = TextPosition(of: offset, in: Array(text.utf8))
        #expect(position.line == line && position.column == column)
    }
}
