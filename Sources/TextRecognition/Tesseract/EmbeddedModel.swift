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

    /// Our own networks that read lines.
    static var mrzLines: EmbeddedModel { EmbeddedModel(network: "mrz-lines", for: "of machine-readable zones") }
    static var mrzColumns: EmbeddedModel { EmbeddedModel(network: "mrz-columns", for: "whose columns are known") }
    static var latinLines: EmbeddedModel {
        EmbeddedModel(network: "latin-lines", for: "of the Latin print of documents")
    }
    static var printLines: EmbeddedModel {
        EmbeddedModel(network: "print-lines", for: "of other Latin text: pages, receipts, signs")
    }
    static var cyrillicGreekLines: EmbeddedModel {
        EmbeddedModel(network: "cyrillic-greek-lines", for: "in Cyrillic and Greek letters")
    }

    private init(network name: String, for lines: String) {
        self.init("\(name).onnx", "our network for lines \(lines) (ONNX)")
    }

    private init(_ fileName: String, _ summary: String) {
        name = String(fileName.prefix { $0 != "." })
        (self.fileName, self.summary) = (fileName, summary)
        bytes = ResourceFolder.models[fileName].array
    }
}
