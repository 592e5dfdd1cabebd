/// The smallest upright rectangle around some points, in their unit.
package struct Extent: Hashable, Sendable {
    /// The edges.
    package let left, right, top, bottom: Double

    /// Surrounds points; without any, all edges are 0.
    package init(around points: [Point]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    }

    package var width: Double { right - left }
    package var height: Double { bottom - top }
    package var centre: Point { Point(x: (left + right) / 2, y: (top + bottom) / 2) }

    /// Returns this with space on all sides.
    package func outset(by margin: Double) -> Extent {
        Extent(around: [Point(x: left - margin, y: top - margin), Point(x: right + margin, y: bottom + margin)])
    }

    /// True if a point lies inside or on an edge.
    package func contains(_ point: Point) -> Bool {
        left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
    }
}

extension Quadrilateral {
    package init(_ extent: Extent) {
        self.init(x: extent.left, y: extent.top, width: extent.width, height: extent.height)
    }

    /// Creates the smallest upright rectangle around some outlines; nil without any.
    package init?(around outlines: [Quadrilateral]) {
        guard !outlines.isEmpty else { return nil }
        self.init(Extent(around: outlines.flatMap(\.corners)))
    }
}
