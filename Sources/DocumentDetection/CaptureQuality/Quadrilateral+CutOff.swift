import Imaging

extension Quadrilateral {
    /// The edges of the document that this outlines and a picture lacks.
    ///
    /// An edge is not in the picture when both of its ends are beyond the same side of that. Detectors may see documents
    /// to the edge of the picture and no further, so that an edge of the document that runs along it counts as lost.
    ///
    /// - Parameters:
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    func cutOffEdges(width: Int, height: Int) -> [CaptureQuality.Edge] {
        let border = CaptureQuality.Tuning.borderWidth * Double(max(width, height))
        let (right, bottom) = (max(border, Double(width) - border), max(border, Double(height) - border))
        // Beyond which sides of the picture a point is.
        func sides(_ point: Point) -> [Bool] {
            [point.x < border, point.y < border, point.x > right, point.y > bottom]
        }
        func isOutside(_ point: Point) -> Bool { sides(point).contains(true) }
        let corners = self.corners
        var lost = corners.indices.map { index in
            zip(sides(corners[index]), sides(corners[(index + 1) % 4])).contains { $0 && $1 }
        }
        // A corner outside belongs to a lost edge, or makes both that meet there lost.
        for index in corners.indices where isOutside(corners[index]) && !lost[index] && !lost[(index + 3) % 4] {
            lost[index] = true
            lost[(index + 3) % 4] = true
        }
        return zip(CaptureQuality.Edge.allCases, lost).compactMap { $1 ? $0 : nil }
    }
}
