import Foundation
import IDScan
import Imaging
import ReaderLab
import TextRecognition

/// Something that reads a line.
protocol Reader: AnyObject {
    /// What the table calls it.
    var name: String { get }

    /// Reads a line: what it says, and what it says as a line of the format that fits best, if one does.
    func read(_ line: Image) throws -> (text: String, formatted: String?)

    /// Is told what the line says that was read last.
    func learn(truth: String)
}

extension Reader {
    func learn(truth: String) {}
}

/// Our network, with the decoding of the scanner.
final class NetworkReader: Reader {
    let name = "mrz-lines"
    /// How much of the time the decoding takes.
    private(set) var decoding = DecodingTime()
    /// What its confidences are worth.
    private(set) var reliability = Reliability()
    private var last: RecognizedLine?
    private var reader: MRZLineReader

    init() throws {
        reader = try MRZLineReader()
    }

    func read(_ line: Image) throws -> (text: String, formatted: String?) {
        let lattice = try reader.lattice(for: line)
        let start = clock()
        let reading = LineReading(lattice)
        decoding.add(reading.formatted?.text ?? "", seconds: Double(clock() - start) / Double(CLOCKS_PER_SEC))
        last = reading.line
        return (reading.line.text, reading.formatted?.text)
    }

    func learn(truth: String) {
        if let last { reliability.add(last, truth: truth) }
    }
}

/// How long the decoding of a zone takes: of two lines of 44 characters, with the syntax of every format.
struct DecodingTime {
    private static let length = 44
    private var count = 0
    private var seconds = 0.0

    mutating func add(_ text: String, seconds: Double) {
        guard text.count == Self.length else { return }
        count += 1
        self.seconds += seconds
    }

    var summary: String {
        count == 0
            ? "No line of \(Self.length) characters, so decoding was not measured."
            : String(format: "Decoding a zone of two such lines takes %.2f ms.", 2000 * seconds / Double(count))
    }
}

/// Tesseract with some model, and the characters of machine-readable zones only.
final class TesseractReader: Reader {
    /// The reader that the others' time is compared with.
    static let ownName = "ocrb"

    let name: String
    private var engine: TesseractEngine

    private init(_ model: TesseractModel) throws {
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
        return try TesseractReader(TesseractModel(name: name, trainedData: [UInt8](Data(contentsOf: place))))
    }

    /// Where distributions put the English model.
    private static var systemModels: [String] {
        let own = ProcessInfo.processInfo.environment["TESSDATA_PREFIX"].map { [$0] } ?? []
        let usual = ["/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata"]
        return (own + usual + ["/usr/share/tessdata", "/usr/local/share/tessdata", "/opt/homebrew/share/tessdata"])
            .map { $0 + "/eng.traineddata" }
    }

    func read(_ line: Image) throws -> (text: String, formatted: String?) {
        let text = try engine.recognizeLine(in: line).text
        return (text, FormatSyntax.corrected(text))
    }
}
