import CModels

/// A model that is part of the program.
struct EmbeddedModel {
    /// What errors call it.
    let name: String
    /// The bytes of its file.
    let bytes: [UInt8]

    /// The network that reads lines of machine-readable zones (ONNX).
    static var mrzLines: EmbeddedModel { EmbeddedModel(name: "mrz-lines", data: CModelsLineNetwork()) }

    /// The OCR-B model for Tesseract (trained data).
    static var ocrb: EmbeddedModel { EmbeddedModel(name: "ocrb", data: CModelsOCRB()) }

    /// Creates a model from the bytes of its file.
    init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    private init(name: String, data: CModelsData) {
        self.init(name: name, bytes: Array(UnsafeBufferPointer(start: data.bytes, count: data.size)))
    }
}
