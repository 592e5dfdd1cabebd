import Imaging
import TextRecognition

/// The place of a line on a document, in millimetres.
struct LinePlace {
    /// From its left to its right end, and from the top to the foot of its letters.
    let columns, rows: ClosedRange<Double>

    init(columns: ClosedRange<Double>, rows: ClosedRange<Double>) { (self.columns, self.rows) = (columns, rows) }

    /// Around corners, in millimetres.
    init(_ corners: Quadrilateral) {
        let (xs, ys) = (corners.corners.map(\.x), corners.corners.map(\.y))
        columns = (xs.min() ?? 0)...(xs.max() ?? 0)
        // Leaning lines are not as high as the box around them.
        let middle = ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2
        rows = middle - corners.meanHeight / 2...middle + corners.meanHeight / 2
    }

    var middle: Double { (rows.lowerBound + rows.upperBound) / 2 }
    var height: Double { rows.upperBound - rows.lowerBound }
    var width: Double { columns.upperBound - columns.lowerBound }

    /// Lines whose middles differ by less than this share of their height are on one row.
    private static let sameRow = 0.55
    /// The letters of one line are not that many times as high as others.
    private static let mostFactor = 1.8

    /// True if another line stands on the same row, in letters that are about as high.
    func isBeside(_ other: LinePlace) -> Bool {
        let (lower, higher) = (min(height, other.height), max(height, other.height))
        return abs(middle - other.middle) < Self.sameRow * higher && higher < Self.mostFactor * lower
    }
}

extension LinePlace {
    /// True if this is read before another: it stands above it, or left of it on the same row.
    func isRead(before other: LinePlace) -> Bool {
        isBeside(other) ? columns.upperBound <= other.columns.lowerBound : middle < other.middle
    }
}

extension ClosedRange<Double> {
    /// The distance of a number outside; 0 inside.
    func distance(to number: Double) -> Double {
        Swift.max(lowerBound - number, number - upperBound, 0)
    }

    /// The length of the common part of two ranges; negative by as much as they are apart.
    func overlap(with other: ClosedRange<Double>) -> Double {
        Swift.min(upperBound, other.upperBound) - Swift.max(lowerBound, other.lowerBound)
    }
}
