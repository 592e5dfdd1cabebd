import ArgumentParser
import TextRecognition

/// `--language` and `--level`: the reader of text.
struct RecognitionOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A language's model, as Tesseract names it; several, the likeliest first. (default: any of Latin script)",
            valueName: "name"))
    var language: [String] = []

    @Option(help: "fast or accurate.")
    var level = TextRecognitionOptions.RecognitionLevel.accurate

    /// True where both have their usual values.
    var isUsual: Bool { language.isEmpty && level == .accurate }

    /// Sets the values of these options.
    func apply(to options: inout TextRecognitionOptions) {
        if !language.isEmpty { options.languages = language }
        options.recognitionLevel = level
    }
}
