/// The difference in distance between the two ends of some lines of text: the lines are printed parallel, and run
/// together where they lead away from the camera.
///
/// Characters at even distances along such lines are seen the closer together the farther away they are: as the square
/// of the distance of the lines.
struct Foreshortening {
    /// The beginning and the end of the lines, in pixels of their patch.
    private let left, right: Double
    /// The distance between the first and the last line at both ends, in pixels.
    private let distances: (left: Double, right: Double)

    /// Nil when the lines are one, or parallel, or cross.
    init?(of lines: [TracedLine], by tuning: ZoneLocator.Tuning.Tracing = .init()) {
        guard let first = lines.first, let last = lines.last, lines.count > 1 else { return nil }
        left = lines.reduce(first.left) { min($0, $1.left) }
        right = lines.reduce(first.right) { max($0, $1.right) }
        distances = (last.centre(at: left) - first.centre(at: left), last.centre(at: right) - first.centre(at: right))
        guard left < right, distances.left > 0, distances.right > 0 else { return nil }
        let ratio = max(distances.left, distances.right) / min(distances.left, distances.right)
        guard tuning.foreshortening.contains(ratio) else { return nil }
    }

    /// The distance of a column, seen from straight above, from the beginning of the lines: in pixels as large as they
    /// are in the middle of the lines.
    func evened(_ column: Double) -> Double {
        let middle = (distances.left + distances.right) / 2
        let share = (column - left) / (right - left)
        let distance = distances.left + (distances.right - distances.left) * share
        return middle * middle * (column - left) / (distances.left * distance)
    }

    /// Returns values of columns at even distances as seen from straight above.
    ///
    /// - Parameter profile: A value for each column of the patch.
    /// - Parameter columns: The columns that are wanted.
    func evened(_ profile: [Int], columns: Range<Int>) -> [Int] {
        guard let first = columns.first, let last = columns.last else { return [] }
        var evened: [Int] = []
        evened.reserveCapacity(columns.count * 2)
        let ends = (self.evened(Double(first)), self.evened(Double(last)))
        var column = first
        var place = ends.0
        while place <= ends.1 {
            while column < last, self.evened(Double(column) + 0.5) < place { column += 1 }
            evened.append(profile[column])
            place += 1
        }
        return evened
    }
}
