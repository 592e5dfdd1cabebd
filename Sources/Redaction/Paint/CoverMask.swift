import Imaging

/// The pixels of a picture that are covered.
package struct CoverMask: Sendable {
    /// The size, in pixels.
    package let width, height: Int
    /// True for each pixel that is covered, row by row.
    private(set) var isCovered: [Bool]

    init(_ plan: CoverPlan, width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        isCovered = [Bool](repeating: plan.coversEverything, count: width * height)
        for area in plan.hidden { set(area.quadrilateral, to: true) }
        for area in plan.kept { set(area.quadrilateral, to: false) }
        for area in plan.forced { set(area.quadrilateral, to: true) }
        for word in plan.words { set(word.quadrilateral, to: false) }
        for area in plan.secrets { set(area.quadrilateral, to: true) }
    }

    /// A mask that covers nothing.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        isCovered = [Bool](repeating: false, count: width * height)
    }

    /// Covers a place, too.
    mutating func cover(_ place: Quadrilateral) { set(place, to: true) }

    /// The share of a place that is covered, 0 to 1; 0 where it lies outside the picture.
    func share(of place: Quadrilateral) -> Double {
        var (all, covered) = (0, 0)
        forEachRow(of: place, covers: false) { row, columns in
            all += columns.count
            for column in columns where isCovered[row * width + column] { covered += 1 }
        }
        return all == 0 ? 0 : Double(covered) / Double(all)
    }

    /// Sets every pixel that a quadrilateral touches, or, to uncover them, every pixel whose middle lies in it: places
    /// beside each other are open without a seam.
    private mutating func set(_ outline: Quadrilateral, to covers: Bool) {
        guard outline.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            // What has to be covered is somewhere.
            if covers { isCovered = [Bool](repeating: true, count: width * height) }
            return
        }
        var runs: [Range<Int>] = []
        forEachRow(of: outline, covers: covers) { row, columns in
            runs.append(row * width + columns.lowerBound..<row * width + columns.upperBound)
        }
        for run in runs { for index in run { isCovered[index] = covers } }
    }

    /// Visits the pixels of a convex outline, row by row: all that it touches, or those whose middles lie in it.
    private func forEachRow(of outline: Quadrilateral, covers: Bool, _ visit: (Int, Range<Int>) -> Void) {
        let corners = outline.corners
        guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        let ys = corners.map(\.y), reach = covers ? 1.0 : 0
        let first = Self.pixel((ys.min() ?? 0) - reach, height), last = Self.pixel((ys.max() ?? 0) + reach, height)
        for row in first..<max(first, min(height, last + 1)) {
            let middle = Double(row) + 0.5
            // What the edges reach within the row and its neighbours, or in its middle.
            let band = covers ? middle - 0.5 - reach...middle + 0.5 + reach : middle...middle
            guard let span = Self.span(of: corners, in: band) else { continue }
            let left = Self.pixel(covers ? span.lowerBound - reach : span.lowerBound + 0.5, width)
            let right = Self.pixel(covers ? span.upperBound + reach + 1 : span.upperBound + 0.5, width)
            visit(row, left..<max(left, right))
        }
    }

    /// The number of the pixel at a distance from the edge, no farther than a hair beyond the picture.
    private static func pixel(_ distance: Double, _ count: Int) -> Int {
        Int(min(max(distance.rounded(.down), 0), Double(count)))
    }

    /// The beginning and the end of a convex outline within a band of rows; nil when it is not there.
    private static func span(of corners: [Point], in band: ClosedRange<Double>) -> ClosedRange<Double>? {
        var (left, right) = (Double.infinity, -Double.infinity)
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let (low, high) = (max(min(a.y, b.y), band.lowerBound), min(max(a.y, b.y), band.upperBound))
            guard low <= high else { continue }
            let slope = a.y == b.y ? 0 : (b.x - a.x) / (b.y - a.y)
            let (first, last) = a.y == b.y ? (a.x, b.x) : (a.x + slope * (low - a.y), a.x + slope * (high - a.y))
            (left, right) = (min(left, first, last), max(right, first, last))
        }
        guard left <= right else { return nil }
        return left...right
    }
}
