import CTesseract
public import Imaging

/// Reads text with Tesseract's LSTM recogniser, without dictionaries and without learning from what it reads.
///
/// The model is loaded from memory; reading opens and prints nothing, and stays on the calling thread.
public struct TesseractEngine: ~Copyable {
    /// How wide the margin left and right of a line is, as a fraction of its height; what the model was trained on.
    private static let margin = 0.25
    /// Below so many pixels no character can be told from another.
    private static let leastHeight = 6
    /// A line of text is not longer than so many times its height; 44 characters of OCR-B are 35 times as long.
    private static let mostHeights = 100

    private static let variables = [
        "debug_file": "/dev/null", "user_defined_dpi": "300", "load_system_dawg": "0", "load_freq_dawg": "0",
        "load_punc_dawg": "0", "load_number_dawg": "0", "load_unambig_dawg": "0", "load_bigram_dawg": "0",
        "classify_enable_learning": "0", "tessedit_enable_doc_dict": "0",
    ]

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
        for (name, value) in Self.variables { TessBaseAPISetVariable(handle, name, value) }
        let status = Self.load(model, into: handle)
        guard status == 0 else {
            TessBaseAPIDelete(handle)
            throw TextRecognitionError(model: model.name, reason: "Tesseract does not accept the trained data")
        }
        for (name, value) in Self.variables { TessBaseAPISetVariable(handle, name, value) }
        TessBaseAPISetVariable(handle, "tessedit_char_whitelist", String(allowedCharacters.characters))
        TessBaseAPISetPageSegMode(handle, PSM_RAW_LINE)
        self.model = model.name
        self.handle = handle
    }

    deinit {
        TessBaseAPIEnd(handle)
        TessBaseAPIDelete(handle)
    }

    private static func load(_ model: TesseractModel, into handle: OpaquePointer) -> Int32 {
        model.trainedData.withUnsafeBytes { data in
            TessBaseAPIInit5(
                handle, data.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(data.count), model.name,
                OEM_LSTM_ONLY, nil, 0, nil, nil, 0, 0)
        }
    }
}

extension TesseractEngine: LineRecognizer {
    public mutating func recognizeLine(in line: Image) throws(TextRecognitionError) -> RecognizedTextObservation {
        let nothing = RecognizedTextObservation(
            line: RecognizedLine(characters: [], logLikelihood: 0), candidates: [], corners: line.bounds)
        guard line.height >= Self.leastHeight, line.width <= line.height * Self.mostHeights else { return nothing }
        let margin = Int((Double(line.height) * Self.margin).rounded())
        let padded = line.padded(sideways: margin)
        let status = padded.pixels.withUnsafeBufferPointer { pixels in
            singleThreaded {
                let channels = Int32(padded.pixelFormat.bytesPerPixel)
                TessBaseAPISetImage(
                    handle, pixels.baseAddress, Int32(padded.width), Int32(padded.height), channels,
                    Int32(padded.width) * channels)
                return TessBaseAPIRecognize(handle, nil)
            }
        }
        defer { TessBaseAPIClear(handle) }
        guard status == 0 else { throw TextRecognitionError(model: model, reason: "Tesseract could not read an image") }
        guard let results = TessBaseAPIGetIterator(handle) else { return nothing }
        defer { TessResultIteratorDelete(results) }
        return RecognizedTextObservation(results: results, line: line, margin: margin) ?? nothing
    }
}
