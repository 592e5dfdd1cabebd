/// Some neighbouring characters of one line of a zone, as people count.
public struct FieldPosition: Hashable, Sendable, Codable {
    /// The line, from 1.
    public let line: Int
    /// The columns, from 1.
    public let columns: ClosedRange<Int>

    /// Creates a position from a line and columns, both from 1.
    public init(line: Int, columns: ClosedRange<Int>) {
        self.line = line
        self.columns = columns
    }

    /// Creates the position of a segment that holds at least one character.
    init(_ segment: ZoneSegment) {
        self.init(line: segment.line + 1, columns: segment.columns.lowerBound + 1...segment.columns.upperBound)
    }
}

extension FieldPosition: CustomStringConvertible {
    /// The place in words: `line 2, columns 14 to 19`.
    public var description: String {
        columns.count == 1
            ? "line \(line), column \(columns.lowerBound)"
            : "line \(line), columns \(columns.lowerBound) to \(columns.upperBound)"
    }
}
