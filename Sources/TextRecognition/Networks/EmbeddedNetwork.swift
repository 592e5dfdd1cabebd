import ImageProcessing

/// A network that is part of the program; it names itself in errors.
struct EmbeddedNetwork: ~Copyable {
    private let name: String
    private var network: NeuralNetwork

    /// Loads a network.
    ///
    /// - Throws: ``TextRecognitionError`` when OpenCV does not take it.
    init(_ model: EmbeddedModel) throws(TextRecognitionError) {
        name = model.name
        network = try processed(by: model.name) { () throws(ImageProcessingError) in
            try NeuralNetwork(onnx: model.bytes)
        }
    }

    /// Runs the network on a line.
    ///
    /// - Parameters:
    ///   - input: The pixels as the network wants them, row by row.
    ///   - width: The number of pixels in a row.
    ///   - classCount: The number of classes that the network is to have.
    ///   - frameCount: The number of places in which it is to see them; nil for any number.
    /// - Returns: The scores, class by class, from left to right.
    /// - Throws: ``TextRecognitionError`` when the network fails, or its output has another shape.
    mutating func scores(
        for input: [Float], width: Int, classCount: Int, frameCount: Int? = nil
    ) throws(TextRecognitionError) -> [Float] {
        let output = try processed(by: name) { () throws(ImageProcessingError) in
            try network.output(for: input, shape: [1, 1, input.count / width, width])
        }
        guard output.shape.count == 4, output.shape[0] == 1, output.shape[1] == classCount, output.shape[2] == 1,
            output.shape[3] == frameCount ?? output.shape[3], output.values.allSatisfy(\.isFinite)
        else {
            throw TextRecognitionError(
                model: name, reason: "its output, shaped \(output.shape), are no scores of \(classCount) classes")
        }
        return output.values
    }
}
