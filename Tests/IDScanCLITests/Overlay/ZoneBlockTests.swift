import Drawing
import Testing

@testable import IDScanCLI

struct ZoneBlockTests {
    private static let fields = [
        OverlayZoneField(mark: "3", tone: .proven, line: 1, columns: 6...13),
        OverlayZoneField(mark: "8", tone: .wrong, line: 2, columns: 21...21),
    ]

    @Test(arguments: [1, 2, 3]) func showsAllLinesBelowEachOther(count: Int) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let lines = Array(repeating: SceneDocument.passport[0], count: count)
        let panel = OverlayPanel(em: 14, width: 400)
        let block = ZoneBlock(lines: lines, fields: [], panel: panel).block(ruler: ruler)
        let bases = block.marks.compactMap { mark -> Double? in
            if case .text(_, let start, _, _) = mark { start.y } else { nil }
        }
        #expect(bases.count == count && bases == bases.sorted() && bases.allSatisfy { $0 < block.height })
    }

    @Test func numbersFieldsBelowTheirColumns() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let panel = OverlayPanel(em: 14, width: 400)
        let block = ZoneBlock(lines: SceneDocument.passport, fields: Self.fields, panel: panel).block(ruler: ruler)
        var starts: [String: (Position, Canvas.TextStyle)] = [:]
        for case .text(let text, let start, let style, _) in block.marks { starts[text] = (start, style) }
        let (line, lineStyle) = try #require(starts[SceneDocument.passport[1]])
        let (number, style) = try #require(starts["8"])
        let pitch = ruler.width(of: "F", lineStyle)
        let centre = number.x + ruler.width(of: "8", style) / 2
        #expect(abs(centre - (line.x + 20.5 * pitch)) < 0.01 && number.y > line.y)
        #expect(style.colour == OverlayTone.wrong.colour)
    }

    @Test func staysInsideWhateverItsLength() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let panel = OverlayPanel(em: 14, width: 400)
        for line in ["", "A", String(repeating: "W", count: 200)] {
            for case .text(let text, let start, let style, _) in ZoneBlock(lines: [line], fields: [], panel: panel)
                .block(ruler: ruler).marks
            {
                #expect(start.x + ruler.width(of: text, style) <= 400 - 14)
            }
        }
    }
}
