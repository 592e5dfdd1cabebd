/// Where a check digit stands, and what it covers.
public struct CheckDigitLayout: Hashable, Sendable {
    /// What it protects.
    public let field: CheckedField
    /// Where it stands: one column.
    public let segment: ZoneSegment
    /// What it covers, in order; the weights run on from one segment to the next.
    public let covered: [ZoneSegment]
    /// Where the field goes on if a filler stands in the place of its check digit (Doc 9303-5, 4.2.2, note j).
    public let continuation: ZoneSegment?
    /// Whether a filler may stand for the digit 0 of a field that holds nothing but fillers.
    public let allowsFillerOverEmptyField: Bool

    init(
        _ field: CheckedField, line: Int, column: Int, over covered: [ZoneSegment],
        continuation: ZoneSegment? = nil, allowsFillerOverEmptyField: Bool = false
    ) {
        self.field = field
        self.segment = ZoneSegment(line: line, columns: column..<column + 1)
        self.covered = covered
        self.continuation = continuation
        self.allowsFillerOverEmptyField = allowsFillerOverEmptyField
    }

    /// The characters that may stand in its place.
    public var characters: CharacterClass {
        continuation != nil || allowsFillerOverEmptyField ? [.digits, .filler] : .digits
    }
}
