import Resources

/// A model that is part of the program, or of a file of the caller's.
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
        EmbeddedModel("mrz-lines.onnx", "our network for lines of machine-readable zones (ONNX)")
    }

    /// The network that reads lines of machine-readable zones whose columns are known (ONNX).
    public static var mrzColumns: EmbeddedModel {
        EmbeddedModel("mrz-columns.onnx", "our network for lines whose columns are known (ONNX)")
    }

    /// The network that reads lines of the Latin print of documents (ONNX).
    public static var latinLines: EmbeddedModel {
        EmbeddedModel("latin-lines.onnx", "our network for lines of the Latin print of documents (ONNX)")
    }

    /// The network that reads lines of Latin text of other kinds: pages, receipts, labels, signs, screens (ONNX).
    public static var printLines: EmbeddedModel {
        EmbeddedModel("print-lines.onnx", "our network for lines of other Latin text: pages, receipts, signs (ONNX)")
    }

    /// The network that reads lines in Cyrillic and Greek letters (ONNX).
    public static var cyrillicGreekLines: EmbeddedModel {
        EmbeddedModel("cyrillic-greek-lines.onnx", "our network for lines in Cyrillic and Greek letters (ONNX)")
    }

    /// The OCR-B model for Tesseract (trained data).
    public static var ocrb: EmbeddedModel {
        EmbeddedModel("ocrb.traineddata", "our OCR-B for Tesseract 4 and 5 (LSTM)")
    }

    /// All of them.
    public static var all: [EmbeddedModel] { [mrzLines, mrzColumns, latinLines, printLines, cyrillicGreekLines, ocrb] }

    /// Creates a model from the bytes of a file of any name.
    public init(name: String, bytes: [UInt8]) {
        (self.name, self.summary, self.fileName, self.bytes) = (name, "", name, bytes)
    }

    private init(_ fileName: String, _ summary: String) {
        name = String(fileName.prefix { $0 != "." })
        (self.fileName, self.summary) = (fileName, summary)
        bytes = ResourceFolder.models[fileName].array
    }
}
