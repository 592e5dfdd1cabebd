import COpenCVShims
public import Imaging

/// The sums of the pixels above and to the left of every point of a grey image: the sum over any rectangle in four
/// steps.
public struct IntegralImage: Hashable, Sendable {
    /// The width of the image, in pixels.
    public let width: Int
    /// The height of the image, in pixels.
    public let height: Int
    private let sums: [Int32]

    /// Sums up a grey image of at most eight million pixels.
    ///
    /// - Throws: ``ImageProcessingError`` when the image is of another kind.
    public init(of image: Image) throws(ImageProcessingError) {
        // 8,000,000 × 255 still fits 32 bits.
        guard image.pixelFormat == .grey, image.pixels.count <= 8_000_000 else {
            throw ImageProcessingError(operation: "integral", reason: "the image is not grey, or too large")
        }
        width = image.width
        height = image.height
        var sums = [Int32](repeating: 0, count: (image.width + 1) * (image.height + 1))
        try check("integral") { message in
            sums.withUnsafeMutableBufferPointer { buffer in
                guard let address = buffer.baseAddress else { return true }
                return image.withView { COpenCVShimsIntegral($0, address, message) }
            }
        }
        self.sums = sums
    }

    /// Returns the sum of the pixels in a rectangle; places outside the image count nothing.
    public func sum(columns: Range<Int>, rows: Range<Int>) -> Int {
        let (left, right) = (clamp(columns.lowerBound, width), clamp(columns.upperBound, width))
        let (top, bottom) = (clamp(rows.lowerBound, height) * (width + 1), clamp(rows.upperBound, height) * (width + 1))
        return Int(sums[bottom + right]) - Int(sums[bottom + left]) - Int(sums[top + right]) + Int(sums[top + left])
    }

    private func clamp(_ value: Int, _ limit: Int) -> Int { min(max(value, 0), limit) }
}
