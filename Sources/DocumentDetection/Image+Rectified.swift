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
        let (source, outline) = try halved(around: quadrilateral, width: width, height: height)
        let columns = Self.samples(over: outline.meanWidth, for: width)
        let rows = Self.samples(over: outline.meanHeight, for: height)
        let sampled = Quadrilateral(x: 0, y: 0, width: Double(columns), height: Double(rows))
        guard let transform = ProjectiveTransform(mapping: outline, to: sampled) else {
            throw ImageProcessingError(operation: "rectify", reason: "the outline has no area")
        }
        let image = try source.warped(by: transform, width: columns, height: rows)
        return columns == width && rows == height ? image : try image.resized(width: width, height: height)
    }

    /// Returns the part of this image that an outline is in, halved as long as no fewer pixels are left than are
    /// wanted, and the outline in it: that is much faster than to look at all pixels through a perspective.
    private func halved(
        around quadrilateral: Quadrilateral, width: Int, height: Int
    ) throws(ImageProcessingError) -> (Image, Quadrilateral) {
        func excess(_ outline: Quadrilateral) -> Double {
            min(outline.meanWidth / Double(max(width, 1)), outline.meanHeight / Double(max(height, 1)))
        }
        let least = 2.0, margin = 8.0
        let (xs, ys) = (quadrilateral.corners.map(\.x), quadrilateral.corners.map(\.y))
        guard excess(quadrilateral) >= least, let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(),
            let maxY = ys.max(), maxX > 0, maxY > 0, minX < Double(self.width), minY < Double(self.height)
        else { return (self, quadrilateral) }
        let (left, top) = (Int(max(0, minX - margin)), Int(max(0, minY - margin)))
        let right = Int(min(Double(self.width), maxX + margin)), bottom = Int(min(Double(self.height), maxY + margin))
        // Pairs of pixels are averaged several times as fast as anything else.
        let (wide, high) = ((right - left) / 2, (bottom - top) / 2)
        guard wide > 0, high > 0 else { return (self, quadrilateral) }
        let (columns, rows) = (2 * wide, 2 * high)
        var source = try resized(x: left, y: top, columns: columns, rows: rows, width: wide, height: high)
        var outline = quadrilateral.mapped {
            Point(
                x: ($0.x - Double(left)) * Double(wide) / Double(columns),
                y: ($0.y - Double(top)) * Double(high) / Double(rows))
        }
        while excess(outline) >= least, source.width > 1, source.height > 1 {
            let half = try source.resized(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
            let across = Double(half.width) / Double(source.width), down = Double(half.height) / Double(source.height)
            outline = outline.mapped { Point(x: $0.x * across, y: $0.y * down) }
            source = half
        }
        return (source, outline)
    }

    /// How many pixels to take for `count` pixels of a result that covers `extent` pixels of the source: the least
    /// multiple that leaves none out.
    private static func samples(over extent: Double, for count: Int) -> Int {
        let largestMultiple = 8.0
        guard extent.isFinite, count > 0 else { return count }
        return count * Int(min(max((extent / Double(count)).rounded(), 1), largestMultiple))
    }
}
