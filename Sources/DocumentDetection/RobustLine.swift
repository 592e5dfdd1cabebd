/// A straight line through most of some points, undisturbed by the others.
struct RobustLine {
    let intercept: Double
    let slope: Double

    /// Fits a line: the median of all slopes (Theil and Sen), then least squares over the points near it.
    ///
    /// - Parameter tolerance: How near is near.
    init?(through points: [(x: Double, y: Double)], tolerance: Double) {
        var slopes: [Double] = []
        for (index, a) in points.enumerated() {
            for b in points[(index + 1)...] where b.x != a.x { slopes.append((b.y - a.y) / (b.x - a.x)) }
        }
        guard !slopes.isEmpty else { return nil }
        let slope = Self.median(slopes)
        let intercept = Self.median(points.map { $0.y - slope * $0.x })
        let near = points.filter { abs($0.y - intercept - slope * $0.x) < tolerance }
        (self.intercept, self.slope) = Self.leastSquares(near) ?? (intercept, slope)
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        guard !sorted.isEmpty else { return 0 }
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    private static func leastSquares(_ points: [(x: Double, y: Double)]) -> (intercept: Double, slope: Double)? {
        let count = Double(points.count)
        guard count >= 2 else { return nil }
        let meanX = points.reduce(0) { $0 + $1.x } / count
        let meanY = points.reduce(0) { $0 + $1.y } / count
        let spread = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
        guard spread > 0 else { return nil }
        let slope = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
        return (meanY - slope * meanX, slope)
    }
}
