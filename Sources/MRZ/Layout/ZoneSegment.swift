/// Some neighbouring characters of one line of a zone.
public struct ZoneSegment: Hashable, Sendable {
    /// The line, from 0.
    public let line: Int
    /// The columns, from 0.
    public let columns: Range<Int>

    /// Creates a segment from a line and columns, both from 0.
    public init(line: Int, columns: Range<Int>) {
        self.line = line
        self.columns = columns
    }
}

extension ZoneSegment {
    /// Returns some of the columns of this segment, at least one.
    ///
    /// - Parameter columns: The columns, from 0; an empty range stands for the nearest column.
    func subsegment(_ columns: Range<Int>) -> ZoneSegment {
        guard columns.isEmpty else { return ZoneSegment(line: line, columns: columns) }
        let nearest = min(columns.lowerBound, self.columns.upperBound - 1)
        return ZoneSegment(line: line, columns: nearest..<nearest + 1)
    }
}
