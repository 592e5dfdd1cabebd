import COpenCVShims
public import Imaging

extension Image {
    /// Returns the smallest rectangles, at any angle, around the connected bright areas of a grey image.
    ///
    /// - Parameters:
    ///   - minimumLength: Rectangles whose longer side is shorter are left out, in pixels.
    ///   - limit: The largest number of rectangles.
    /// - Returns: The rectangles, the longest first.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation, as it does for colour.
    public func boundingRectangles(
        minimumLength: Double, limit: Int
    ) throws(ImageProcessingError) -> [Quadrilateral] {
        try outlines("rectangles", limit: limit) { view, corners, count, message in
            COpenCVShimsMinimumAreaRectangles(view, minimumLength, corners, Int32(limit), count, message)
        }
    }

    /// Returns the quadrilaterals that the bright areas of a grey image, and the holes in them, resemble.
    ///
    /// - Parameters:
    ///   - tolerance: The largest distance of an area from a quadrilateral, as a fraction of its perimeter.
    ///   - minimumArea: Smaller quadrilaterals are left out, in square pixels.
    ///   - limit: The largest number of quadrilaterals.
    /// - Returns: Convex quadrilaterals, the largest first.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses the operation, as it does for colour.
    public func convexQuadrilaterals(
        tolerance: Double, minimumArea: Double, limit: Int
    ) throws(ImageProcessingError) -> [Quadrilateral] {
        try outlines("quadrilaterals", limit: limit) { view, corners, count, message in
            COpenCVShimsConvexQuadrilaterals(
                view, tolerance, minimumArea, corners, Int32(limit), count, message)
        }.filter(\.isConvex)
    }

    private func outlines(
        _ operation: String, limit: Int,
        find: (
            COpenCVShimsPixels, UnsafeMutablePointer<COpenCVShimsCorners>, UnsafeMutablePointer<Int32>,
            UnsafeMutablePointer<COpenCVShimsMessage>
        ) -> Bool
    ) throws(ImageProcessingError) -> [Quadrilateral] {
        guard limit > 0 else { return [] }
        var found = [COpenCVShimsCorners](repeating: COpenCVShimsCorners(), count: limit)
        var count: Int32 = 0
        try check(operation) { message in
            withView { view in
                found.withUnsafeMutableBufferPointer { corners in
                    corners.baseAddress.map { find(view, $0, &count, message) } ?? true
                }
            }
        }
        return found.prefix(Int(count)).map { Quadrilateral($0) }
    }
}

extension Quadrilateral {
    /// The corners as OpenCV counts them, from pixel centres, made to run clockwise.
    fileprivate init(_ found: COpenCVShimsCorners) {
        let (a, b, c, d) = found.corners
        func point(_ corner: COpenCVShimsPoint) -> Point { Point(x: corner.x + 0.5, y: corner.y + 0.5) }
        self.init(topLeft: point(a), topRight: point(b), bottomRight: point(c), bottomLeft: point(d))
        if signedArea < 0 {
            self.init(topLeft: point(a), topRight: point(d), bottomRight: point(c), bottomLeft: point(b))
        }
    }
}
