/// A network of the user's that reads lines of print in the place of ours and of Tesseract.
///
/// It is an ONNX file whose operations OpenCV 4.6 knows. Its input is one line, 1×1×48×n: grey, dark on
/// light, 48 pixels high with a sixth of its letters' height above and below, from −1 (black) to 1 (white), and 0 behind the line's
/// end. Its output is 1×frames×classes: probabilities, or scores, of the blank first and then of the characters, as
/// connectionist temporal classification has them. `make recognizer` makes such a file of PP-OCR's.
///
/// ```swift
/// var options = TextRecognitionOptions()
/// options.customRecognizer = try CustomRecognizer(onnx: bytes, alphabet: "a\nb\nc\n")
/// ```
public struct CustomRecognizer: Hashable, Sendable {
    /// The name of the network in errors.
    public let name: String
    /// The characters that it tells apart, in the order of its classes after the blank.
    public let alphabet: [Character]
    /// The bytes of its file.
    let bytes: [UInt8]

    /// Takes a network and its alphabet.
    ///
    /// - Parameters:
    ///   - onnx: The bytes of an ONNX file.
    ///   - alphabet: The characters, one on each line. A network of one class more than these knows the space, too: it is the last.
    ///   - name: The name of the network in errors.
    /// - Throws: ``TextRecognitionError`` when there is no character, or a line holds several.
    public init(
        onnx: [UInt8], alphabet: String, name: String = "recognizer"
    ) throws(TextRecognitionError) {
        var lines = alphabet.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.last?.isEmpty == true { lines.removeLast() }
        if let wrong = lines.firstIndex(where: { $0.count != 1 }) {
            throw TextRecognitionError(
                model: name, reason: "line \(wrong + 1) of its alphabet has \(lines[wrong].count) characters, not one")
        }
        guard !lines.isEmpty else { throw TextRecognitionError(model: name, reason: "its alphabet is empty") }
        (self.name, self.alphabet, bytes) = (name, lines.compactMap(\.first), onnx)
    }
}
