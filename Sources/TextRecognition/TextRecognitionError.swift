public import ImageProcessing

/// A model that could not be loaded or run, or was not done in time.
public struct TextRecognitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the model, such as `mrz-lines` or `deu`.
    public let model: String
    /// The reason of the failure, in the words of the library that refused.
    public let reason: String
    /// The package of Debian to install, such as `tesseract-ocr-deu`; nil when no package is missing.
    public let package: String?
    /// The time that the work was allowed to take, when that was not enough; nil for any other reason.
    public let timeLimit: Duration?

    /// Creates an error.
    public init(model: String, reason: String, package: String? = nil) {
        (self.model, self.reason, self.package, timeLimit) = (model, reason, package, nil)
    }

    /// Creates the error that the time is over.
    public init(model: String, timedOutAfter limit: Duration) {
        (self.model, reason, package, timeLimit) = (model, "took longer than \(limit)", nil, limit)
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

extension Deadline {
    /// Checks that there is time left to run a model.
    ///
    /// - Throws: ``TextRecognitionError`` with a ``TextRecognitionError/timeLimit`` when the time is over.
    public func check(before model: String) throws(TextRecognitionError) {
        if hasPassed { throw TextRecognitionError(model: model, timedOutAfter: limit ?? .zero) }
    }
}
