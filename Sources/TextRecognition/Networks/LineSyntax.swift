/// The syntax of a line of a known kind: the number of its characters, and the ones that may stand in each column.
public struct LineSyntax: Hashable, Sendable {
    /// The characters that may stand in each column, from left to right.
    public let columns: [AllowedCharacters]

    /// Creates a syntax from the characters that may stand in each column.
    public init(columns: [AllowedCharacters]) {
        self.columns = columns
    }
}
