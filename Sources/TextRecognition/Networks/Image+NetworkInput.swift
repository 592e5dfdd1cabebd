import Imaging

extension Image {
    /// Added to the contrast, so that an empty crop is not blown up into noise; part of the training.
    private static let contrastFloor: Float = 8

    /// The input of networks for lines: the values of a grey image less their mean, divided by their contrast.
    var networkInput: [Float] {
        let count = Float(pixels.count)
        let mean = Float(pixels.reduce(0) { $0 + Int($1) }) / count
        let variance = pixels.reduce(Float(0)) { $0 + (Float($1) - mean) * (Float($1) - mean) } / count
        let contrast = variance.squareRoot() + Self.contrastFloor
        return pixels.map { (Float($0) - mean) / contrast }
    }

    /// The same with nothing beside it, where longer lines go on.
    ///
    /// - Parameter width: The width of the network's input, in pixels; at least that of this image.
    func networkInput(paddedTo width: Int) -> [Float] {
        let (values, nothing) = (networkInput, [Float](repeating: 0, count: width - self.width))
        return (0..<height).flatMap { values[$0 * self.width..<($0 + 1) * self.width] + nothing }
    }
}
