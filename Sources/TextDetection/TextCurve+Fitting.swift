import Imaging

private typealias Tuning = TextLineDetector.Tuning

extension TextCurve {
    /// The highest degree of a curve that is fitted: a page bends a few times at the most.
    static let mostDegrees = 8

    /// Fits a curve to the cells of a line.
    ///
    /// - Parameters:
    ///   - places: The middles of the cells, in pixels; at least one.
    ///   - direction: The direction in which the line is read, a unit vector.
    ///   - height: The height of its capitals, in pixels.
    ///   - cellSide: The side of a cell, in pixels.
    /// - Returns: Nil when the line would be no longer than half its height.
    init?(through places: [Point], along direction: Point, height: Double, cellSide: Double) {
        let along = places.map { $0.x * direction.x + $0.y * direction.y }
        let across = places.map { $0.y * direction.x - $0.x * direction.y }
        guard let first = along.min(), let last = along.max() else { return nil }
        let (start, length) = (first - cellSide / 2, last - first + cellSide)
        guard length > height / 2 else { return nil }
        let middle = across.reduce(0, +) / Double(across.count)
        let degrees = min(Self.mostDegrees, 1 + Int(length / height / Tuning.heightsPerDegree))
        let coefficients = LeastSquares.solution(
            rows: along.map { Legendre.values(upTo: degrees + 1, at: 2 * ($0 - start) / length - 1) },
            values: across.map { $0 - middle }, stiffness: Tuning.stiffness)
        self.init(
            origin: Point(
                x: start * direction.x - middle * direction.y, y: start * direction.y + middle * direction.x),
            direction: direction, length: length, coefficients: coefficients ?? [])
    }
}

/// Fits a few numbers to many equations.
enum LeastSquares {
    /// Returns the numbers that satisfy equations best: those with the least sum of squared errors.
    ///
    /// - Parameters:
    ///   - rows: The factors of the numbers in each equation; all of one length.
    ///   - values: The values that the equations should give.
    ///   - stiffness: The weight of the squares of the numbers themselves, as a share of all equations.
    /// - Returns: The numbers; nil when there is no equation, or they do not determine anything.
    static func solution(rows: [[Double]], values: [Double], stiffness: Double) -> [Double]? {
        guard let count = rows.first?.count, count > 0, rows.count == values.count else { return nil }
        var matrix = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
        for (row, value) in zip(rows, values) {
            for i in 0..<count {
                for j in i..<count { matrix[i][j] += row[i] * row[j] }
                matrix[i][count] += row[i] * value
            }
        }
        for i in 0..<count {
            for j in 0..<i { matrix[i][j] = matrix[j][i] }
            // A constant and a slope are free; what bends costs more, the more often it does.
            matrix[i][i] += stiffness * Double(rows.count) * Double(max(0, i - 1))
        }
        return LinearEquations.solution(of: matrix, leastPivot: 1e-9)
    }
}
