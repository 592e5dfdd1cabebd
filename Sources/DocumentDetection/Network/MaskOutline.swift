import Imaging

/// The quadrilateral whose sides run along the border of an area of a mask.
struct MaskOutline {
    let quadrilateral: Quadrilateral

    /// Fits an outline; nil when its sides do not meet in a convex shape.
    ///
    /// - Parameters:
    ///   - area: The smallest rectangle around an area.
    ///   - mask: A grey image, bright where the area is.
    init?(near area: Quadrilateral, in mask: Image, by tuning: DocumentDetector.Tuning.Mask = .init()) {
        var outline = area.signedArea < 0 ? area.turnedOver : area
        for _ in 0..<tuning.rounds {
            guard let next = Self.moved(outline, in: mask, by: tuning) else { return nil }
            outline = next
        }
        quadrilateral = outline
    }

    private static func moved(
        _ outline: Quadrilateral, in mask: Image, by tuning: DocumentDetector.Tuning.Mask
    ) -> Quadrilateral? {
        let sides = outline.sides.map { border(from: $0, to: $1, centre: outline.centre, in: mask, by: tuning) }
        guard let moved = Quadrilateral(sides: sides) else { return nil }
        let reach = Double(max(mask.width, mask.height))
        let isInside = moved.corners.allSatisfy {
            (-reach...2 * reach).contains($0.x) && (-reach...2 * reach).contains($0.y)
        }
        return moved.isConvex && isInside ? moved : nil
    }

    /// The straight line along the border near a side of an outline.
    private static func border(
        from start: Point, to end: Point, centre: Point, in mask: Image, by tuning: DocumentDetector.Tuning.Mask
    ) -> StraightLine {
        let length = max(start.distance(to: end), 1e-6)
        let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        // Outlines run clockwise on screen, so that their outside is to the left of their sides.
        let outwards = Point(x: along.y, y: -along.x)
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let inside = (middle.x - centre.x) * outwards.x + (middle.y - centre.y) * outwards.y
        let (deepest, farthest) = (-2 * tuning.depth * inside, tuning.farthest)
        let points = (0..<tuning.sampleCount).compactMap { index -> (x: Double, y: Double)? in
            let share =
                tuning.unusedEnd + (1 - 2 * tuning.unusedEnd) * Double(index) / Double(tuning.sampleCount - 1)
            let foot = Point(x: start.x + along.x * length * share, y: start.y + along.y * length * share)
            let offset = crossing(at: foot, along: outwards, from: deepest, to: farthest, in: mask)
            return offset.map { (x: length * share, y: $0) }
        }
        let tolerance = max(tuning.straightness.pixels, tuning.straightness.share * length)
        guard points.count >= tuning.leastSamples, let fit = RobustLine(through: points, tolerance: tolerance) else {
            return StraightLine(start: start, direction: along)
        }
        return StraightLine(
            start: Point(x: start.x + outwards.x * fit.intercept, y: start.y + outwards.y * fit.intercept),
            direction: Point(x: along.x + outwards.x * fit.slope, y: along.y + outwards.y * fit.slope))
    }

    /// The distance outwards at which the mask first falls below a half; nil when it is not above it at the start.
    private static func crossing(
        at foot: Point, along outwards: Point, from first: Double, to last: Double, in mask: Image
    ) -> Double? {
        let step = 0.5, half = 127.5
        func value(_ offset: Double) -> Double {
            mask.brightness(at: Point(x: foot.x + outwards.x * offset, y: foot.y + outwards.y * offset)) ?? 0
        }
        var (offset, before) = (first, value(first))
        guard before >= half else { return nil }
        while offset < last {
            let here = value(offset + step)
            if here < half { return offset + step * (before - half) / max(before - here, 1e-6) }
            before = here
            offset += step
        }
        return nil
    }
}

/// A straight line without ends.
struct StraightLine {
    let start: Point
    /// The direction of the line; of any length but 0.
    let direction: Point

    /// Returns the point where two lines cross; nil when they are nearly parallel.
    func meets(_ other: StraightLine) -> Point? {
        let determinant = direction.x * other.direction.y - direction.y * other.direction.x
        let lengths =
            (direction.x * direction.x + direction.y * direction.y)
            * (other.direction.x * other.direction.x + other.direction.y * other.direction.y)
        guard abs(determinant) > 0.05 * lengths.squareRoot() else { return nil }
        let (x, y) = (other.start.x - start.x, other.start.y - start.y)
        let distance = (x * other.direction.y - y * other.direction.x) / determinant
        return Point(x: start.x + direction.x * distance, y: start.y + direction.y * distance)
    }
}

extension Quadrilateral {
    /// The same corners in the other direction.
    fileprivate var turnedOver: Quadrilateral {
        Quadrilateral(topLeft: topLeft, topRight: bottomLeft, bottomRight: bottomRight, bottomLeft: topRight)
    }
}
