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
