/// The place of a check digit, and the characters that it covers.
public struct CheckDigitLayout: Hashable, Sendable {
    /// The field that it protects.
    public let field: CheckedField
    /// The place of the digit: one column.
    public let segment: ZoneSegment
    /// The segments that it covers, in order; the weights run on from one segment to the next.
    public let covered: [ZoneSegment]
    /// The place where the field goes on if a filler stands in the place of its check digit (Doc 9303-5, 4.2.2, note j).
    public let continuation: ZoneSegment?
    /// True where a filler may stand for the digit 0 of a field that holds nothing but fillers.
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
