import ArgumentParser
import ScanReports
import TextRecognition

/// `--language`, `--level` and `--recognizer`: the reader of text.
struct RecognitionOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            """
            A language's model, as Tesseract names it; several, the likeliest first. (default: any in Latin, Cyrillic or \
            Greek letters)
            """,
            valueName: "name"))
    var language: [String] = []

    @Option(help: "fast or accurate.")
    var level = TextRecognitionOptions.RecognitionLevel.accurate

    @Option(
        help: ArgumentHelp(
            "A network that reads lines in the place of ours and of Tesseract: make recognizer makes one of PP-OCR's.",
            valueName: "file.onnx"),
        completion: .file(extensions: ["onnx"])
    )
    var recognizer: String?

    @Option(
        help: ArgumentHelp("The characters that --recognizer knows, one on each line.", valueName: "file.txt"),
        completion: .file(extensions: ["txt"])
    )
    var alphabet: String?

    func validate() throws {
        guard (recognizer == nil) == (alphabet == nil) else {
            throw ValidationError("--recognizer and --alphabet go together.")
        }
        if recognizer != nil, !language.isEmpty { throw ValidationError("--recognizer has no --language.") }
    }

    /// True where all have their usual values.
    var isUsual: Bool { language.isEmpty && level == .accurate && recognizer == nil }

    /// Sets the values of these options.
    ///
    /// - Throws: ``Failure`` when a file cannot be read, or holds no alphabet.
    func apply(to options: inout TextRecognitionOptions) throws(Failure) {
        if !language.isEmpty { options.languages = language }
        options.recognitionLevel = level
        if let recognizer, let alphabet {
            options.customRecognizer = try Self.recognizer(FileName(recognizer), alphabet: FileName(alphabet))
        }
    }

    private static func recognizer(
        _ network: FileName, alphabet: FileName
    ) throws(Failure) -> CustomRecognizer {
        let (bytes, characters) = (try Input(file: network).namedBytes(), try Input(file: alphabet).namedBytes())
        guard let text = String(validating: characters, as: UTF8.self) else {
            throw Failure(code: invalid, message: "\(alphabet.text): not in UTF-8")
        }
        do throws(TextRecognitionError) {
            return try CustomRecognizer(onnx: bytes, alphabet: text, name: network.text)
        } catch {
            throw Failure(code: invalid, message: "\(alphabet.text): \(error.reason)")
        }
    }

    private static let invalid = "invalidRecognizer"
}
