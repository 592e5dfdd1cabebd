import Imaging
import Testing
import TextRecognition

struct LineRecognizerTests {
    @Test(arguments: FixtureLine.clear)
    func twoReadersAgree(_ line: FixtureLine) throws {
        var reader = try MRZLineReader()
        var engine = try TesseractEngine()
        #expect(try text(of: line.image, readBy: &reader) == text(of: line.image, readBy: &engine))
    }

    private func text<Engine: LineRecognizer & ~Copyable>(
        of line: Image, readBy engine: inout Engine
    ) throws -> String {
        try engine.recognizeLine(in: line).text
    }
}
