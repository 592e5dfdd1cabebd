public import ImageProcessing
public import Imaging

extension Image {
    /// Returns what a quadrilateral outlines, seen from straight above.
    ///
    /// Where the result is smaller than the outline its pixels are averages, so that thin strokes do not vanish.
    ///
    /// - Parameters:
    ///   - quadrilateral: The outline, in this image; parts outside the image repeat its border.
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    /// - Throws: ``ImageProcessingError`` when the outline has no area.
    public func rectified(
        _ quadrilateral: Quadrilateral, width: Int, height: Int
    ) throws(ImageProcessingError) -> Image {
        let columns = Self.samples(over: quadrilateral.meanWidth, for: width)
        let rows = Self.samples(over: quadrilateral.meanHeight, for: height)
        let sampled = Quadrilateral(x: 0, y: 0, width: Double(columns), height: Double(rows))
        guard let transform = ProjectiveTransform(mapping: quadrilateral, to: sampled) else {
            throw ImageProcessingError(operation: "rectify", reason: "the outline has no area")
        }
        let image = try warped(by: transform, width: columns, height: rows)
        return columns == width && rows == height ? image : try image.resized(width: width, height: height)
    }

    /// How many pixels to take for `count` pixels of a result that covers `extent` pixels of the source: the least
    /// multiple that leaves none out.
    private static func samples(over extent: Double, for count: Int) -> Int {
        let largestMultiple = 8.0
        guard extent.isFinite, count > 0 else { return count }
        return count * Int(min(max((extent / Double(count)).rounded(), 1), largestMultiple))
    }
}
