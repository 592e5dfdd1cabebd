public import Imaging

/// Bright pixels that touch each other, by a side or a corner.
public struct ConnectedArea: Hashable, Sendable {
    /// Pixels beside each other in one row.
    public struct Run: Hashable, Sendable {
        /// The row.
        public let row: Int
        /// The columns; at least one.
        public let columns: Range<Int>
    }

    /// The rows of the pixels, from top to bottom, and in each from left to right; at least one run.
    public let runs: [Run]

    /// How many pixels there are.
    public var area: Int { runs.reduce(0) { $0 + $1.columns.count } }
    /// From the leftmost column on, up to the rightmost.
    public let columns: Range<Int>
    /// From the topmost row on, up to the lowest.
    public let rows: Range<Int>

    /// Creates an area from its runs.
    ///
    /// - Precondition: There is at least one, and they are sorted.
    init(runs: [Run]) {
        self.runs = runs
        let (left, right) = runs.reduce((Int.max, Int.min)) {
            (min($0.0, $1.columns.lowerBound), max($0.1, $1.columns.upperBound))
        }
        columns = left..<right
        rows = runs[0].row..<runs[runs.count - 1].row + 1
    }
}

extension Image {
    /// Returns the connected areas of the pixels of a grey image that are not 0.
    ///
    /// - Parameter sides: Areas whose longer side is not among these are left out, in pixels.
    /// - Returns: The areas, the topmost first.
    /// - Precondition: The image is grey.
    public func connectedAreas(sides: ClosedRange<Int>) -> [ConnectedArea] {
        precondition(pixelFormat == .grey, "areas are sought in grey images")
        var tracing = AreaTracing()
        pixels.withUnsafeBufferPointer { pixels in
            for row in 0..<height {
                tracing.startRow()
                var column = 0
                let start = row * width
                while column < width {
                    guard pixels[start + column] != 0 else {
                        column += 1
                        continue
                    }
                    let first = column
                    while column < width, pixels[start + column] != 0 { column += 1 }
                    tracing.add(ConnectedArea.Run(row: row, columns: first..<column))
                }
            }
        }
        return tracing.areas(sides: sides)
    }
}

/// Joins the runs of rows, from top to bottom: union and find.
private struct AreaTracing {
    private var runs: [ConnectedArea.Run] = []
    /// For each run an earlier one of the same area, or itself.
    private var parents: [Int] = []
    /// The runs of the row above that may still touch one of this row.
    private var above = 0..<0
    private var rowStart = 0

    mutating func startRow() {
        above = rowStart..<runs.count
        rowStart = runs.count
    }

    mutating func add(_ run: ConnectedArea.Run) {
        let index = runs.count
        runs.append(run)
        parents.append(index)
        guard let last = above.last, runs[last].row == run.row - 1 else { return }
        // Touching by a corner is enough.
        while let first = above.first, runs[first].columns.upperBound < run.columns.lowerBound {
            above = first + 1..<above.upperBound
        }
        for other in above {
            guard runs[other].columns.lowerBound <= run.columns.upperBound else { break }
            join(other, index)
        }
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(of: a), root(of: b))
        parents[max(a, b)] = min(a, b)
    }

    private mutating func root(of run: Int) -> Int {
        var root = run
        while parents[root] != root {
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    mutating func areas(sides: ClosedRange<Int>) -> [ConnectedArea] {
        let roots = runs.indices.map { root(of: $0) }
        // Sorted by counting: the runs of an area stay in their order.
        var starts = [Int](repeating: 0, count: runs.count + 1)
        for root in roots { starts[root + 1] += 1 }
        for index in runs.indices { starts[index + 1] += starts[index] }
        var next = starts
        var sorted = runs
        for (index, root) in roots.enumerated() {
            sorted[next[root]] = runs[index]
            next[root] += 1
        }
        return runs.indices.compactMap { root in
            guard starts[root] < starts[root + 1] else { return nil }
            let area = ConnectedArea(runs: Array(sorted[starts[root]..<starts[root + 1]]))
            return sides.contains(max(area.columns.count, area.rows.count)) ? area : nil
        }
    }
}
