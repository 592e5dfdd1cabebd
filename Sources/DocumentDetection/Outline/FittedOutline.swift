import Imaging

/// A quadrilateral whose sides lie where brightness changes most.
struct FittedOutline {
    let quadrilateral: Quadrilateral
    /// The share of the sides that shows a straight edge, 0…1: the mean of all sides.
    let support: Double
    /// The same of the side that shows least.
    let weakestSupport: Double
    /// Its score, at most 4: the support of all sides, less a penalty for each side that is far off, less the penalty
    /// for the whole outline.
    let score: Double

    /// Fits the sides of a rough outline, each to the best edge near it; nil when they do not meet in a convex shape.
    ///
    /// - Parameters:
    ///   - outline: The rough outline.
    ///   - image: The grey image.
    ///   - reach: The possible error of the sides, in pixels; nil for a share of their length.
    init?(
        near outline: Quadrilateral, in image: Image, reach: Double? = nil,
        by tuning: DocumentDetector.Tuning.Outline = .init()
    ) {
        let reaches = outline.sides.map { reach ?? $0.start.distance(to: $0.end) * tuning.usualReach }
        self.init(near: outline, in: image, reaches: reaches, search: tuning.best, by: tuning) { _ in 0 }
    }

    /// Fits the sides of the rough outline of a document, each to one of several edges near it, so that together they have the
    /// proportions that documents have; nil when they never meet in a convex shape.
    ///
    /// Shadows, fingers and lines of print are straight, too, and often clearer than the edge of a page on paper: one
    /// side alone does not tell them apart.
    ///
    /// - Parameters:
    ///   - outline: The rough outline.
    ///   - image: The grey image, all of the photograph.
    ///   - reaches: The possible error of each side, from the upper one on, in pixels.
    ///   - misfit: The penalty for an outline, beside that for its proportions; a side that is wholly seen counts 1.
    init?(
        ofDocumentNear outline: Quadrilateral, in image: Image, reaches: [Double],
        by tuning: DocumentDetector.Tuning.Outline = .init(), misfit: (Quadrilateral) -> Double = { _ in 0 }
    ) {
        self.init(near: outline, in: image, reaches: reaches, search: tuning.several, by: tuning) {
            $0.strangeness(width: image.width, height: image.height, by: tuning) + misfit($0)
        }
    }

    private init?(
        near outline: Quadrilateral, in image: Image, reaches: [Double], search: EdgeSearch,
        by tuning: DocumentDetector.Tuning.Outline, cost: (Quadrilateral) -> Double
    ) {
        let choices = zip(outline.sides, reaches).map {
            FittedSide(from: $0.start, to: $0.end, in: image, reach: $1, search: search, by: tuning).edges
        }
        let farthest = Double(image.width + image.height) / tuning.farthest
        var best: (outline: Quadrilateral, edges: [FittedEdge], score: Double)?
        for top in choices[0] {
            for right in choices[1] {
                for bottom in choices[2] {
                    for left in choices[3] {
                        let edges = [top, right, bottom, left]
                        guard let met = Quadrilateral(sides: edges.map(\.line)), met.isConvex,
                            zip(met.corners, outline.corners).allSatisfy({ $0.distance(to: $1) < farthest })
                        else { continue }
                        let score = edges.reduce(0) { $0 + $1.score } - cost(met)
                        if score > best?.score ?? -.infinity { best = (met, edges, score) }
                    }
                }
            }
        }
        guard let best else { return nil }
        quadrilateral = best.outline
        support = best.edges.reduce(0) { $0 + $1.support } / 4
        weakestSupport = best.edges.map(\.support).min() ?? 0
        score = best.score
    }
}

/// The way of choosing edges near a side.
package struct EdgeSearch: Sendable {
    /// The number of edges that are tried.
    let count: Int
    /// Text, too, has edges: so many of the strongest are kept at each sample.
    let edgesPerSample: Int
    /// The share of a side, 0…1, that an edge at the end of the reach must show more than one where the rough side is.
    let nearness: Double
    /// The score of the rough side without any edge, as if this share of it were seen; nil if it is tried only where no
    /// edge is found.
    let roughScore: Double?
}

/// A straight line that may be the side of a document.
private struct FittedEdge {
    let line: StraightLine
    /// The fraction of the samples that show an edge on the line.
    let support: Double
    /// Its score: the support, less a penalty that grows with the distance.
    let score: Double
}

/// The straight edges near a line between two points, the best one first.
private struct FittedSide {
    let edges: [FittedEdge]

    init(
        from start: Point, to end: Point, in image: Image, reach: Double, search: EdgeSearch,
        by tuning: DocumentDetector.Tuning.Outline
    ) {
        let length = max(start.distance(to: end), 1)
        let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        let reach = max(tuning.leastReach, Int(reach))
        let tolerance = max(tuning.tolerance.pixels, length * tuning.tolerance.share)
        var samples = (0..<tuning.sampleCount).map { index in
            let share = (1 - 2 * tuning.unusedEnd) * Double(index) / Double(tuning.sampleCount - 1)
            let position = length * (tuning.unusedEnd + share)
            let sample = Point(x: start.x + along.x * position, y: start.y + along.y * position)
            return Self.edgeOffsets(at: sample, across: along, reach: reach, step: tuning.smallestStep, in: image)
                .prefix(search.edgesPerSample).map { (x: position, y: $0) }
        }
        var edges: [FittedEdge] = []
        var seen = 0.0
        for _ in 0..<search.count {
            let (points, score) = Self.edgesOnOneLine(
                among: samples, tolerance: tolerance, reach: Double(reach), nearness: search.nearness)
            seen = max(seen, Double(points.count) / Double(samples.count))
            guard points.count >= tuning.leastEdges, let fit = RobustLine(through: points, tolerance: tolerance) else {
                break
            }
            let support = Double(points.count) / Double(samples.count)
            guard support >= tuning.leastSupport else { break }
            let line = StraightLine(
                start: Point(x: start.x - along.y * fit.intercept, y: start.y + along.x * fit.intercept),
                direction: Point(x: along.x - along.y * fit.slope, y: along.y + along.x * fit.slope))
            edges.append(FittedEdge(line: line, support: support, score: score))
            samples = samples.map { sample in
                sample.filter { abs($0.y - fit.intercept - fit.slope * $0.x) > 2 * tolerance }
            }
        }
        if edges.isEmpty || search.roughScore != nil {
            let line = StraightLine(start: start, direction: along)
            edges.append(FittedEdge(line: line, support: edges.isEmpty ? seen : 0, score: search.roughScore ?? 0))
        }
        self.edges = edges
    }

    /// Returns the edges, at most one of each sample, on the line through the most of them, and their share of the
    /// samples, less the farther off the line is.
    private static func edgesOnOneLine(
        among samples: [[(x: Double, y: Double)]], tolerance: Double, reach: Double, nearness: Double
    ) -> (points: [(x: Double, y: Double)], score: Double) {
        let third = samples.count / 3
        let starts = stride(from: 0, to: third, by: 2).flatMap { samples[$0] }
        let ends = stride(from: samples.count - 1, to: samples.count - third, by: -2).flatMap { samples[$0] }
        func isNear(_ edge: (x: Double, y: Double), _ start: (x: Double, y: Double), _ slope: Double) -> Bool {
            abs(edge.y - start.y - slope * (edge.x - start.x)) < tolerance
        }
        var best: (start: (x: Double, y: Double), slope: Double, score: Double)?
        for start in starts {
            for end in ends {
                let slope = (end.y - start.y) / (end.x - start.x)
                let count = samples.count { $0.contains { isNear($0, start, slope) } }
                let offset = (start.y + end.y) / 2 / reach
                let score = Double(count) / Double(samples.count) - nearness * offset * offset
                if score > best?.score ?? -.infinity { best = (start, slope, score) }
            }
        }
        guard let (start, slope, score) = best else { return ([], -.infinity) }
        return (samples.compactMap { $0.first { isNear($0, start, slope) } }, score)
    }

    /// Returns the distances from a line at which brightness changes most, the steepest changes first.
    private static func edgeOffsets(
        at point: Point, across along: Point, reach: Int, step smallestStep: Double, in image: Image
    ) -> [Double] {
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
        return peaks.sorted { steps[$0] > steps[$1] }.map { index in
            guard index > 0, index < steps.count - 1 else { return Double(index - reach) }
            // The vertex of the parabola through the peak and its neighbours.
            let (before, peak, after) = (steps[index - 1], steps[index], steps[index + 1])
            return Double(index - reach) + 0.5 * (before - after) / min(before - 2 * peak + after, -1e-9)
        }
    }
}

extension Quadrilateral {
    /// The sides, from the upper one on, clockwise from corner to corner.
    var sides: [(start: Point, end: Point)] {
        let corners = self.corners
        return corners.indices.map { (corners[$0], corners[($0 + 1) % 4]) }
    }

    /// Creates the outline whose sides lie on four lines, from the upper one on; nil when two neighbours are parallel.
    init?(sides: [StraightLine]) {
        let met = sides.indices.compactMap { sides[($0 + 3) % 4].meets(sides[$0]) }
        guard met.count == 4 else { return nil }
        self.init(topLeft: met[0], topRight: met[1], bottomRight: met[2], bottomLeft: met[3])
    }
}
