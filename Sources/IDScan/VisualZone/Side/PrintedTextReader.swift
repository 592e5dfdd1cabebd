import ImageProcessing
import Imaging
import TextRecognition

/// Reads printed lines; an object, so that several can be kept together.
protocol PrintedTextReader: AnyObject {
    /// Reads a line.
    ///
    /// - Parameters:
    ///   - strip: Where it stands.
    ///   - picture: The picture, grey.
    ///   - characters: The only characters that are read; nil for all.
    ///   - look: In which way it is looked at: 0 is the best one.
    /// - Returns: What it says; nil when there is no text.
    func line(
        in strip: TextStrip, of picture: Image, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> RecognizedTextObservation?
}

/// Reads lines in one language.
final class LanguageReader: PrintedTextReader {
    private var reader: PrintedLineReader

    /// The heights at which a line is read, in pixels; nil is the usual one.
    private static let heights: [Double?] = [nil, 36, 60]

    init(language: String) throws(TextRecognitionError) { reader = try PrintedLineReader(language: language) }

    func line(
        in strip: TextStrip, of picture: Image, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try reader.line(
            in: strip, of: picture, allowedCharacters: characters, height: Self.heights[look % Self.heights.count])
    }
}

/// Reads lines in Latin script with our own network.
final class LatinReader: PrintedTextReader {
    private var reader: LatinLineReader

    /// How much paper is shown around the letters, as factors of what is usual.
    private static let margins = [1, 0.85, 1.2]

    init() throws(TextRecognitionError) { reader = try LatinLineReader() }

    func line(
        in strip: TextStrip, of picture: Image, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try reader.line(
            in: strip, of: picture, allowedCharacters: characters, margin: Self.margins[look % Self.margins.count])
    }
}

/// Reads lines as another reader does, until the time is over.
final class TimedReader: PrintedTextReader {
    private let reader: any PrintedTextReader
    private let deadline: Deadline

    init(_ reader: any PrintedTextReader, deadline: Deadline) { (self.reader, self.deadline) = (reader, deadline) }

    /// - Throws: ``TextRecognitionError`` with a limit when the time is over before the line is read.
    func line(
        in strip: TextStrip, of picture: Image, allowing characters: Set<Character>?, look: Int
    ) throws(TextRecognitionError) -> RecognizedTextObservation? {
        try deadline.check(before: "print")
        return try reader.line(in: strip, of: picture, allowing: characters, look: look)
    }
}
