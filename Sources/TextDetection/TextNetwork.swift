import ImageProcessing
import Imaging
import Resources

/// Says of each part of a picture whether a line of text runs through it: a network of our own, trained on drawings.
struct TextNetwork: ~Copyable {
    private var network: NeuralNetwork

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``ImageProcessingError`` when it cannot be loaded.
    init() throws(ImageProcessingError) {
        network = try NeuralNetwork(onnx: ResourceFolder.models["text-lines.onnx"].array)
    }

    /// The step of the sides of the picture that the network sees: they are multiples of it, in pixels.
    static let step = 32

    /// Returns the network's map of a grey picture; the part beyond its right and lower edge is blank.
    mutating func map(of picture: Image) throws(ImageProcessingError) -> TextMap {
        let width = (picture.width + Self.step - 1) / Self.step * Self.step
        let height = (picture.height + Self.step - 1) / Self.step * Self.step
        let input = picture.networkInput(width: width, height: height, isLimited: true)
        let output = try network.output(for: input, shape: [1, 1, height, width])
        let (columns, rows) = (width / TextMap.cellSide, height / TextMap.cellSide)
        guard output.shape == [1, TextMap.planes, rows, columns], output.values.allSatisfy(\.isFinite) else {
            throw ImageProcessingError(
                operation: "run network", reason: "its output, shaped \(output.shape), is no map of text")
        }
        return TextMap(output.values, columns: columns, rows: rows)
    }
}
