import ImageProcessing
import Imaging

/// A picture to be scanned, and how large it was before the decoder reduced it.
struct Photograph {
    /// The picture, grey and upright.
    let pixels: Image
    /// The size of the original, upright.
    let size: ImageSize

    init(_ decoded: DecodedImage) {
        pixels = decoded.image
        size = ImageSize(width: decoded.originalWidth, height: decoded.originalHeight)
    }

    init(_ image: Image) {
        pixels = image.grey()
        size = ImageSize(width: image.width, height: image.height)
    }

    /// Returns an outline in ``pixels`` as one in the original, to the hundredth of a pixel: more digits mean nothing.
    func inOriginal(_ outline: Quadrilateral) -> Quadrilateral {
        let (x, y) = (Double(size.width) / Double(pixels.width), Double(size.height) / Double(pixels.height))
        return outline.mapped { Point(x: ($0.x * x).rounded(to: 100), y: ($0.y * y).rounded(to: 100)) }
    }
}

extension Double {
    /// Returns the nearest multiple of a fraction.
    ///
    /// - Parameter denominator: 100 rounds to hundredths.
    func rounded(to denominator: Double) -> Double { (self * denominator).rounded() / denominator }
}
