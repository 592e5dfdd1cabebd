import Imaging

/// The room that documents leave open in a photograph, where one more of about their size may lie.
struct OpenRoom {
    private typealias Tuning = DocumentScanner.Tuning

    /// The side of the largest upright square that no document covers, in pixels of the photograph.
    let side: Double

    /// Looks for the largest open square.
    ///
    /// - Parameters:
    ///   - documents: The outlines, in pixels of the photograph.
    ///   - width: The width of the photograph, in pixels.
    ///   - height: The height of the photograph, in pixels.
    init(beside documents: [Quadrilateral], width: Int, height: Int) {
        let cell = Double(max(width, height)) / Double(Tuning.roomSteps)
        let columns = Int((Double(width) / cell).rounded(.up)), rows = Int((Double(height) / cell).rounded(.up))
        var above = [Int](repeating: 0, count: columns + 1)
        var largest = 0
        for row in 0..<rows {
            var sides = [Int](repeating: 0, count: columns + 1)
            for column in 0..<columns {
                let middle = Point(x: (Double(column) + 0.5) * cell, y: (Double(row) + 0.5) * cell)
                guard !documents.contains(where: { $0.contains(middle) }) else { continue }
                // A square ends in this cell where three ended: above, to the left, and between both.
                sides[column + 1] = min(above[column], above[column + 1], sides[column]) + 1
            }
            largest = max(largest, sides.max() ?? 0)
            above = sides
        }
        side = Double(largest) * cell
    }

    /// True if one more document of about the size of the smallest fits in, or there is no document.
    static func isLeft(by documents: [Quadrilateral], width: Int, height: Int) -> Bool {
        guard let shortest = documents.map({ min($0.meanWidth, $0.meanHeight) }).min() else { return true }
        return OpenRoom(beside: documents, width: width, height: height).side >= Tuning.leastRoom * shortest
    }
}
