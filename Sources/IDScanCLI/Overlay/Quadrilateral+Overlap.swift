import Imaging

extension Quadrilateral {
    /// The smallest upright rectangle around this outline.
    var bounds: Quadrilateral { Quadrilateral(Extent(around: corners)) }

    /// Returns an upright rectangle with space on each side, in pixels.
    func outset(x: Double, y: Double) -> Quadrilateral {
        let (first, last) = (bounds.topLeft, bounds.bottomRight)
        return Quadrilateral(
            x: first.x - x, y: first.y - y, width: last.x - first.x + 2 * x, height: last.y - first.y + 2 * y)
    }

    /// Returns the distance between the bounds of this outline and of another, in pixels; 0 where they meet.
    func gap(to other: Quadrilateral) -> Double {
        let (mine, others) = (bounds, other.bounds)
        let x = max(others.topLeft.x - mine.bottomRight.x, mine.topLeft.x - others.bottomRight.x, 0)
        let y = max(others.topLeft.y - mine.bottomRight.y, mine.topLeft.y - others.bottomRight.y, 0)
        return (x * x + y * y).squareRoot()
    }

    /// Returns the area of this outline that lies inside an upright rectangle, in square pixels.
    func area(inside rectangle: Quadrilateral) -> Double {
        guard gap(to: rectangle) == 0 else { return 0 }
        let (first, last) = (rectangle.topLeft, rectangle.bottomRight)
        let rest =
            corners
            .clipped { $0.x - first.x }.clipped { last.x - $0.x }
            .clipped { $0.y - first.y }.clipped { last.y - $0.y }
        let ends = rest.dropFirst() + rest.prefix(1)
        return abs(zip(rest, ends).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
}

extension [Point] {
    /// Returns the part of a polygon on one side of a line: where the signed distance from it is not negative.
    fileprivate func clipped(_ distance: (Point) -> Double) -> [Point] {
        var rest: [Point] = []
        for (start, end) in zip(self, dropFirst() + prefix(1)) {
            let (before, after) = (distance(start), distance(end))
            if before >= 0 { rest.append(start) }
            if (before >= 0) != (after >= 0) {
                let share = before / (before - after)
                rest.append(start.towards(end, share))
            }
        }
        return rest
    }
}
