import Drawing
import Testing

@testable import IDScanCLI

struct FieldBlockTests {
    private static func texts(_ readings: [OverlayField.Reading], tone: OverlayTone = .proven) throws -> [String] {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let field = OverlayField(mark: "4", caption: "Surname", tone: tone, readings: readings)
        let block = FieldBlock(field: field, panel: OverlayPanel(em: 14, width: 406)).block(ruler: ruler)
        return block.marks.compactMap { if case .text(let text, _, _, _) = $0, !text.isEmpty { text } else { nil } }
    }

    @Test func showsNumberCaptionValueAndNote() throws {
        #expect(
            try Self.texts([.init(text: "MÜLLER", note: "print agrees")])
                == ["Surname", "4", "MÜLLER", "print agrees"])
    }

    @Test func showsReadingsBelowEachOther() throws {
        let readings: [OverlayField.Reading] = [
            .init(origin: "zone", text: "ERIKSSON", difference: 3),
            .init(origin: "print", text: "ERLKSSON", note: "differs", difference: 2),
        ]
        #expect(
            try Self.texts(readings, tone: .wrong)
                == ["Surname", "4", "zone", "ERI", "KSSON", "print", "ER", "LKSSON", "differs"])
    }

    @Test(arguments: [-5, 0, 8, 900]) func takesAnyDifference(offset: Int) throws {
        let texts = try Self.texts([.init(text: "ERIKSSON", difference: offset)])
        #expect(texts.dropFirst(2).joined() == "ERIKSSON")
    }

    @Test func showsTheBeginningOfWhatIsTooLong() throws {
        let words = (1...400).map { "word\($0)" }.joined(separator: " ")
        let texts = try Self.texts([.init(text: words)])
        #expect(texts.count < 12 && texts.last?.hasSuffix("…") == true)
    }

    @Test func isTallerForMoreReadings() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let panel = OverlayPanel(em: 14, width: 406)
        let heights = (1...3).map { count in
            FieldBlock(
                field: OverlayField(
                    caption: "Surname", tone: .proven, readings: Array(repeating: .init(text: "A"), count: count)),
                panel: panel
            ).block(ruler: ruler).height
        }
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
    }
}
