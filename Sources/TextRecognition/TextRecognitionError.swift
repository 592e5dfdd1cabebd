/// A model that could not be loaded or run.
public struct TextRecognitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the model, such as `mrz-lines` or `deu`.
    public let model: String
    /// Why it failed, in the words of the library that refused.
    public let reason: String
    /// The package of Debian to install, such as `tesseract-ocr-deu`; nil when that is not what is missing.
    public let package: String?

    /// Creates an error.
    public init(model: String, reason: String, package: String? = nil) {
        self.model = model
        self.reason = reason
        self.package = package
    }

    /// Creates the error that a language is not installed.
    init(missing language: String, folder: String) {
        // Debian's names have no underscores, and no capitals: those of scripts are other names altogether.
        let isScript = language.contains("/") || language.lowercased() != language
        let package = "tesseract-ocr-" + String(language.map { $0 == "_" ? "-" : $0 })
        let hint = isScript ? "" : "; on Debian, install the package \(package)"
        self.init(
            model: language, reason: "it is not installed in \(folder)\(hint)", package: isScript ? nil : package)
    }

    public var description: String { "recognition model \(model): \(reason)" }
}
