/// A trained model for Tesseract's LSTM recogniser.
public struct TesseractModel: Sendable {
    /// The name of the model in errors, such as `ocrb`.
    public let name: String
    /// The bytes of a `traineddata` file.
    public let trainedData: [UInt8]

    /// Creates a model from the bytes of its file.
    public init(name: String, trainedData: [UInt8]) {
        self.name = name
        self.trainedData = trainedData
    }

    /// Our own model of OCR-B, part of the program: the 37 characters of machine-readable zones.
    public static var ocrb: TesseractModel {
        let model = EmbeddedModel.ocrb
        return TesseractModel(name: model.name, trainedData: model.bytes)
    }
}
