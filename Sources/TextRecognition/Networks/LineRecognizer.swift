public import Imaging

/// An engine that reads one line of text in an image.
public protocol LineRecognizer: ~Copyable {
    /// Reads a line.
    ///
    /// - Parameter line: A level crop of one line, dark on light, as tight as can be.
    /// - Returns: The text; an empty one with confidence 0 when the picture shows none.
    /// - Throws: ``TextRecognitionError`` when the engine fails, never because a picture shows no text.
    mutating func recognizeLine(in line: Image) throws(TextRecognitionError) -> RecognizedTextObservation
}
