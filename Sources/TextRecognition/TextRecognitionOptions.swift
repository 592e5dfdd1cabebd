/// What a ``TextRecognizer`` looks for, and how hard.
public struct TextRecognitionOptions: Hashable, Sendable {
    /// Whether speed or accuracy matters more.
    public enum RecognitionLevel: String, CaseIterable, Hashable, Sendable {
        /// Pictures are read with at most 1600 pixels a side, each line once; characters have no alternatives.
        case fast
        /// Pictures are read with up to 4800 pixels a side, doubtful lines once more the other way up; characters have
        /// alternatives.
        case accurate
    }

    /// Whether speed or accuracy matters more.
    public var recognitionLevel = RecognitionLevel.accurate
    /// Tesseract's names of the languages, such as `eng` or `chi_sim`, the likeliest first; each must be installed.
    public var languages = ["eng"]
    /// Whether words of the language are preferred to others; names and numbers are read better without. Several
    /// languages are always read with their words: Tesseract tells them apart by these.
    public var usesLanguageCorrection = false
    /// The height of the smallest line that is read, as a fraction of the height of the image or region: 0 to 1.
    public var minimumTextHeight = 0.0
    /// The only characters that are read; nil for all of the languages.
    public var allowedCharacters: Set<Character>?
    /// Lines of less confidence are left out: 0 to 1. Texture that looks like text has mostly less than 0.75.
    public var minimumConfidence = 0.75
    /// The folder with the files of the languages, `eng.traineddata`; nil for where the system has them.
    public var modelFolder: String?

    /// Creates the options that are said above.
    public init() {}
}
