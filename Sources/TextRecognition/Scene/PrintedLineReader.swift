public import Imaging

/// Reads lines of print in one language with Tesseract, one at a time, where they are known to stand.
///
/// The model is loaded when the reader is made; one reader serves one thread.
public struct PrintedLineReader: ~Copyable {
    /// The language that it reads, by Tesseract's name.
    public let language: String
    private var reader: TextLineReader

    /// Loads the model of a language, without its dictionary.
    ///
    /// - Parameters:
    ///   - language: Tesseract's name of the language, such as `deu`.
    ///   - modelFolder: The folder with `deu.traineddata`; nil for where the system has it.
    /// - Throws: ``TextRecognitionError`` when the language is not installed, with the package to install, or when
    ///   Tesseract does not accept the model.
    public init(language: String, modelFolder: String? = nil) throws(TextRecognitionError) {
        try self.init(language: language, modelFolder: modelFolder, loadsLate: false)
    }

    /// Loads the model of a language, without its dictionary.
    ///
    /// - Parameter loadsLate: True where the model is held in memory, and loaded with the first line that is read.
    package init(language: String, modelFolder: String? = nil, loadsLate: Bool) throws(TextRecognitionError) {
        var options = TextRecognitionOptions()
        options.languages = [language]
        options.modelFolder = modelFolder
        options.recognitionLevel = .fast
        let reader = try TextLineReader(options, surroundings: .paper, loadsLate: loadsLate)
        self.language = language
        self.reader = reader
    }

    /// Reads the line at a place.
    ///
    /// - Parameters:
    ///   - place: Around its letters, dark on light, in pixels of the picture.
    ///   - picture: The picture, grey.
    /// - Returns: The text; nil when nothing was read.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails.
    public mutating func line(
        at place: Quadrilateral, of picture: Image
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try reader.line(in: TextStrip(at: place), of: picture)
    }
}
