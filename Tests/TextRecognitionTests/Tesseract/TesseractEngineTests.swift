import CTesseract
import Imaging
import Testing
import TextRecognition

struct TesseractEngineTests {
    @Test(arguments: FixtureLine.clear)
    func readsClearLines(_ line: FixtureLine) throws {
        var engine = try TesseractEngine()
        let observation = try engine.recognizeLine(in: line.image)
        #expect(observation.text == line.text)
        #expect(observation.confidence > 0.9)
        #expect(observation.candidates.map(\.text) == [line.text])
        #expect(observation.corners == (try line.image.bounds))
        let lefts = observation.line.characters.map(\.extent.lowerBound)
        #expect(lefts == lefts.sorted())
    }

    /// Leptonica complains to standard error of boxes that Tesseract makes itself.
    @Test func keepsLeptonicaSilent() throws {
        _ = try TesseractEngine()
        #expect(setMsgSeverity(Int32(L_SEVERITY_NONE)) == Int32(L_SEVERITY_NONE))
    }

    @Test func readsOneLineAfterAnother() throws {
        var engine = try TesseractEngine()
        let first = try engine.recognizeLine(in: FixtureLine.clear[0].image)
        _ = try engine.recognizeLine(in: FixtureLine.poor.image)
        #expect(try engine.recognizeLine(in: FixtureLine.clear[0].image) == first)
    }

    @Test func enginesWorkSideBySide() async throws {
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var engine = try TesseractEngine()
                    return try engine.recognizeLine(in: FixtureLine.clear[0].image).text
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts == Array(repeating: FixtureLine.clear[0].text, count: 4))
    }

    @Test(arguments: picturesWithoutText)
    func findsNothingSureInPicturesWithoutText(_ picture: Image) throws {
        var engine = try TesseractEngine()
        #expect(try engine.recognizeLine(in: picture).confidence < 0.6)
    }

    @Test(arguments: [[], [1, 2, 3], Array(EmbeddedModel.ocrb.bytes.prefix(20_000))])
    func namesADamagedModel(_ bytes: [UInt8]) {
        let error = #expect(throws: TextRecognitionError.self) {
            _ = try TesseractEngine(model: EmbeddedModel(name: "ocrb", bytes: bytes))
        }
        #expect(error?.model == "ocrb")
    }
}
