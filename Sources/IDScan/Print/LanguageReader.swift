import Imaging
import TextRecognition

/// Reads lines in one language; an object, so that several can be kept together.
final class LanguageReader {
    private var reader: PrintedLineReader

    init(language: String) throws(TextRecognitionError) { reader = try PrintedLineReader(language: language) }

    /// The language, by Tesseract's name.
    var language: String { reader.language }

    /// Finds the lines of a picture whose letters are no larger than a number of pixels.
    func strips(in picture: Image, largest: Double) throws(TextRecognitionError) -> [TextStrip] {
        try reader.strips(in: picture, largest: largest)
    }

    /// Reads a line.
    func line(
        in strip: TextStrip, of picture: Image, allowing characters: Set<Character>? = nil, height: Double? = nil
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try reader.line(in: strip, of: picture, allowedCharacters: characters, height: height)
    }
}
