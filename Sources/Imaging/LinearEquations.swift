/// As many linear equations as there are unknown numbers.
package enum LinearEquations {
    /// Returns the numbers that satisfy all equations (Gauss's elimination, with pivots); nil when these do not determine them.
    ///
    /// - Parameters:
    ///   - rows: The equations: the factor of each number, and behind them their sum.
    ///   - leastPivot: The least factor that counts in the rest of an equation; a smaller one is 0.
    package static func solution(of rows: [[Double]], leastPivot: Double) -> [Double]? {
        var rows = rows
        let count = rows.count
        for column in 0..<count {
            let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
            guard abs(rows[pivot][column]) > leastPivot else { return nil }
            rows.swapAt(pivot, column)
            for row in 0..<count where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in column...count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return rows.indices.map { rows[$0][count] / rows[$0][$0] }
    }
}
