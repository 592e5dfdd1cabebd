import Foundation
import Imaging
import TextRecognition

/// Tesseract with some model, shown lines as our scanner shows them, and the characters of machine-readable zones only.
final class TesseractReader: LineReader {
    /// The reader that the others' time is compared with.
    static let ownName = "ocrb"

    let name: String
    private var engine: TesseractEngine

    private init(_ model: EmbeddedModel) throws {
        name = model.name
        engine = try TesseractEngine(model: model)
    }

    /// Our own model, the system's English one if it is installed, and the files named.
    static func all(models: [String]) throws -> [TesseractReader] {
        var readers = [try TesseractReader(.ocrb)]
        if let english = systemModels.first(where: FileManager.default.isReadableFile) {
            readers.append(try reader(file: english))
        } else {
            print("tesseract `eng` is not installed (Debian: tesseract-ocr-eng); it is left out")
        }
        return try readers + models.map(reader)
    }

    private static func reader(file: String) throws -> TesseractReader {
        let place = URL(fileURLWithPath: file)
        let name = place.deletingPathExtension().lastPathComponent
        return try TesseractReader(EmbeddedModel(name: name, bytes: [UInt8](Data(contentsOf: place))))
    }

    /// The places where distributions put the English model.
    private static var systemModels: [String] {
        let own = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"].map { [$0] } ?? []
        let usual = ["/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata"]
        return (own + usual + ["/usr/share/tessdata", "/usr/local/share/tessdata", "/opt/homebrew/share/tessdata"])
            .map { $0 + "/eng.traineddata" }
    }

    func read(_ line: Image, from file: URL) throws -> (text: String, formatted: String?) {
        let text = try engine.recognizeLine(in: line).text
        return (text, FormatSyntax.corrected(text))
    }
}
