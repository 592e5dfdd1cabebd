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

    /// The number of pixels.
    public var area: Int { runs.reduce(0) { $0 + $1.columns.count } }
    /// From the leftmost column on, up to the rightmost.
    public let columns: Range<Int>
    /// From the topmost row on, up to the lowest.
    public let rows: Range<Int>
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
                    tracing.add(row: row, columns: first..<column)
                }
            }
        }
        return tracing.areas(sides: sides)
    }
}

/// Joins the runs of rows, from top to bottom: union and find.
///
/// Noise has millions of runs, so that they are kept in few bytes.
fileprivate struct AreaTracing {
    struct Run {
        let row, start, end: Int32
    }

    private var runs: [Run] = []
    /// For each run an earlier one of the same area, or itself.
    private var parents: [Int32] = []
    /// The runs of the row above that may still touch one of this row.
    private var above = 0..<0
    private var rowStart = 0

    mutating func startRow() {
        above = rowStart..<runs.count
        rowStart = runs.count
    }

    mutating func add(row: Int, columns: Range<Int>) {
        let index = runs.count
        let run = Run(row: Int32(row), start: Int32(columns.lowerBound), end: Int32(columns.upperBound))
        runs.append(run)
        parents.append(Int32(index))
        guard let last = above.last, runs[last].row == run.row - 1 else { return }
        // Touching by a corner is enough.
        while let first = above.first, runs[first].end < run.start { above = first + 1..<above.upperBound }
        for other in above {
            guard runs[other].start <= run.end else { break }
            join(other, index)
        }
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(of: a), root(of: b))
        parents[max(a, b)] = Int32(min(a, b))
    }

    private mutating func root(of run: Int) -> Int {
        var root = run
        while parents[root] != root {
            parents[root] = parents[Int(parents[root])]
            root = Int(parents[root])
        }
        return root
    }

    mutating func areas(sides: ClosedRange<Int>) -> [ConnectedArea] {
        // Sorted by counting: the runs of an area stay in their order.
        var ends = [Int32](repeating: 0, count: runs.count + 1)
        for index in runs.indices {
            parents[index] = Int32(root(of: index))
            ends[Int(parents[index]) + 1] += 1
        }
        for index in runs.indices { ends[index + 1] += ends[index] }
        var sorted = runs
        for (index, root) in parents.enumerated() {
            sorted[Int(ends[Int(root)])] = runs[index]
            // Where the area starts becomes where it ends.
            ends[Int(root)] += 1
        }
        var start = 0
        return runs.indices.compactMap { root in
            let end = Int(ends[root])
            guard start < end else { return nil }
            defer { start = end }
            return ConnectedArea(of: sorted[start..<end], sides: sides)
        }
    }
}

extension ConnectedArea {
    /// Creates an area from its runs, from top to bottom; nil when its longer side is not among some.
    fileprivate init?(of runs: ArraySlice<AreaTracing.Run>, sides: ClosedRange<Int>) {
        guard let first = runs.first, let last = runs.last else { return nil }
        let (left, right) = runs.reduce((first.start, first.end)) { (min($0.0, $1.start), max($0.1, $1.end)) }
        columns = Int(left)..<Int(right)
        rows = Int(first.row)..<Int(last.row) + 1
        guard sides.contains(max(columns.count, rows.count)) else { return nil }
        self.runs = runs.map { Run(row: Int($0.row), columns: Int($0.start)..<Int($0.end)) }
    }
}
