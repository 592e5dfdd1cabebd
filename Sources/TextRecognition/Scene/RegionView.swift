import ImageProcessing
import Imaging

/// A part of an image, seen upright.
struct RegionView {
    /// The size of the part, in pixels.
    let width, height: Int
    private let transform, inverse: ProjectiveTransform

    /// True where the part is so low for its width that it holds one line.
    var isOneLine: Bool { 2 * width > 3 * height }

    /// Shows a region; nil when there is nothing of it in the image, or it is not convex.
    ///
    /// - Parameters:
    ///   - region: The outline, in pixels of the image.
    ///   - image: The image; parts beyond it repeat its border.
    ///   - limit: The longest side that is shown, in pixels; larger regions are seen reduced.
    init?(of region: Quadrilateral, in image: Image, limit: Double) {
        let (columns, rows) = (Double(image.width), Double(image.height))
        guard region.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), region.isConvex else { return nil }
        // What is far outside is not needed.
        let clipped = region.isUpright ? region.clipped(width: columns, height: rows) : region
        let extent = Extent(around: clipped.corners)
        guard extent.left < columns, extent.right > 0, extent.top < rows, extent.bottom > 0,
            extent.width >= 1, extent.height >= 1
        else { return nil }
        let scale = min(1, limit / max(clipped.meanWidth, clipped.meanHeight, 1))
        width = max(1, Int((scale * clipped.meanWidth).rounded(.up)))
        height = max(1, Int((scale * clipped.meanHeight).rounded(.up)))
        let upright = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
        guard let transform = ProjectiveTransform(mapping: clipped, to: upright), let inverse = transform.inverse else {
            return nil
        }
        (self.transform, self.inverse) = (transform, inverse)
    }

    /// Shows a whole image turned so that a direction of it runs to the right.
    init(of image: Image, turned direction: Direction) {
        let extent = Extent(around: image.bounds.corners.map(direction.turnedBack))
        width = max(1, Int(extent.width.rounded()))
        height = max(1, Int(extent.height.rounded()))
        let (x, y) = (direction.x, direction.y)
        transform = ProjectiveTransform(coefficients: [x, y, -extent.left, -y, x, -extent.top, 0, 0, 1])
        let start = direction.turned(Point(x: extent.left, y: extent.top))
        inverse = ProjectiveTransform(coefficients: [x, -y, start.x, y, x, start.y, 0, 0, 1])
    }

    /// Returns the part.
    ///
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses.
    func crop(of image: Image) throws(ImageProcessingError) -> Image {
        try image.warped(by: transform, width: width, height: height)
    }

    /// The place in the image of a point of the part.
    func place(_ point: Point) -> Point { inverse.applied(to: point) }
}

extension Quadrilateral {
    /// True where the sides run along the rows and columns of the image, from the top left.
    fileprivate var isUpright: Bool {
        topLeft.y == topRight.y && bottomLeft.y == bottomRight.y && topLeft.x == bottomLeft.x
            && topRight.x == bottomRight.x && topLeft.x < topRight.x && topLeft.y < bottomLeft.y
    }

    /// The part of an upright rectangle inside an image.
    fileprivate func clipped(width: Double, height: Double) -> Quadrilateral {
        mapped { Point(x: min(max($0.x, 0), width), y: min(max($0.y, 0), height)) }
    }
}
