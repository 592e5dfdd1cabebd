import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import TextRecognition

/// A network of the user's: here one that reads each dark bar as the first character of its alphabet.
struct CustomRecognizerTests {
    private static func network(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(name).onnx")))
    }

    private static func reader(_ alphabet: String, _ name: String = "bars") throws -> CustomLineReader {
        try CustomLineReader(CustomRecognizer(onnx: network(name), alphabet: alphabet, name: name))
    }

    /// Three bars on paper, and where they are.
    private static let bars: (picture: Image, strip: TextStrip) = {
        var pixels = [UInt8](repeating: 255, count: 300 * 100)
        for row in 30..<70 {
            for column in [60..<70, 110..<120, 160..<170].joined() { pixels[row * 300 + column] = 0 }
        }
        let corners = Quadrilateral(x: 60, y: 30, width: 110, height: 40)
        return (
            Image(width: 300, height: 100, pixelFormat: .grey, pixels: pixels),
            TextStrip(corners: corners, letterCount: 3, contrast: 255, isLight: false)
        )
    }()

    @Test(arguments: [
        ("I", "bars", "III"), ("é\n", "bars", "ééé"), ("I\r\n", "bars-spaces", "III"), ("x\ny", "bars-spaces", "xxx"),
    ])
    func readsWhatTheNetworkSees(alphabet: String, network: String, text: String) throws {
        var reader = try Self.reader(alphabet, network)
        let read = try #require(
            try reader.line(in: Self.bars.strip, of: Self.bars.picture, allowedCharacters: nil))
        #expect(read.text == text && read.corners == Self.bars.strip.corners)
        #expect(read.confidence > 0.9 && read.topCandidates(1).first?.text == text)
        // The bars are 50 of the strip's 110 pixels apart.
        for (character, centre) in zip(read.line.characters, [5.0, 55, 105]) {
            #expect(character.extent.contains(centre / 110))
        }
    }

    @Test func readsLightLines() throws {
        var reader = try Self.reader("I")
        let dark = Self.bars.strip
        let light = TextStrip(
            corners: dark.corners, letterCount: 3, contrast: 255, isLight: true)
        #expect(try reader.line(in: light, of: Self.bars.picture.inverted(), allowedCharacters: nil)?.text == "III")
    }

    @Test func readsOnlyWhatIsAllowed() throws {
        var reader = try Self.reader("I")
        #expect(try reader.line(in: Self.bars.strip, of: Self.bars.picture, allowedCharacters: ["J"]) == nil)
        #expect(try reader.line(in: Self.bars.strip, of: Self.bars.picture, allowedCharacters: ["I"])?.text == "III")
    }

    @Test(arguments: [("", "empty"), ("a\nbc\nd", "line 2"), ("a\n\nb", "line 2"), ("abc", "line 1")])
    func refusesAnAlphabet(_ alphabet: String, saying reason: String) {
        let error = #expect(throws: TextRecognitionError.self) {
            try CustomRecognizer(onnx: [1], alphabet: alphabet, name: "mine.onnx")
        }
        #expect(error?.model == "mine.onnx" && error?.reason.contains(reason) == true)
    }

    @Test(arguments: ["a\nb\nc", "a\nb\nc\nd"])
    func refusesAnotherNumberOfClasses(_ alphabet: String) throws {
        var reader = try Self.reader(alphabet)
        let error = #expect(throws: TextRecognitionError.self) {
            try reader.line(in: Self.bars.strip, of: Self.bars.picture, allowedCharacters: nil)
        }
        #expect(error?.model == "bars" && error?.reason.contains("[1, ") == true)
    }

    @Test(arguments: [[], [1, 2, 3], EmbeddedModel.latinLines.bytes])
    func refusesWhatIsNoSuchNetwork(_ bytes: [UInt8]) throws {
        let error = #expect(throws: TextRecognitionError.self) {
            var reader = try CustomLineReader(CustomRecognizer(onnx: bytes, alphabet: "a", name: "mine.onnx"))
            _ = try reader.line(in: Self.bars.strip, of: Self.bars.picture, allowedCharacters: nil)
        }
        #expect(error?.model == "mine.onnx" && error?.reason.isEmpty == false)
    }

    @Test(arguments: picturesWithoutText) func endsForAnyPicture(_ picture: Image) throws {
        var reader = try Self.reader("I")
        let strip = TextStrip(
            corners: Quadrilateral(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)),
            letterCount: 1, contrast: 1, isLight: false)
        let read = try reader.line(in: strip, of: picture, allowedCharacters: nil)
        #expect(read.map { Set($0.text).isSubset(of: ["I"]) } ?? true)
    }

    @Test(arguments: TextRecognitionOptions.RecognitionLevel.allCases)
    func readsAllLinesInThePlaceOfTheOthers(level: TextRecognitionOptions.RecognitionLevel) throws {
        var options = TextRecognitionOptions()
        options.customRecognizer = try CustomRecognizer(onnx: Self.network("bars"), alphabet: "I")
        (options.recognitionLevel, options.minimumConfidence) = (level, 0)
        var recognizer = try TextRecognizer(options: options)
        let sheet = try PrintedText(lines: ["HILL HILL HILL", "LIME LIME LIME", "TILT TILT TILT"], size: 60).drawn()
            .image
        let text = try recognizer.recognizeText(in: sheet)
        #expect(text.lines.count >= 3)
        #expect(Set(text.lines.map(\.text).joined()).isSubset(of: ["I"]))
        let region = try recognizer.recognizeText(
            in: sheet,
            regionsOfInterest: [Quadrilateral(x: 0, y: 0, width: Double(sheet.width), height: Double(sheet.height) / 3)]
        )
        #expect(Set(region.flatMap(\.lines).map(\.text).joined()) == ["I"])
    }
}
