import Imaging

extension Quadrilateral {
    /// How near to the edge of the picture an outline ends that goes on beyond, as a share of the picture's longest side.
    private static let borderWidth = 0.006

    /// Which edges of the document that this outlines are not in a picture.
    ///
    /// Detectors see documents to the edge of the picture and no further, so that an edge of the document that runs
    /// along it counts as lost.
    ///
    /// - Parameters:
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    func cutOffEdges(width: Int, height: Int) -> [CaptureQuality.Edge] {
        let border = Self.borderWidth * Double(max(width, height))
        let (xs, ys) = (border...max(border, Double(width) - border), border...max(border, Double(height) - border))
        func isOutside(_ point: Point) -> Bool { !xs.contains(point.x) || !ys.contains(point.y) }
        let corners = self.corners
        var lost = corners.indices.map { index in
            let next = corners[(index + 1) % 4]
            return isOutside(Point(x: (corners[index].x + next.x) / 2, y: (corners[index].y + next.y) / 2))
        }
        // A corner outside belongs to a lost edge, or makes both that meet there lost.
        for index in corners.indices where isOutside(corners[index]) && !lost[index] && !lost[(index + 3) % 4] {
            lost[index] = true
            lost[(index + 3) % 4] = true
        }
        return zip(CaptureQuality.Edge.allCases, lost).compactMap { $1 ? $0 : nil }
    }
}
