import ImageProcessing
import Imaging

/// Black print on a document, which is softer and less even than a drawing.
struct Ink {
    private let printing: Printing
    private let seed: UInt64

    init(printing: Printing, seed: UInt64) {
        self.printing = printing
        self.seed = seed
    }

    /// Returns a picture with ink on it.
    ///
    /// - Parameters:
    ///   - drawing: The drawing of the ink: black on white.
    ///   - paper: The picture, of the same size.
    ///   - pixelsPerMillimetre: The resolution of both.
    func printed(_ drawing: Image, on paper: Image, pixelsPerMillimetre: Double) throws(SpecimenError) -> Image {
        let softness = printing.softness * pixelsPerMillimetre
        let coverage = try processed { () throws(ImageProcessingError) in try drawing.blurred(sigma: softness) }
        let mottle = ValueNoise(seed: seed)
        // Ink keeps this much of the light at its blackest, less in the blue: toner and dye are a little warm.
        let remaining = [0.01, 0.005, 0.0]
        var pixels = paper.pixels
        let width = paper.width
        coverage.pixels.withUnsafeBufferPointer { coverage in
            pixels.withUnsafeMutableBufferPointer { pixels in
                for index in 0..<(pixels.count / 3) where coverage[index * 3] < 255 {
                    let amount = 1 - Double(coverage[index * 3]) / 255
                    let x = Double(index % width) / pixelsPerMillimetre
                    let y = Double(index / width) / pixelsPerMillimetre
                    let uneven =
                        1 - printing.mottle * (mottle.value(x * 7, y * 7) + 0.5 * mottle.value(x * 1.1, y * 1.1))
                    let taken = amount * printing.density * uneven
                    for channel in 0..<3 {
                        let light = Double(pixels[index * 3 + channel])
                        pixels[index * 3 + channel] = UInt8(light * (1 - taken + taken * remaining[channel]))
                    }
                }
            }
        }
        return Image(width: paper.width, height: paper.height, pixelFormat: .rgb, pixels: pixels)
    }
}
