/// The part of a ``CheckDigitLayout`` that judges a digit, as offsets in a zone without line breaks.
struct CheckDigitPlace: Hashable, Sendable {
    let field: CheckedField
    let offset: Int
    /// The place where a long number goes on; empty where the format knows none.
    let continuation: Range<Int>
    let allowsFillerOverEmptyField: Bool
}
