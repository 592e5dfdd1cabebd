public import ImageProcessing
public import Imaging

extension Image {
    /// Returns the inside of a quadrilateral, seen from straight above.
    ///
    /// A result that is smaller than the outline has averages for pixels, so that thin strokes do not vanish.
    ///
    /// - Parameters:
    ///   - quadrilateral: The outline, in this image; parts outside the image repeat its border.
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    /// - Throws: ``ImageProcessingError`` when the outline has no area.
    public func rectified(
        _ quadrilateral: Quadrilateral, width: Int, height: Int
    ) throws(ImageProcessingError) -> Image {
        var (source, outline) = try halved(around: quadrilateral, width: width, height: height)
        let across = Self.extent(outline, width: width, height: height, along: \.x)
        let down = Self.extent(outline, width: width, height: height, along: \.y)
        if across > 1 || down > 1 {
            source = try source.averaged(width: across, height: down)
            // The mean of an even number of pixels is that of a place half a pixel before the middle one.
            let shift = (x: across.isMultiple(of: 2) ? 0.5 : 0, y: down.isMultiple(of: 2) ? 0.5 : 0)
            outline = outline.mapped { Point(x: $0.x + shift.x, y: $0.y + shift.y) }
        }
        let upright = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
        guard let transform = ProjectiveTransform(mapping: outline, to: upright) else {
            throw ImageProcessingError(operation: "rectify", reason: "the outline has no area")
        }
        return try source.warped(by: transform, width: width, height: height)
    }

    /// Returns the part of this image that an outline is in, halved as long as no fewer pixels are left than are
    /// wanted, and the outline in it: that is much faster than to look at all pixels through a perspective.
    private func halved(
        around quadrilateral: Quadrilateral, width: Int, height: Int
    ) throws(ImageProcessingError) -> (Image, Quadrilateral) {
        func excess(_ outline: Quadrilateral) -> Double {
            min(outline.meanWidth / Double(max(width, 1)), outline.meanHeight / Double(max(height, 1)))
        }
        let extent = Extent(around: quadrilateral.corners), margin = 8.0
        guard excess(quadrilateral) >= Self.worthCutting, extent.right > 0, extent.bottom > 0,
            extent.left < Double(self.width), extent.top < Double(self.height)
        else { return (self, quadrilateral) }
        let (left, top) = (Int(max(0, extent.left - margin)), Int(max(0, extent.top - margin)))
        let right = Int(min(Double(self.width), extent.right + margin))
        let bottom = Int(min(Double(self.height), extent.bottom + margin))
        // Pairs of pixels are averaged several times as fast as anything else.
        let step = excess(quadrilateral) >= Self.worthHalving ? 2 : 1
        let (wide, high) = ((right - left) / step, (bottom - top) / step)
        guard wide > 0, high > 0 else { return (self, quadrilateral) }
        var source = try resized(
            x: left, y: top, columns: step * wide, rows: step * high, width: wide, height: high)
        var outline = quadrilateral.mapped {
            Point(x: ($0.x - Double(left)) / Double(step), y: ($0.y - Double(top)) / Double(step))
        }
        while excess(outline) >= Self.worthHalving, source.width > 1, source.height > 1 {
            let half = try source.resized(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
            let across = Double(half.width) / Double(source.width), down = Double(half.height) / Double(source.height)
            outline = outline.mapped { Point(x: $0.x * across, y: $0.y * down) }
            source = half
        }
        return (source, outline)
    }

    /// The numbers of pixels for each pixel of the result from which on half of them are enough, and from which on they
    /// are averaged: then only the part around the outline.
    private static let worthHalving = 2.0, worthCutting = 1.5

    /// The number of pixels of the source, along one of its axes, that become one of a result; at least 1.
    private static func extent(
        _ outline: Quadrilateral, width: Int, height: Int, along axis: KeyPath<Point, Double>
    ) -> Int {
        let (left, right) = (outline.topLeft, outline.topRight)
        let (lowerLeft, lowerRight) = (outline.bottomLeft, outline.bottomRight)
        func mean(_ first: Double, _ second: Double, over count: Int) -> Double {
            (first + second) / 2 / Double(max(count, 1))
        }
        let column = mean(
            right[keyPath: axis] - left[keyPath: axis], lowerRight[keyPath: axis] - lowerLeft[keyPath: axis],
            over: width)
        let row = mean(
            lowerLeft[keyPath: axis] - left[keyPath: axis], lowerRight[keyPath: axis] - right[keyPath: axis],
            over: height)
        let extent = (column * column + row * row).squareRoot()
        return extent.isFinite ? Int(min(max(extent.rounded(), 1), largestExtent)) : 1
    }

    /// No more pixels than that become one along an axis.
    private static let largestExtent = 64.0
}
