import Imaging
import Testing
import TextRecognition

struct LineRecognizerTests {
    @Test(arguments: FixtureLine.clear)
    func twoReadersAgree(_ line: FixtureLine) throws {
        var reader = try MRZLineReader()
        var engine = try TesseractEngine()
        #expect(try reader.recognizeLine(in: line.image).text == engine.recognizeLine(in: line.image).text)
    }
}
