import MRZ
import Testing

@testable import Redaction

@Suite struct PlainTextTests {
    /// A text, a pattern, how many characters may differ, and where it is found.
    private static let rows: [(text: String, pattern: String, tolerance: Int, found: [Range<Int>])] = [
        ("L898902C3", "L898902C3", 0, [0..<9]),
        ("No. L8989 02C3.", "L898902C3", 0, [2..<11]),
        // What readers mistake for each other is the same.
        ("LB9B9O2C3", "L898902C3", 0, [0..<9]),
        ("L899902C3", "L898902C3", 0, []),
        ("L899902C3", "L898902C3", 1, [0..<9]),
        ("MÜLLER", "MULLER", 0, [0..<6]),
        ("", "MULLER", 0, []),
        ("MULLER", "", 0, []),
    ]

    @Test(arguments: rows)
    func findsPatterns(_ row: (text: String, pattern: String, tolerance: Int, found: [Range<Int>])) {
        let ranges = PlainText(row.text).ranges(
            of: PlainText(row.pattern).characters, tolerance: row.tolerance, isWord: false)
        #expect(row.tolerance == 0 ? ranges == row.found : ranges.contains { row.found.contains($0) })
    }

    @Test func findsWholeWordsOnly() {
        let pattern = PlainText("LI").characters
        #expect(PlainText("ALIN LI").ranges(of: pattern, tolerance: 0, isWord: true) == [4..<6])
        #expect(PlainText("ALIN").ranges(of: pattern, tolerance: 0, isWord: true).isEmpty)
    }

    @Test func remembersWhereCharactersStood() {
        #expect(PlainText("Ä-B c").offsets == [0, 2, 4])
        #expect(PlainText("Ä-B c", style: .expanded).offsets == [0, 0, 2, 4])
    }
}
