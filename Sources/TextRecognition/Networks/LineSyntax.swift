/// What a line of a known kind looks like: how many characters it has, and which may stand where.
public struct LineSyntax: Hashable, Sendable {
    /// The characters that may stand in each column, from left to right.
    public let columns: [AllowedCharacters]

    /// Creates a syntax from what may stand in each column.
    public init(columns: [AllowedCharacters]) {
        self.columns = columns
    }
}
