import ImageProcessing
import Resources

/// A network that tells for each part of a picture if it is a document and which way that is read: our own, trained on
/// synthetic scenes.
struct DocumentNetwork: ~Copyable {
    private let onnx: [UInt8]
    // The same network twice: after a square of another size, everything would be allocated anew. Many pictures need no closer
    // look.
    private var whole: NeuralNetwork
    private var close: NeuralNetwork?

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``ImageProcessingError`` when it cannot be loaded or is no network of that kind.
    init() throws(ImageProcessingError) {
        try self.init(onnx: ResourceFolder.models["documents.onnx"].array)
    }

    /// Loads another network.
    init(onnx: [UInt8]) throws(ImageProcessingError) {
        self.onnx = onnx
        whole = try NeuralNetwork(onnx: onnx)
    }

    /// Returns the network's answer to a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - isTurned: True to show it turned by a right angle: the network makes other mistakes there. The answer is
    ///     about the view as it is.
    mutating func answer(
        to view: NetworkView, isTurned: Bool = false
    ) throws(ImageProcessingError) -> NetworkAnswer {
        let input = try isTurned ? view.input().turnedSquare : view.input()
        let answer =
            try view.side == NetworkView.wholeSide ? Self.answer(to: input, by: &whole) : closeAnswer(to: input)
        return isTurned ? answer.turnedBack : answer
    }

    private mutating func closeAnswer(to input: [Float]) throws(ImageProcessingError) -> NetworkAnswer {
        var network = if let loaded = close.take() { loaded } else { try NeuralNetwork(onnx: onnx) }
        let answer = try Self.answer(to: input, by: &network)
        close = consume network
        return answer
    }

    private static func answer(
        to square: [Float], by network: inout NeuralNetwork
    ) throws(ImageProcessingError) -> NetworkAnswer {
        let side = Int(Double(square.count).squareRoot())
        let output = try network.output(for: square, shape: [1, 1, side, side])
        let cells = side / NetworkAnswer.cellSide
        guard output.shape == [1, NetworkAnswer.planes, cells, cells], output.values.allSatisfy(\.isFinite) else {
            throw ImageProcessingError(
                operation: "run network", reason: "its output, shaped \(output.shape), is no map of documents")
        }
        return NetworkAnswer(output.values)
    }
}

extension [Float] {
    /// The same square, row by row, turned clockwise by a right angle.
    fileprivate var turnedSquare: [Float] {
        let side = Int(Double(count).squareRoot())
        return indices.map { self[(side - 1 - $0 % side) * side + $0 / side] }
    }
}
