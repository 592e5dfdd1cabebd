/// A straight line through most of some points, undisturbed by the others: y = intercept + slope · x.
public struct RobustLine: Hashable, Sendable {
    /// The height of the line at x = 0.
    public let intercept: Double
    /// The growth of y with x.
    public let slope: Double

    /// Fits a line: the median of all slopes (Theil and Sen), then least squares over the points near it.
    ///
    /// nil when all points have the same x, or there are fewer than two.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - tolerance: The largest distance in y of a point from the line of medians with which it has a say.
    public init?(through points: [(x: Double, y: Double)], tolerance: Double) {
        var slopes: [Double] = []
        slopes.reserveCapacity(points.count * (points.count - 1) / 2)
        for (index, a) in points.enumerated() {
            for b in points[(index + 1)...] where b.x != a.x { slopes.append((b.y - a.y) / (b.x - a.x)) }
        }
        guard !slopes.isEmpty else { return nil }
        let slope = Self.median(slopes)
        let intercept = Self.median(points.map { $0.y - slope * $0.x })
        let near = points.filter { abs($0.y - intercept - slope * $0.x) < tolerance }
        (self.intercept, self.slope) = Self.leastSquares(near) ?? (intercept, slope)
    }

    /// Returns the value in the middle; of an even number the mean of the two there; 0 of none.
    public static func median(_ values: [Double]) -> Double {
        guard !values.isEmpty else { return 0 }
        var values = values
        let middle = values.count / 2
        let upper = values.select(middle)
        // What is before the middle one is not larger.
        return values.count % 2 == 1 ? upper : ((values[..<middle].max() ?? upper) + upper) / 2
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

extension [Double] {
    /// Returns the value that would stand at an index if these were sorted; moves it there, nothing larger before it and
    /// nothing smaller behind (Hoare 1961). The slopes of a line are some hundred: sorting all takes several times as long.
    fileprivate mutating func select(_ index: Int) -> Double {
        withUnsafeMutableBufferPointer { values in
            var (first, last) = (0, values.count - 1)
            while first < last {
                let pivot = values[(first + last) / 2]
                var (left, right) = (first, last)
                while left <= right {
                    while values[left] < pivot { left += 1 }
                    while pivot < values[right] { right -= 1 }
                    if left <= right {
                        values.swapAt(left, right)
                        left += 1
                        right -= 1
                    }
                }
                if index <= right { last = right } else if index >= left { first = left } else { break }
            }
            return values[index]
        }
    }
}
