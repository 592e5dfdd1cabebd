import CModels
import ImageProcessing
import Imaging

/// Says of each part of a picture whether it is a document and which way that is read: a network of our own, trained on
/// synthetic scenes.
struct DocumentNetwork: ~Copyable {
    /// The square that the network sees, and the longest side of the picture in the middle of it, in pixels: around it
    /// is room for corners that the picture does not show.
    private static let side = 256, pictureSide = 208
    /// Added to the contrast, so that an empty picture is not blown up into noise; part of the training.
    private static let contrastFloor: Float = 8
    /// Further than this from the mean, in standard deviations, nothing differs; part of the training.
    private static let mostContrast: Float = 8

    private var network: NeuralNetwork

    /// Loads the embedded network; nothing is opened, now or later.
    ///
    /// - Throws: ``ImageProcessingError`` when it cannot be loaded or is no network of that kind.
    init() throws(ImageProcessingError) {
        let data = CModelsDocumentNetwork()
        try self.init(onnx: Array(UnsafeBufferPointer(start: data.bytes, count: data.size)))
    }

    /// Loads another network.
    init(onnx: [UInt8]) throws(ImageProcessingError) {
        var network = try NeuralNetwork(onnx: onnx)
        // The first run shows whether it is such a network, and does what is done only once.
        let nothing = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])
        _ = try Self.map(of: nothing, at: nothing.bounds, by: &network)
        self.network = network
    }

    /// Returns where there are documents.
    ///
    /// - Parameters:
    ///   - image: A grey photograph, of any size.
    ///   - bounds: Its bounds in the pixels in which the map shall tell places.
    mutating func map(of image: Image, at bounds: Quadrilateral) throws(ImageProcessingError) -> DocumentMap {
        try Self.map(of: image, at: bounds, by: &network)
    }

    private static func map(
        of image: Image, at bounds: Quadrilateral, by network: inout NeuralNetwork
    ) throws(ImageProcessingError) -> DocumentMap {
        let scale = Double(pictureSide) / Double(max(image.width, image.height))
        let width = max(1, Int((Double(image.width) * scale).rounded()))
        let height = max(1, Int((Double(image.height) * scale).rounded()))
        let picture = try image.resized(width: width, height: height)
        let (left, top) = ((side - width) / 2, (side - height) / 2)
        let answer = try network.output(
            for: framed(picture, left: left, top: top), shape: [1, 1, side, side])
        guard answer.shape == [1, 6, DocumentMap.cells, DocumentMap.cells], answer.values.allSatisfy(\.isFinite) else {
            throw ImageProcessingError(
                operation: "run network", reason: "its output, shaped \(answer.shape), is no map of documents")
        }
        return DocumentMap(
            scores: answer.values,
            frame: Quadrilateral(x: Double(left), y: Double(top), width: Double(width), height: Double(height)),
            image: bounds)
    }

    /// Returns a picture in the middle of a blank square: brightness from its mean, in standard deviations.
    private static func framed(_ picture: Image, left: Int, top: Int) -> [Float] {
        let count = Float(picture.pixels.count)
        let mean = Float(picture.pixels.reduce(0) { $0 + Int($1) }) / count
        let variance = picture.pixels.reduce(Float(0)) { $0 + (Float($1) - mean) * (Float($1) - mean) } / count
        let contrast = variance.squareRoot() + contrastFloor
        let values = (0...255).map { max(-mostContrast, min(mostContrast, (Float($0) - mean) / contrast)) }
        var square = [Float](repeating: 0, count: side * side)
        for row in 0..<picture.height {
            let target = (row + top) * side + left
            for column in 0..<picture.width {
                square[target + column] = values[Int(picture.pixels[row * picture.width + column])]
            }
        }
        return square
    }
}
