import Imaging

/// A place of print, from left to right and from top to bottom: in pixels of the frame in which print is read, or in millimetres
/// on a document.
struct PrintPlace {
    var columns: ClosedRange<Double>
    var middle: Double
    var height: Double

    var left: Double { columns.lowerBound }
    var right: Double { columns.upperBound }
    var width: Double { right - left }
}

extension PrintPlace {
    /// Around corners.
    init(_ corners: Quadrilateral) {
        let extent = Extent(around: corners.corners)
        columns = extent.left...extent.right
        // Leaning lines are not as high as the box around them.
        middle = extent.centre.y
        height = corners.meanHeight
    }

    /// Lines whose middles differ by less than this share of their height are on one row.
    private static let sameRow = 0.55
    /// The letters of one line are not that many times as high as others.
    private static let mostFactor = 1.8

    /// True if another line stands on the same row, in letters that are about as high.
    func isBeside(_ other: PrintPlace) -> Bool {
        let (lower, higher) = (min(height, other.height), max(height, other.height))
        return abs(middle - other.middle) < Self.sameRow * higher && higher < Self.mostFactor * lower
    }

    /// True if this is read before another: it stands above it, or left of it on the same row.
    func isRead(before other: PrintPlace) -> Bool {
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
