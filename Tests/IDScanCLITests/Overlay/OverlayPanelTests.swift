import Drawing
import Imaging
import Testing

@testable import IDScanCLI

struct OverlayPanelTests {
    private static let names = ["Surname", "Given names", "Number", "Sex", "A caption that is far too long for it"]

    private static func scene(documents: Int = 1) -> OverlayScene {
        let fields = names.enumerated().map { number, name in
            OverlayRow(
                "VALUE gjpq \(name) (check digit holds)\nprint: Straße, Łódź, Ğ (differs)",
                number == 3 ? .wrong : .proven, mark: "\(number + 1)", caption: name)
        }
        let rows =
            [
                OverlayRow("Passport · TD3: verified", .proven, look: .title, mark: "A"),
                OverlayRow("Every check digit holds, and all characters are beyond doubt.", .proven),
            ] + fields + [
                OverlayRow(SceneDocument.passport.joined(separator: "\n"), .proven, look: .zone),
                OverlayRow("A line of text that was read", .read, mark: "7"),
                OverlayRow("Something that is odd about this document, in a sentence of its own", .doubtful),
            ]
        return OverlayScene(
            frames: OverlayTone.allCases.map {
                .init(outline: Quadrilateral(x: 0, y: 0, width: 1, height: 1), kind: .text, tone: $0)
            }, rows: Array(repeating: rows, count: documents).flatMap(\.self))
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

    @Test(arguments: [14.0, 19, 58]) func keepsTextInsideItsBlocks(em: Double) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let panel = OverlayPanel(em: em)
        for block in panel.blocks(of: Self.scene(), ruler: ruler) {
            for (text, start, style, available) in texts(block) {
                guard let ink = ruler.ink(of: text, style, available: available) else { continue }
                #expect(start.x + ink.topLeft.x >= 0.5 * em, "\(text)")
                #expect(start.x + ink.bottomRight.x <= panel.width - 0.5 * em, "\(text)")
                #expect(start.y + ink.topLeft.y >= 0 && start.y + ink.bottomRight.y <= block.height, "\(text)")
            }
        }
    }

    @Test(arguments: ["", "A", String(repeating: "W", count: 200)])
    func keepsZonesInsideWhateverTheirLength(line: String) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let panel = OverlayPanel(em: 14)
        let scene = OverlayScene(rows: [OverlayRow(line, .proven, look: .zone)])
        for (_, start, _, available) in panel.blocks(of: scene, ruler: ruler).flatMap(texts) {
            #expect(start.x + available <= panel.width - 14)
        }
    }

    @Test func writesNoLettersTooSmallToRead() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let sizes = OverlayPanel(em: 14).blocks(of: Self.scene(), ruler: ruler).flatMap(texts).map(\.style.size)
        #expect(try #require(sizes.min()) >= 9.5)
        #expect(sizes.count { $0 >= 13.9 } >= Self.names.count)
    }

    @Test func saysEverythingInTheOrderOfReading() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let said = OverlayPanel(em: 14).blocks(of: Self.scene(), ruler: ruler).flatMap(texts).map(\.text)
        let places = [
            "A", "Passport · TD3: verified", "Surname", "Given names", "Number", "Sex", SceneDocument.passport[0], "7",
            "in doubt",
        ].compactMap(said.firstIndex)
        #expect(places.count == 9 && places == places.sorted())
        #expect(said.contains("!") && OverlayTone.allCases.allSatisfy { said.contains($0.words) })
    }

    @Test func writesInAnotherColourWhatIsWrong() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let wrong = OverlayPanel(em: 14).blocks(of: Self.scene(), ruler: ruler).flatMap(texts)
            .filter { $0.style.colour == OverlayTone.wrong.colour }.map(\.text)
        #expect(wrong.joined(separator: " ").contains("VALUE gjpq Sex") && !wrong.contains { $0.contains("Number") })
    }

    @Test func showsTheBeginningOfWhatIsTooLong() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let words = (1...400).map { "word\($0)" }.joined(separator: " ")
        let scene = OverlayScene(rows: [OverlayRow(words, .proven, mark: "4", caption: "Surname")])
        let texts = OverlayPanel(em: 14).blocks(of: scene, ruler: ruler).flatMap(texts).map(\.text)
        #expect(texts.count < 12 && texts.last == "…")
    }

    @Test(arguments: [1, 300, 700, 1e6])
    func breaksBlocksIntoColumns(height: Double) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let blocks = OverlayPanel(em: 14).blocks(of: Self.scene(documents: 3), ruler: ruler)
        let columns = OverlayPanel.columns(of: blocks, height: height)
        #expect(columns.allSatisfy { !$0.isEmpty } && (height < 1e6 || columns.count == 1))
        let texts = columns.flatMap { $0 }.flatMap(texts).map(\.text)
        #expect(texts == blocks.flatMap(self.texts).map(\.text))
        let heights = columns.map { $0.map(\.height).reduce(0, +) }
        let tallest = blocks.map(\.height).max() ?? 0
        #expect(try #require(heights.max()) <= max(height, tallest))
    }

    @Test func needsNoBlocks() {
        #expect(OverlayPanel.columns(of: [], height: 300).flatMap(\.self).isEmpty)
    }
}
