import CTesseract
import ImageProcessing
public import Imaging

/// Reads text with Tesseract's LSTM recogniser, without dictionaries and without learning from what it reads.
///
/// The model is loaded from memory; reading opens and prints nothing, and stays on the calling thread.
public struct TesseractEngine: ~Copyable {
    /// The height at which lines are read, in pixels: what the model was trained on.
    private static let height = 36
    /// How wide the margin left and right of a line is, in pixels: a quarter of its height, as the model was trained.
    private static let margin = 9
    /// Below so many pixels no character can be told from another.
    private static let leastHeight = 6
    /// A line of text is not longer than so many times its height; 44 characters of OCR-B are 35 times as long.
    private static let mostHeights = 100

    /// What differs from Tesseract's own settings.
    private static let variables = [
        "debug_file": "/dev/null", "user_defined_dpi": "300", "load_system_dawg": "0", "load_freq_dawg": "0",
        "load_punc_dawg": "0", "load_number_dawg": "0", "load_unambig_dawg": "0", "load_bigram_dawg": "0",
        "classify_enable_learning": "0", "tessedit_enable_doc_dict": "0",
    ]

    /// When trained data are damaged, Tesseract looks for a file of the language's name; there is none in this place.
    private static let language = "/dev/null/none"

    private let model: String
    private let handle: OpaquePointer

    /// Loads a model.
    ///
    /// - Parameters:
    ///   - model: What to read with.
    ///   - allowedCharacters: The only characters that are read.
    /// - Throws: ``TextRecognitionError`` when Tesseract does not accept the model.
    public init(
        model: TesseractModel = .ocrb, allowedCharacters: AllowedCharacters = .any
    ) throws(TextRecognitionError) {
        guard let handle = TessBaseAPICreate() else {
            throw TextRecognitionError(model: model.name, reason: "Tesseract has no memory")
        }
        Self.configure(handle)
        guard Self.load(model, into: handle) else {
            TessBaseAPIDelete(handle)
            throw TextRecognitionError(model: model.name, reason: "Tesseract does not accept the trained data")
        }
        // Trained data may bring settings of its own.
        Self.configure(handle)
        TessBaseAPISetVariable(handle, "tessedit_char_whitelist", String(allowedCharacters.characters))
        TessBaseAPISetPageSegMode(handle, PSM_RAW_LINE)
        // The first reading does what is done only once.
        let nothing = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])
        guard Self.recognizes(nothing, handle) else {
            TessBaseAPIDelete(handle)
            throw TextRecognitionError(model: model.name, reason: "Tesseract cannot read with the trained data")
        }
        TessBaseAPIClear(handle)
        self.model = model.name
        self.handle = handle
    }

    deinit {
        TessBaseAPIEnd(handle)
        TessBaseAPIDelete(handle)
    }

    private static func configure(_ handle: OpaquePointer) {
        for (name, value) in variables { TessBaseAPISetVariable(handle, name, value) }
    }

    private static func load(_ model: TesseractModel, into handle: OpaquePointer) -> Bool {
        guard let size = Int32(exactly: model.trainedData.count), size > 0 else { return false }
        return model.trainedData.withUnsafeBytes { data in
            let status = TessBaseAPIInit5(
                handle, data.baseAddress?.assumingMemoryBound(to: CChar.self), size, language, OEM_LSTM_ONLY,
                nil, 0, nil, nil, 0, 0)
            return status == 0
        }
    }
}

extension TesseractEngine: LineRecognizer {
    public mutating func recognizeLine(in line: Image) throws(TextRecognitionError) -> RecognizedTextObservation {
        let nothing = RecognizedTextObservation(
            line: RecognizedLine(characters: [], logLikelihood: 0), candidates: [], corners: line.bounds)
        guard line.height >= Self.leastHeight, line.width <= line.height * Self.mostHeights else { return nothing }
        let width = max(1, line.width * Self.height / line.height)
        let padded: Image
        do throws(ImageProcessingError) {
            padded = try line.resized(width: width, height: Self.height).padded(sideways: Self.margin)
        } catch {
            throw TextRecognitionError(model: model, reason: error.description)
        }
        defer { TessBaseAPIClear(handle) }
        guard Self.recognizes(padded, handle) else {
            throw TextRecognitionError(model: model, reason: "Tesseract could not read a line")
        }
        guard let results = TessBaseAPIGetIterator(handle) else { return nothing }
        defer { TessResultIteratorDelete(results) }
        let columns = Self.margin..<Self.margin + width
        return RecognizedTextObservation(results: results, columns: columns, corners: line.bounds) ?? nothing
    }

    /// Lets Tesseract read an image as one line; its results are kept until it is cleared.
    private static func recognizes(_ image: Image, _ handle: OpaquePointer) -> Bool {
        let channels = Int32(image.pixelFormat.bytesPerPixel)
        return image.pixels.withUnsafeBufferPointer { pixels in
            singleThreaded {
                TessBaseAPISetImage(
                    handle, pixels.baseAddress, Int32(image.width), Int32(image.height), channels,
                    Int32(image.width) * channels)
                return TessBaseAPIRecognize(handle, nil) == 0
            }
        }
    }
}
