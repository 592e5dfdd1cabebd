import Imaging
import Testing

@testable import TextRecognition

@Suite struct RecognizedTextGroupingTests {
    private static func line(_ text: String, x: Double, y: Double, height: Double = 20) -> RecognizedTextObservation {
        RecognizedTextObservation(
            line: RecognizedLine(
                characters: text.map {
                    RecognizedCharacter(character: $0, confidence: 1, alternatives: [], extent: 0...1)
                }, logLikelihood: 0), candidates: [],
            corners: Quadrilateral(x: x, y: y, width: 10 * Double(text.count), height: height))
    }

    private static func order(_ lines: [RecognizedTextObservation], isInRows: Bool = false) -> [[String]] {
        RecognizedText(grouping: lines, isInRows: isInRows).blocks.map { $0.paragraphs.flatMap(\.lines).map(\.text) }
    }

    /// The right column begins a little higher.
    @Test func readsTheLeftColumnFirst() {
        let left = ["one", "two", "three"].enumerated().map { Self.line($1, x: 0, y: 30 + 30 * Double($0)) }
        let right = ["four", "five", "six"].enumerated().map { Self.line($1, x: 300, y: 10 + 30 * Double($0)) }
        let order = Self.order(right + left)
        #expect(order == [["one", "two", "three"], ["four", "five", "six"]])
    }

    /// A receipt: amounts stand far to the right of what they are for, or half a line lower where they are not.
    @Test func readsTablesRowByRow() {
        let texts = ["bread", "milk", "total"], amounts = ["1.20", "0.95", "2.15"]
        func column(_ texts: [String], x: Double, shift: Double = 0) -> [RecognizedTextObservation] {
            texts.enumerated().map { Self.line($1, x: x, y: shift + 30 * Double($0)) }
        }
        let labels = column(texts, x: 0)
        let rows = [["bread", "1.20", "milk", "0.95", "total", "2.15"]]
        #expect(Self.order(column(amounts, x: 500, shift: 3) + labels, isInRows: true) == rows)
        #expect(Self.order(labels + column(amounts, x: 500)) == [texts, amounts])
        #expect(Self.order(labels + column(amounts, x: 500, shift: 15), isInRows: true) == [texts, amounts])
        // One amount alone belongs to its row, too.
        let last = [Self.line("2.15", x: 500, y: 60)]
        #expect(Self.order(last + labels, isInRows: true) == [["bread", "milk", "total", "2.15"]])
    }

    @Test func readsWhatStandsHigherFirst() {
        #expect(
            Self.order([Self.line("below", x: 0, y: 400), Self.line("above", x: 300, y: 0)]) == [["above"], ["below"]])
    }

    /// Lines without letters that reach up or down are lower than the others, and the space between them is larger.
    @Test func keepsLinesTogetherWhoseLettersAreLow() {
        let lines = [Self.line("on a", x: 0, y: 0, height: 20), Self.line("sea", x: 0, y: 44, height: 20)]
        #expect(Self.order(lines) == [["on a", "sea"]])
        #expect(Self.order([lines[0], Self.line("far", x: 0, y: 60)]).count == 2)
    }
}
