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
    /// Added to the standard deviation of a picture, so that blank ones stay blank; as in the training.
    private static let calm: Float = 8
    /// Further than this from the mean, in standard deviations, nothing differs; as in the training.
    private static let mostContrast: Float = 8

    /// Returns the network's map of a grey picture; the part beyond its right and lower edge is blank.
    mutating func map(of picture: Image) throws(ImageProcessingError) -> TextMap {
        let width = (picture.width + Self.step - 1) / Self.step * Self.step
        let height = (picture.height + Self.step - 1) / Self.step * Self.step
        var input = [Float](repeating: 0, count: width * height)
        let count = Float(picture.pixels.count)
        let mean = Float(picture.pixels.reduce(0) { $0 + Int($1) }) / count
        let square = Float(picture.pixels.reduce(0) { $0 + Int($1) * Int($1) }) / count
        let deviation = max(0, square - mean * mean).squareRoot() + Self.calm
        let table = (0...255).map { min(max((Float($0) - mean) / deviation, -Self.mostContrast), Self.mostContrast) }
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                input[row * width + column] = table[Int(picture.pixels[row * picture.width + column])]
            }
        }
        let output = try network.output(for: input, shape: [1, 1, height, width])
        let (columns, rows) = (width / TextMap.cellSide, height / TextMap.cellSide)
        guard output.shape == [1, TextMap.planes, rows, columns], output.values.allSatisfy(\.isFinite) else {
            throw ImageProcessingError(
                operation: "run network", reason: "its output, shaped \(output.shape), is no map of text")
        }
        return TextMap(output.values, columns: columns, rows: rows)
    }
}
