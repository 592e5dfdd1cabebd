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
        let package = Self.package(of: language)
        let hint = package.map { "; on Debian, install the package \($0)" } ?? ""
        self.init(model: language, reason: "it is not installed in \(folder)\(hint)", package: package)
    }

    /// The package of Debian that has a language, or a script; nil for other names with capitals.
    private static func package(of language: String) -> String? {
        if let script = scripts[language] { return "tesseract-ocr-script-\(script)" }
        let isPlain = !language.contains("/") && language.lowercased() == language
        // Debian's names have no underscores.
        return isPlain ? "tesseract-ocr-" + String(language.map { $0 == "_" ? "-" : $0 }) : nil
    }

    /// The scripts by whose letters most documents are printed, as Tesseract and as Debian calls them.
    private static let scripts = ["Latin": "latn", "Cyrillic": "cyrl", "Greek": "grek"]

    public var description: String { "recognition model \(model): \(reason)" }
}
