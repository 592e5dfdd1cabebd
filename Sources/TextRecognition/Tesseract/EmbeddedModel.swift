import CModels

/// A model that is part of the program.
public struct EmbeddedModel: Hashable, Sendable {
    /// The name of the model in errors, such as `mrz-lines`.
    public let name: String
    /// The model in a few words.
    public let summary: String
    /// The name that its file has by custom, such as `mrz-lines.onnx`.
    public let fileName: String
    /// The bytes of its file.
    public let bytes: [UInt8]

    /// The network that reads lines of machine-readable zones (ONNX).
    public static var mrzLines: EmbeddedModel {
        EmbeddedModel(
            name: "mrz-lines", summary: "our network for lines of machine-readable zones (ONNX)",
            fileName: "mrz-lines.onnx", data: CModelsLineNetwork())
    }

    /// The network that reads lines of machine-readable zones whose columns are known (ONNX).
    public static var mrzColumns: EmbeddedModel {
        EmbeddedModel(
            name: "mrz-columns", summary: "our network for lines whose columns are known (ONNX)",
            fileName: "mrz-columns.onnx", data: CModelsColumnNetwork())
    }

    /// The network that reads lines of the Latin print of documents (ONNX).
    public static var latinLines: EmbeddedModel {
        EmbeddedModel(
            name: "latin-lines", summary: "our network for lines of the Latin print of documents (ONNX)",
            fileName: "latin-lines.onnx", data: CModelsLatinNetwork())
    }

    /// The network that reads lines of Latin text of other kinds: pages, receipts, labels, signs, screens (ONNX).
    public static var printLines: EmbeddedModel {
        EmbeddedModel(
            name: "print-lines", summary: "our network for lines of other Latin text: pages, receipts, signs (ONNX)",
            fileName: "print-lines.onnx", data: CModelsPrintNetwork())
    }

    /// The OCR-B model for Tesseract (trained data).
    public static var ocrb: EmbeddedModel {
        EmbeddedModel(
            name: "ocrb", summary: "our OCR-B for Tesseract 4 and 5 (LSTM)",
            fileName: "ocrb.traineddata", data: CModelsOCRB())
    }

    /// All of them.
    public static var all: [EmbeddedModel] { [mrzLines, mrzColumns, latinLines, printLines, ocrb] }

    /// Creates a model from the bytes of a file of any name.
    init(name: String, bytes: [UInt8]) {
        (self.name, self.summary, self.fileName, self.bytes) = (name, "", name, bytes)
    }

    private init(name: String, summary: String, fileName: String, data: CModelsData) {
        self.name = name
        self.summary = summary
        self.fileName = fileName
        bytes = Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    }
}
