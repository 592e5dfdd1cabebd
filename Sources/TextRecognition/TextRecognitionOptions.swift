/// The options of a ``TextRecognizer``: the text that it looks for, and the effort that it makes.
public struct TextRecognitionOptions: Hashable, Sendable {
    /// The choice between speed and accuracy.
    public enum RecognitionLevel: String, CaseIterable, Hashable, Sendable {
        /// Pictures are read with at most 2400 pixels a side: lines in Latin, Cyrillic and Greek letters by networks of our own, in a
        /// fraction of the time, doubtful ones once more the other way up.
        case fast
        /// Pictures are read with up to 4800 pixels a side, doubtful lines once more the other way up: pages and signs by Tesseract;
        /// receipts, forms and documents by our own network, and by Tesseract where it is in doubt. Characters have alternatives.
        case accurate
    }

    /// The choice between speed and accuracy.
    public var recognitionLevel = RecognitionLevel.accurate
    /// Tesseract's names of the languages, such as `eng` or `chi_sim`, the likeliest first; each must be installed. Empty for any text
    /// in Latin, Cyrillic and Greek letters: Tesseract reads it as English, and our own networks, at the accurate level, the words that
    /// English lacks, and the lines in other letters. One in Cyrillic or Greek letters that is not installed is read as if none were named.
    public var languages: [String] = []
    /// True where words of the language are preferred to others; names and numbers are read better without. Several
    /// languages are always read with their words: Tesseract tells them apart by these.
    public var usesLanguageCorrection = false
    /// The height of the smallest line that is read, as a fraction of the height of the image or region: 0 to 1.
    public var minimumTextHeight = 0.0
    /// The only characters that are read; nil for all of the languages.
    public var allowedCharacters: Set<Character>?
    /// Lines of less confidence are left out: 0 to 1. Texture that looks like text has mostly less than 0.75.
    public var minimumConfidence = 0.75
    /// The time that one image may take; work that is not done by then fails. The clock is looked at before each line.
    public var timeLimit = Duration.seconds(10)
    /// The folder with the files of the languages, `eng.traineddata`; nil for where the system has them.
    public var modelFolder: String?

    /// A network that reads all lines in the place of Tesseract and of our own, zones apart; nil for none.
    public var customRecognizer: CustomRecognizer?

    /// Creates the options that are said above.
    public init() {}
}

extension TextRecognitionOptions {
    /// Tesseract's names of languages whose letters our own network for Latin script knows, all of them.
    private static let latin: Set<String> = [
        "Latin", "afr", "cat", "ces", "dan", "deu", "eng", "epo", "est", "eus", "fin", "fra", "gle", "glg", "hrv",
        "hun",
        "ind", "isl", "ita", "lat", "lav", "lit", "ltz", "mlt", "msa", "nld", "nor", "pol", "por", "ron", "slk", "slv",
        "spa", "sqi", "swa", "swe", "tur",
    ]

    /// The languages that Tesseract reads.
    var models: [String] { languages.isEmpty ? ["eng"] : languages }

    /// True if our own network completes the readings of Tesseract.
    var isOfAnyLanguage: Bool { languages.isEmpty && recognitionLevel == .accurate && customRecognizer == nil }

    /// True where Tesseract may read a line, too: without a language it knows Latin letters alone.
    func tesseractKnows(_ line: RecognizedTextObservation) -> Bool { !languages.isEmpty || !line.hasOtherLetters }

    /// Tesseract's names of languages whose letters our network for Cyrillic and Greek ones knows.
    private static let cyrillicAndGreek: Set<String> = [
        "Cyrillic", "Greek", "bel", "bul", "ell", "kaz", "mkd", "rus", "srp", "ukr",
    ]

    /// These options without languages where one in Cyrillic or Greek letters is not installed, and our own networks know all of them.
    func knownWithout(_ models: LanguageModels) -> TextRecognitionOptions {
        let lacks = languages.contains { Self.cyrillicAndGreek.contains($0) && !models.has($0) }
        guard lacks, !ownScripts.isEmpty, customRecognizer == nil else { return self }
        var options = self
        options.languages = []
        return options
    }

    /// The scripts of our own networks in which all that is wanted is written; none where a language has other letters.
    var ownScripts: OwnScripts {
        if languages.isEmpty { return [.latin, .cyrillicAndGreek] }
        var scripts: OwnScripts = []
        for language in languages {
            if Self.latin.contains(language) {
                scripts.insert(.latin)
            } else if Self.cyrillicAndGreek.contains(language) {
                scripts.insert(.cyrillicAndGreek)
            } else {
                return []
            }
        }
        return scripts
    }
}
