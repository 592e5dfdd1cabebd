import ImageProcessing
public import Imaging

/// Finds the printed lines of a flat picture, and reads those that are asked for, one at a time.
///
/// It is meant for pictures of forms and cards: it looks for the lines once, and a line costs more time only if you ask
/// for its text. The model is loaded when the reader is made; one reader serves one thread.
///
/// ```swift
/// var reader = try PrintedLineReader(language: "deu")
/// for strip in try reader.strips(in: card, largest: 40) where address.contains(strip.corners.centre) {
///     print(try reader.line(in: strip, of: card)?.text ?? "")
/// }
/// ```
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

    /// Finds lines of dark letters on lighter ground that run from left to right, or upside down.
    ///
    /// - Parameters:
    ///   - picture: A picture, grey or in colour.
    ///   - largest: The size of the largest letters that are wanted, in pixels.
    /// - Returns: The lines, the most letters first; corners are those of the way up in which the picture stands.
    /// - Throws: ``TextRecognitionError`` when OpenCV fails.
    public func strips(in picture: Image, largest: Double) throws(TextRecognitionError) -> [TextStrip] {
        try picture.printedStrips(largest: largest)
    }

    /// Reads the line at a place.
    ///
    /// - Parameters:
    ///   - place: Around its letters, in pixels of the picture.
    ///   - picture: The picture, grey.
    /// - Returns: The text; nil when nothing was read.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails.
    package mutating func line(
        at place: Quadrilateral, of picture: Image
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        let strip = TextStrip(corners: place, letterCount: 0, contrast: 0, isLight: false, alignment: 1)
        return try reader.line(in: strip, of: picture, allowedCharacters: nil, height: nil)
    }

    /// Reads a line.
    ///
    /// - Parameters:
    ///   - strip: The place of the line.
    ///   - picture: The picture, grey.
    ///   - allowedCharacters: The only characters that are read; nil for all of the language.
    ///   - height: The height at which it is read, in pixels.
    /// - Returns: The text; nil when nothing was read.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails.
    public mutating func line(
        in strip: TextStrip, of picture: Image, allowedCharacters: Set<Character>? = nil, height: Double? = nil
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try reader.line(in: strip, of: picture, allowedCharacters: allowedCharacters, height: height)
    }
}
