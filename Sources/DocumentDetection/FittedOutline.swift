import Imaging

/// A quadrilateral whose sides lie where brightness changes most.
struct FittedOutline {
    let quadrilateral: Quadrilateral
    /// How much of the sides shows a straight edge, 0…1: the mean of all sides.
    let support: Double
    /// The same of the side that shows least.
    let weakestSupport: Double

    /// Fits the sides of a rough outline; nil when they do not meet in a convex shape.
    ///
    /// - Parameters:
    ///   - outline: The rough outline.
    ///   - image: The grey image.
    ///   - reach: How far off the sides may be, in pixels; nil for a share of their length.
    init?(near outline: Quadrilateral, in image: Image, reach: Double? = nil) {
        let corners = outline.corners
        let sides = corners.indices.map {
            FittedSide(from: corners[$0], to: corners[($0 + 1) % 4], in: image, reach: reach)
        }
        let met = sides.indices.compactMap { sides[($0 + 3) % 4].meets(sides[$0]) }
        guard met.count == 4 else { return nil }
        quadrilateral = Quadrilateral(topLeft: met[0], topRight: met[1], bottomRight: met[2], bottomLeft: met[3])
        let reach = Double(image.width + image.height)
        guard quadrilateral.isConvex, zip(met, corners).allSatisfy({ $0.distance(to: $1) < reach / 10 }) else {
            return nil
        }
        support = sides.reduce(0) { $0 + $1.support } / 4
        weakestSupport = sides.map(\.support).min() ?? 0
    }
}

/// A straight edge near a line between two points.
private struct FittedSide {
    private let line: StraightLine
    /// The fraction of the samples that show an edge on the fitted line.
    let support: Double

    private static let sampleCount = 40
    /// Text, too, has edges: so many of the strongest are kept at each sample.
    private static let edgesPerSample = 3
    /// With less support a rough side is as good as the fitted one.
    private static let leastSupport = 0.3
    /// How many samples fewer a line may have that is where the rough side is than one at the end of the reach.
    private static let nearness = 4.0
    /// Less change of brightness within two pixels is no edge.
    private static let smallestStep = 6.0

    init(from roughStart: Point, to roughEnd: Point, in image: Image, reach: Double?) {
        let length = max(roughStart.distance(to: roughEnd), 1)
        let along = Point(x: (roughEnd.x - roughStart.x) / length, y: (roughEnd.y - roughStart.y) / length)
        let reach = max(4, Int(reach ?? length * 0.03))
        let tolerance = max(1.5, length * 0.003)
        let samples = (0..<Self.sampleCount).map { index in
            // Corners may be rounded: the middle of the side is enough.
            let position = length * (0.08 + 0.84 * Double(index) / Double(Self.sampleCount - 1))
            let sample = Point(x: roughStart.x + along.x * position, y: roughStart.y + along.y * position)
            return Self.edgeOffsets(at: sample, across: along, reach: reach, in: image).map { (x: position, y: $0) }
        }
        let edges = Self.edgesOnOneLine(among: samples, tolerance: tolerance, reach: Double(reach))
        guard edges.count >= 4, let fit = RobustLine(through: edges, tolerance: tolerance) else {
            (line, support) = (StraightLine(start: roughStart, direction: along), 0)
            return
        }
        support = Double(edges.count) / Double(Self.sampleCount)
        guard support >= Self.leastSupport else {
            line = StraightLine(start: roughStart, direction: along)
            return
        }
        line = StraightLine(
            start: Point(x: roughStart.x - along.y * fit.intercept, y: roughStart.y + along.x * fit.intercept),
            direction: Point(x: along.x - along.y * fit.slope, y: along.y + along.x * fit.slope))
    }

    /// Returns the edges, at most one of each sample, on the line that passes through the most of them.
    private static func edgesOnOneLine(
        among samples: [[(x: Double, y: Double)]], tolerance: Double, reach: Double
    ) -> [(x: Double, y: Double)] {
        let third = samples.count / 3
        let starts = stride(from: 0, to: third, by: 2).flatMap { samples[$0] }
        let ends = stride(from: samples.count - 1, to: samples.count - third, by: -2).flatMap { samples[$0] }
        var best: [(x: Double, y: Double)] = []
        var bestScore = 0.0
        for start in starts {
            for end in ends {
                let slope = (end.y - start.y) / (end.x - start.x)
                let near = samples.compactMap { edges in
                    edges.first { abs($0.y - start.y - slope * ($0.x - start.x)) < tolerance }
                }
                let offset = (start.y + end.y) / 2 / reach
                let score = Double(near.count) - Self.nearness * offset * offset
                if score > bestScore { (best, bestScore) = (near, score) }
            }
        }
        return best
    }

    /// Returns how far off a line brightness changes most, the steepest changes first.
    private static func edgeOffsets(at point: Point, across along: Point, reach: Int, in image: Image) -> [Double] {
        let brightness = (-reach - 1...reach + 1).map { offset in
            image.brightness(
                at: Point(x: point.x - along.y * Double(offset), y: point.y + along.x * Double(offset)))
        }
        let steps = (1..<brightness.count - 1).map { index in
            guard let before = brightness[index - 1], let after = brightness[index + 1] else { return 0.0 }
            return abs(after - before)
        }
        let peaks = steps.indices.filter { index in
            let isRising = index == 0 || steps[index] > steps[index - 1]
            let isFalling = index == steps.count - 1 || steps[index] >= steps[index + 1]
            return steps[index] > smallestStep && isRising && isFalling
        }
        return peaks.sorted { steps[$0] > steps[$1] }.prefix(edgesPerSample).map { index in
            guard index > 0, index < steps.count - 1 else { return Double(index - reach) }
            // The vertex of the parabola through the peak and its neighbours.
            let (before, peak, after) = (steps[index - 1], steps[index], steps[index + 1])
            return Double(index - reach) + 0.5 * (before - after) / min(before - 2 * peak + after, -1e-9)
        }
    }

    /// Returns the point where two sides cross; nil when they are parallel.
    func meets(_ other: FittedSide) -> Point? { line.meets(other.line) }
}
