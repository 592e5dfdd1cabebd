package import Imaging

extension Image {
    /// Added to the contrast, so that an empty picture is not blown up into noise; part of all trainings.
    private static let contrastFloor: Float = 8
    /// Further than this from the mean, in standard deviations, nothing differs for networks that see whole pictures.
    private static let mostContrast: Float = 8

    /// Returns the input of a network, row by row: this image, its values less their mean, divided by their contrast; 0 beside it.
    ///
    /// - Parameters:
    ///   - width: The width of the input, in pixels.
    ///   - height: The height of the input, in pixels.
    ///   - left: The number of columns before this image in the input. All of the image is in the input.
    ///   - top: The rows above it.
    ///   - isLimited: True where a network was trained with limited contrast.
    /// - Precondition: The image is grey.
    package func networkInput(
        width: Int, height: Int, left: Int = 0, top: Int = 0, isLimited: Bool = false
    ) -> [Float] {
        precondition(pixelFormat == .grey, "networks see grey images")
        let count = Double(pixels.count)
        let mean = Double(pixels.reduce(0) { $0 + Int($1) }) / count
        let square = Double(pixels.reduce(0) { $0 + Int($1) * Int($1) }) / count
        let contrast = Float(max(0, square - mean * mean).squareRoot()) + Self.contrastFloor
        let most = isLimited ? Self.mostContrast : .infinity
        let values = (0...255).map { min(max((Float($0) - Float(mean)) / contrast, -most), most) }
        var input = [Float](repeating: 0, count: width * height)
        for row in 0..<self.height {
            let start = (top + row) * width + left
            for column in 0..<self.width { input[start + column] = values[Int(pixels[row * self.width + column])] }
        }
        return input
    }
}
