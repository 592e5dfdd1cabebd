import Imaging
import SpecimenCards
import Testing

@testable import TextRecognition

struct TextLineReaderTests {
    @Test func readsTheLineAtAPlace() throws {
        let printed = try PrintedText(lines: ["Grüße aus Köln"], size: 34).drawn()
        let (first, last) = (printed.words[0].corners, printed.words[2].corners)
        let line = Quadrilateral(
            topLeft: first.topLeft, topRight: last.topRight, bottomRight: last.bottomRight,
            bottomLeft: first.bottomLeft)
        var reader = try TextLineReader(language: "deu")
        #expect(try reader.line(at: line, of: printed.image)?.text == "Grüße aus Köln")
        let blank = Image(width: 300, height: 200, pixelFormat: .grey, pixels: [UInt8](repeating: 240, count: 60_000))
        #expect(try reader.line(at: Quadrilateral(x: 20, y: 20, width: 200, height: 30), of: blank) == nil)
    }

    @Test func namesThePackageOfAMissingLanguage() {
        let error = #expect(throws: TextRecognitionError.self) { _ = try TextLineReader(language: "lat") }
        #expect(error?.package == "tesseract-ocr-lat")
    }
}
