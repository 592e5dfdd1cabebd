import Imaging

@testable import IDScan

/// The lines of a card, written as a table: where each begins, how high its letters are, and what it says.
struct PrintedCard {
    var lines: [PrintLine] = []

    /// - Parameter rows: Left edge and middle of a line, in pixels, the height of its letters, and its text.
    init(_ rows: [(x: Double, y: Double, height: Double, text: String)]) {
        lines = rows.map { row in
            let width = 0.6 * row.height * Double(row.text.count)
            let corners = Quadrilateral(x: row.x, y: row.y - row.height / 2, width: width, height: row.height)
            let count = Double(max(1, row.text.count))
            return PrintLine(
                letters: row.text.enumerated().map { index, character in
                    PrintLine.Letter(
                        character: character, confidence: 0.999,
                        extent: Double(index) / count...Double(index + 1) / count)
                }, corners: corners)
        }
    }

    /// The card turned by some degrees about the origin.
    func turned(degrees: Double) -> PrintedCard {
        let angle = degrees * .pi / 180
        var card = self
        card.lines = lines.map { line in
            PrintLine(
                letters: line.letters,
                corners: line.corners.mapped { point in
                    Point(
                        x: point.x * cosine(angle) - point.y * sine(angle),
                        y: point.x * sine(angle) + point.y * cosine(angle))
                })
        }
        return card
    }

    private func sine(_ angle: Double) -> Double { angle - angle * angle * angle / 6 }
    private func cosine(_ angle: Double) -> Double { 1 - angle * angle / 2 + angle * angle * angle * angle / 24 }

    /// The fields of the card by its captions.
    var fields: [String: String] {
        let print = CaptionedPrint(lines, by: .builtIn)
        let fields = FieldAssignment(of: print, today: .lastOf2026).fields()
        return Dictionary(fields.map { ($0.name.rawValue, $0.value) }) { first, _ in first }
    }

    var print: CaptionedPrint { CaptionedPrint(lines, by: .builtIn) }
}
