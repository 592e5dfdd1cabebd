import CModels
import ImageProcessing
import Imaging

/// Says of each part of a picture whether it is a document and which way that is read: a network of our own, trained on
/// synthetic scenes.
struct DocumentNetwork: ~Copyable {
    // The same network twice: after a square of another size, everything would be allocated anew.
    private var whole, close: NeuralNetwork

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``ImageProcessingError`` when it cannot be loaded or is no network of that kind.
    init() throws(ImageProcessingError) {
        let data = CModelsDocumentNetwork()
        try self.init(onnx: Array(UnsafeBufferPointer(start: data.bytes, count: data.size)))
    }

    /// Loads another network.
    init(onnx: [UInt8]) throws(ImageProcessingError) {
        var whole = try NeuralNetwork(onnx: onnx)
        var close = try NeuralNetwork(onnx: onnx)
        // The first run shows whether it is such a network, and does what is done only once.
        _ = try Self.scores(of: [Float](repeating: 0, count: NetworkView.wholeSide * NetworkView.wholeSide), by: &whole)
        _ = try Self.scores(of: [Float](repeating: 0, count: NetworkView.closeSide * NetworkView.closeSide), by: &close)
        self.whole = whole
        self.close = close
    }

    /// Returns where there are documents in a picture, in pixels of the original.
    mutating func map(of view: NetworkView) throws(ImageProcessingError) -> DocumentMap {
        let input = try view.input()
        let scores =
            try view.side == NetworkView.wholeSide
            ? Self.scores(of: input, by: &whole) : Self.scores(of: input, by: &close)
        return DocumentMap(scores: scores, frame: view.frame, image: view.outline)
    }

    private static func scores(
        of square: [Float], by network: inout NeuralNetwork
    ) throws(ImageProcessingError) -> [Float] {
        let side = Int(Double(square.count).squareRoot())
        let answer = try network.output(for: square, shape: [1, 1, side, side])
        let cells = side / DocumentMap.cellSide
        guard answer.shape == [1, DocumentMap.planes, cells, cells], answer.values.allSatisfy(\.isFinite) else {
            throw ImageProcessingError(
                operation: "run network", reason: "its output, shaped \(answer.shape), is no map of documents")
        }
        return answer.values
    }
}
