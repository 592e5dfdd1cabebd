import Imaging

/// A rectangle of whole pixels in a photograph.
struct Region: Hashable {
    let x, y: Int
    let width, height: Int

    /// Shadows are drawn with pixels of this size: regions begin and end where one does.
    static let step = 4

    /// The smallest region that shows an outline on the table with a margin; nil when a photograph of that size shows
    /// nothing of it.
    init?(around outline: Quadrilateral, seenBy camera: Camera, margin: Double, width: Int, height: Int) {
        let isInFront = outline.corners.allSatisfy { camera.isInFront($0) }
        let extent = Extent(around: camera.transform.applied(to: outline).corners)
        func start(_ least: Double) -> Int {
            let first = isInFront ? Int(max(0, least - margin)) : 0
            return first / Self.step * Self.step
        }
        func end(_ most: Double, _ limit: Int) -> Int {
            guard isInFront else { return limit }
            let last = Int(max(-1, min(Double(limit), most + margin + 1)))
            return min(limit, (last + Self.step - 1) / Self.step * Self.step)
        }
        let (endX, endY) = (end(extent.right, width), end(extent.bottom, height))
        guard extent.left < Double(width), extent.top < Double(height) || !isInFront else { return nil }
        (x, y) = (min(start(extent.left), width), min(start(extent.top), height))
        (self.width, self.height) = (endX - x, endY - y)
        guard self.width > 0, self.height > 0 else { return nil }
    }

    /// The map that moves the first pixel of this region to the origin.
    var start: ProjectiveTransform {
        ProjectiveTransform(coefficients: [1, 0, -Double(x), 0, 1, -Double(y), 0, 0, 1])
    }
}
