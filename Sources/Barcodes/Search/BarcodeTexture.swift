import ImageProcessing
import Imaging

/// The texture of a picture, cell by cell: barcodes are dense in edges, and half of them is dark. Text is dense, too,
/// but most of it is paper; other dense things have less contrast.
struct BarcodeTexture {
    /// The sides of a cell, in pixels of the picture that is looked at.
    static let cell = 16
    /// The least contrast of a cell, in steps of 256.
    private static let leastContrast = 56
    /// The least number of crossings of the whole contrast in a cell, across and down together.
    private static let leastCrossings = 3.2
    /// The share of the contrast by which a cell is brighter than its darkest pixel.
    private static let brightness = 0.25...0.68

    /// One for each cell that may be of a barcode, as a picture: 255, else 0.
    let mask: Image

    /// Looks at a grey picture; nil when it has no cell.
    init?(of picture: Image) {
        let (columns, rows) = (picture.width / Self.cell, picture.height / Self.cell)
        guard columns > 0, rows > 0 else { return nil }
        var mask = [UInt8](repeating: 0, count: columns * rows)
        picture.pixels.withUnsafeBytes { pixels in
            for row in 0..<rows {
                for column in 0..<columns {
                    let start = row * Self.cell * picture.width + column * Self.cell
                    if Self.isDense(pixels, from: start, width: picture.width) { mask[row * columns + column] = 255 }
                }
            }
        }
        self.mask = Image(width: columns, height: rows, pixelFormat: .grey, pixels: mask)
    }

    /// True if the cell that begins at a pixel may be of a barcode. Every second row of it is looked at, but for its last pixel.
    private static func isDense(_ pixels: UnsafeRawBufferPointer, from start: Int, width: Int) -> Bool {
        var (darkest, brightest) = (SIMD16<UInt8>(repeating: .max), SIMD16<UInt8>(repeating: 0))
        var (sum, edges) = (SIMD16<UInt16>(), SIMD16<UInt16>())
        for line in stride(from: 0, to: cell - 1, by: 2) {
            let first = start + line * width
            func row(_ index: Int) -> SIMD16<UInt8> { pixels.loadUnaligned(fromByteOffset: index, as: SIMD16.self) }
            let (values, right, below) = (row(first), row(first + 1), row(first + width))
            darkest = pointwiseMin(darkest, values)
            brightest = pointwiseMax(brightest, values)
            sum &+= SIMD16(truncatingIfNeeded: values)
            edges &+= SIMD16(truncatingIfNeeded: pointwiseMax(values, right) &- pointwiseMin(values, right))
            edges &+= SIMD16(truncatingIfNeeded: pointwiseMax(values, below) &- pointwiseMin(values, below))
        }
        // The pixel to the right of the last one is of the next cell.
        (darkest[cell - 1], brightest[cell - 1]) = (darkest[0], brightest[0])
        (sum[cell - 1], edges[cell - 1]) = (0, 0)
        let (low, contrast) = (Double(darkest.min()), Double(brightest.max()) - Double(darkest.min()))
        guard contrast >= Double(leastContrast) else { return false }
        // A step down counts for two rows, as every second one is left out.
        let crossings = Double(edges.wrappedSum()) / (contrast * Double(cell / 2))
        let mean = Double(sum.wrappedSum()) / Double((cell - 1) * cell / 2)
        return crossings >= leastCrossings && brightness.contains((mean - low) / contrast)
    }
}
