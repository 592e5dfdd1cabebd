import ImageProcessing
import TextRecognition

/// Those who read the print of one document.
struct PrintedTextReaders {
    /// Reads everything.
    let first: any PrintedTextReader
    /// Is asked where the first makes no sense or is in doubt. It also has to confirm what contradicts the zone,
    /// because it makes other mistakes than the first. Nil when there is no second reader.
    let second: (any PrintedTextReader)?
    /// Whether the second takes less time.
    let isSecondFaster: Bool

    /// The language of documents in Latin script, as templates name it: that of Tesseract's model for the script.
    static let latin = "Latin"
    /// What of Tesseract's models is asked beside one of another language.
    private static let otherLanguage = "eng"

    /// Loads what reads a language: our own network for the Latin script, with Tesseract beside it, else Tesseract alone.
    ///
    /// - Throws: ``TextRecognitionError`` when the language is not installed; it names the package.
    init(language: String) throws(TextRecognitionError) {
        let tesseract = try LanguageReader(language: language)
        if language == Self.latin {
            self.init(first: try LatinReader(), second: tesseract, isSecondFaster: false)
        } else {
            let isOther = language != Self.otherLanguage && LanguageModels().languages.contains(Self.otherLanguage)
            let other = isOther ? try LanguageReader(language: Self.otherLanguage) : nil
            self.init(first: tesseract, second: other, isSecondFaster: true)
        }
    }

    /// Returns the same readers, who stop when the time is over.
    func ending(at deadline: Deadline) -> PrintedTextReaders {
        PrintedTextReaders(
            first: TimedReader(first, deadline: deadline),
            second: second.map { TimedReader($0, deadline: deadline) }, isSecondFaster: isSecondFaster)
    }

    /// Creates a pair of readers.
    init(first: any PrintedTextReader, second: (any PrintedTextReader)?, isSecondFaster: Bool = false) {
        (self.first, self.second, self.isSecondFaster) = (first, second, isSecondFaster)
    }
}
