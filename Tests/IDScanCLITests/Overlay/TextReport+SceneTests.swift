import IDScan
import Imaging
import ScanReports
import Testing
import TextRecognition

@testable import IDScanCLI

struct TextReportSceneTests {
    private static func line(_ text: String, y: Double) -> RecognizedTextObservation {
        let width = 1 / Double(max(text.count, 1))
        let characters = text.enumerated().map { number, character in
            RecognizedCharacter(
                character: character, confidence: 0.9, alternatives: [],
                extent: Double(number) * width...Double(number + 1) * width)
        }
        return RecognizedTextObservation(
            line: RecognizedLine(characters: characters, logLikelihood: -1), candidates: [],
            corners: Quadrilateral(x: 20, y: y, width: 200, height: 20))
    }

    private static func report(_ lines: [String], sought: String? = nil) -> TextReport.Page {
        let text = RecognizedText(blocks: [
            RecognizedBlock(paragraphs: [
                RecognizedParagraph(lines: lines.enumerated().map { line($1, y: 20 + Double($0) * 30) })
            ])
        ])
        return TextReport.Page(
            image: ImageSize(width: 400, height: 300), text: text,
            matches: sought.map { text.matches(of: $0, maximumDistance: 1) })
    }

    @Test func framesWordsAndNumbersLines() {
        let scene = Self.report(["Grüße aus", "Łódź"]).scene
        #expect(scene.frames.count { $0.kind == .word } == 3)
        #expect(scene.frames.filter { $0.kind == .unframed }.map(\.mark) == ["1", "2"])
        #expect(
            scene.sections.map(\.rows) == [
                [.line(number: 1, text: "Grüße aus", tone: .read), .line(number: 2, text: "Łódź", tone: .read)]
            ])
        #expect(scene.sections[0].explanation == "2 lines, 3 words")
    }

    @Test func framesMatchesOnly() {
        let scene = Self.report(["Grüße aus", "Łódź"], sought: "grusse").scene
        #expect(scene.frames.map(\.kind) == [.print] && scene.frames[0].mark == "1")
        guard case .field(let field)? = scene.sections[0].rows.first else { return #expect(scene.sections.isEmpty) }
        #expect(field.caption == "grusse" && field.readings.map(\.text) == ["Grüße"])
    }

    @Test(arguments: [([String](), nil, "No text"), (["abc"], "wxyz", "Not found")])
    func saysThatThereIsNothing(lines: [String], sought: String?, title: String) {
        let scene = Self.report(lines, sought: sought).scene
        #expect(scene.frames.isEmpty && scene.sections.map(\.title) == [title])
    }

    @Test func showsTheFirstLinesOfManyPages() {
        let scene = Self.report((1...500).map { "line \($0)" }).scene
        #expect(scene.frames.count { $0.kind == .word } == 1000)
        #expect(scene.sections[0].rows.count == 121)
        #expect(scene.sections[0].rows.last == .remark("380 more lines are not shown here", .unproven))
    }
}
