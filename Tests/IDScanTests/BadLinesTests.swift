import Drawing
import Imaging
import MRZ
import Testing
import TextRecognition

@testable import IDScan
@testable import SpecimenCards

/// Lines that are no lines of a zone: never a crash, never verified.
@Suite struct BadLinesTests {
    private static func noise(_ width: Int, _ height: Int) -> Image {
        var random = SplitMix64(seed: UInt64(width * 31 + height), stream: .noise)
        let pixels = (0..<width * height).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }

    private static func rows(_ count: Int, of image: Image) -> [Quadrilateral] {
        let height = Double(image.height) / Double(count)
        return (0..<count).map {
            Quadrilateral(x: 0, y: Double($0) * height, width: Double(image.width), height: height)
        }
    }

    @Test(arguments: [(1, 1), (2, 2), (1, 600), (600, 1), (880, 60), (880, 90), (31, 7)], [1, 2, 3])
    func verifiesNoNoise(size: (width: Int, height: Int), lines: Int) throws {
        let image = Self.noise(size.width, size.height)
        var scanner = try DocumentScanner()
        let document = try scanner.scan(image, zoneLines: Self.rows(lines, of: image))
        #expect(document?.status != .verified)
    }

    @Test(arguments: ["Съешь же ещё этих мягких французских булок", "ПРЕДЪЯВИТЕЛЬ СЕГО ДОКУМЕНТА ГРАЖДАНИН"])
    func readsNothingInAnotherScript(text: String) throws {
        let canvas = try Canvas(width: 110, height: 16, pixelsPerMillimetre: 8)
        let style = Canvas.TextStyle(typeface: .sans, size: 5, colour: .black)
        for base in [6.0, 14.0] { canvas.write(text, at: Position(2, base), style, available: 106) }
        let image = canvas.image(.grey)
        #expect(image.pixels.contains { $0 < 100 })
        var reader = try MRZLineReader()
        #expect(try reader.recognizeLine(in: image.flattened(Self.rows(2, of: image)[0])).line.lowestConfidence < 0.7)
        var scanner = try DocumentScanner()
        #expect(try scanner.scan(image, zoneLines: Self.rows(2, of: image)) == nil)
        #expect(try scanner.scan(image).documents.isEmpty)
    }

    /// Captions in capitals, as long as the lines of a zone and without its fillers, are no zone that is refuted.
    @Test(arguments: [
        (["MEIDENTITATSKARTENKCARTE<DTIDENTITE<", "CARTACD1IDENTITAL4<CARTA<D1IDENTITAD"], false),
        (["I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227349<<<5"], true),
    ])
    func takesNoCaptionsForAZone(lines: [String], isZone: Bool) throws {
        let canvas = try Canvas(width: 110, height: 20, pixelsPerMillimetre: 8)
        let style = Canvas.TextStyle(typeface: .ocrB, size: 2.6 / 0.72, colour: .black)
        for (row, line) in lines.enumerated() {
            for (column, character) in line.enumerated() {
                canvas.write(
                    String(character), at: Position(8 + 2.54 * Double(column), 8 + 6.35 * Double(row)), style,
                    available: 3)
            }
        }
        let image = canvas.image(.grey)
        let places = lines.indices.map {
            Quadrilateral(x: 8 * 7, y: 8 * (4.2 + 6.35 * Double($0)), width: 8 * 93, height: 8 * 5)
        }
        var scanner = try DocumentScanner()
        let document = try scanner.scan(image, zoneLines: places)
        #expect((document != nil) == isZone)
        #expect(document?.mrz?.lines == (isZone ? lines : nil))
    }

    @Test(arguments: ["mrz-lines", "ocrb"])
    func aModelThatFailsIsNamed(model: String) {
        let error = ScanError(TextRecognitionError(model: model, reason: "it is damaged"))
        #expect(error.code == .internalFailure && error.message.contains(model))
    }

    @Test func aLanguageThatIsNotInstalledIsAModelThatCannotBeLoaded() {
        let error = ScanError(
            TextRecognitionError(model: "deu", reason: "it is not installed", package: "tesseract-ocr-deu"))
        #expect(error.code == .unusableModel)
    }

    @Test func aMissingModelIsAnErrorAtTheStart() {
        let error = #expect(throws: TextRecognitionError.self) {
            _ = try TesseractEngine(model: EmbeddedModel(name: "missing", bytes: []))
        }
        #expect(error?.model == "missing")
    }
}
