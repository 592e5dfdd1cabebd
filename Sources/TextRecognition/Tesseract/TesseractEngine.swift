import CTesseract
import ImageProcessing
public import Imaging

/// Reads single lines with Tesseract's LSTM recogniser, without dictionaries and without learning from them.
///
/// The model is loaded from memory; reading opens and prints nothing, and stays on the calling thread.
public struct TesseractEngine: ~Copyable {
    /// The height at which lines are read, in pixels: the model was trained on it.
    private static let height = 36
    /// The width of the margin left and right of a line, in pixels: a quarter of its height, as the model was trained.
    private static let margin = 9
    /// Below so many pixels no character can be told from another.
    private static let leastHeight = 6
    /// A line of text is not longer than so many times its height; 44 characters of OCR-B are 35 times as long.
    private static let mostHeights = 100

    private let model: String
    private var tesseract: TesseractHandle

    /// Loads a model.
    ///
    /// - Parameter model: Trained data of Tesseract's.
    /// - Throws: ``TextRecognitionError`` when Tesseract does not accept the model.
    public init(model: EmbeddedModel = .ocrb) throws(TextRecognitionError) {
        let tesseract = try TesseractHandle(
            loading: .memory(model.bytes), name: model.name,
            settings: [("tessedit_char_whitelist", String(CharacterLattice.mrzAlphabet))])
        self.model = model.name
        self.tesseract = tesseract
    }

    /// Reads a line.
    ///
    /// - Parameter line: A level crop of one line, dark on light, as tight as can be; colour is ignored.
    /// - Returns: The text; an empty one with confidence 0 when the picture shows none.
    /// - Throws: ``TextRecognitionError`` when Tesseract or OpenCV fails, never because a picture shows no text.
    public mutating func recognizeLine(in line: Image) throws(TextRecognitionError) -> RecognizedTextObservation {
        let nothing = RecognizedTextObservation(
            line: RecognizedLine(characters: [], logLikelihood: 0), candidates: [], corners: line.bounds)
        guard line.height >= Self.leastHeight, line.width <= line.height * Self.mostHeights else { return nothing }
        let width = max(1, line.width * Self.height / line.height)
        let padded = try processed(by: model) { () throws(ImageProcessingError) in
            try line.grey().resized(width: width, height: Self.height).padded(sideways: Self.margin)
        }
        let columns = Double(Self.margin)...Double(Self.margin + width)
        let characters = try tesseract.read(padded, as: PSM_RAW_LINE).map { $0.characters(in: columns)[0] }
        guard !characters.isEmpty else { return nothing }
        let read = RecognizedLine(independent: characters)
        let confidence = characters.reduce(1) { $0 * $1.confidence }
        return RecognizedTextObservation(
            line: read, candidates: [TextCandidate(text: read.text, confidence: confidence)], corners: line.bounds)
    }
}
