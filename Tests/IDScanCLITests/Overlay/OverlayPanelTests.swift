import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayPanelTests {
    private static let names = ["Surname", "Given names", "Number", "Sex", "A caption that is far too long for it"]

    private static func scene(sections: Int = 1) -> OverlayScene {
        let rows = names.enumerated().map { number, name -> OverlayRow in
            .field(
                OverlayField(
                    mark: "\(number + 1)", caption: name, tone: number == 3 ? .wrong : .proven,
                    readings: [
                        .init(text: "VALUE gjpq \(name)", note: "check digit holds"),
                        .init(origin: "print", text: "Straße, Łódź, Ğ", note: "differs", difference: 3),
                    ]))
        }
        let section = OverlaySection(
            mark: "A", title: "Passport · TD3", status: .init(words: "verified", tone: .proven),
            explanation: "Every check digit holds, and all characters are beyond doubt.",
            rows: rows + [
                .zone(SceneDocument.passport, fields: [.init(mark: "1", tone: .proven, line: 1, columns: 6...13)]),
                .line(number: 7, text: "A line of text that was read", tone: .read),
                .remark("Something that is odd about this document, in a sentence of its own", .doubtful),
            ])
        return OverlayScene(
            frames: OverlayTone.allCases.map {
                .init(outline: Quadrilateral(x: 0, y: 0, width: 1, height: 1), kind: .print, tone: $0)
            }, sections: Array(repeating: section, count: sections))
    }

    private func texts(_ block: OverlayPanel.Block) -> [(
        text: String, start: Position, style: Canvas.TextStyle, available: Double
    )] {
        block.marks.compactMap {
            if case .text(let text, let start, let style, let available) = $0 {
                (text, start, style, available)
            } else {
                nil
            }
        }
    }

    @Test(arguments: [14, 19, 58], [24, 29])
    func keepsTextInsideItsBlocks(em: Double, widthInEms: Double) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let panel = OverlayPanel(em: em, width: widthInEms * em)
        for block in panel.blocks(of: Self.scene(), ruler: ruler) {
            for (text, start, style, available) in texts(block) {
                guard let ink = ruler.ink(of: text, style, available: available) else { continue }
                #expect(start.x + ink.topLeft.x >= 0.5 * em, "\(text)")
                #expect(start.x + ink.bottomRight.x <= panel.width - 0.5 * em, "\(text)")
                #expect(start.y + ink.topLeft.y >= 0 && start.y + ink.bottomRight.y <= block.height, "\(text)")
            }
        }
    }

    @Test func writesNoLettersTooSmallToRead() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let panel = OverlayPanel(em: 14, width: 29 * 14)
        let sizes = panel.blocks(of: Self.scene(), ruler: ruler).flatMap(texts).map(\.style.size)
        #expect(try #require(sizes.min()) >= 9.5)
        #expect(sizes.count { $0 >= 13.9 } >= Self.names.count)
    }

    @Test func saysEverythingInTheOrderOfReading() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let blocks = OverlayPanel(em: 14, width: 400).blocks(of: Self.scene(), ruler: ruler)
        let said = blocks.flatMap(texts).map(\.text)
        let places = [
            "Passport · TD3", "Surname", "Given names", "Number", "Sex", SceneDocument.passport[0], "in doubt",
        ]
        .compactMap(said.firstIndex)
        #expect(places.count == 7 && places == places.sorted())
        #expect(said.contains("✓ verified") && OverlayTone.allCases.allSatisfy { said.contains($0.words) })
    }

    @Test func marksWhereReadingsDiffer() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let blocks = OverlayPanel(em: 14, width: 900).blocks(of: Self.scene(), ruler: ruler)
        let parts = blocks.flatMap(texts).filter { $0.style.colour == OverlayTone.wrong.colour }.map(\.text)
        #expect(parts.contains("aße, Łódź, Ğ"))
    }

    @Test(arguments: [1, 300, 700, 1e6])
    func breaksBlocksIntoColumns(height: Double) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let blocks = OverlayPanel(em: 14, width: 400).blocks(of: Self.scene(sections: 3), ruler: ruler)
        let columns = OverlayPanel.columns(of: blocks, height: height)
        #expect(columns.allSatisfy { !$0.isEmpty } && (height < 1e6 || columns.count == 1))
        let texts = columns.flatMap { $0 }.flatMap(texts).map(\.text)
        #expect(texts == blocks.flatMap(self.texts).map(\.text))
        for column in columns {
            #expect(column.last?.isHeading != true && column.first?.isSeparator != true)
        }
        let heights = columns.map { $0.map(\.height).reduce(0, +) }
        let tallest = blocks.map(\.height).max() ?? 0
        #expect(try #require(heights.max()) <= height + 2 * tallest)
    }

    @Test func needsNoBlocks() {
        #expect(OverlayPanel.columns(of: [], height: 300).flatMap(\.self).isEmpty)
    }
}
