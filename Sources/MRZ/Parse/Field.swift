/// A field of a zone: its meaning, its print, its place, and the verdict of its check digit.
public struct Field: Hashable, Sendable, Codable {
    /// The name of the field.
    public let name: FieldName
    /// The meaning of the field; empty if it is empty or cannot be understood.
    ///
    /// Fillers between parts are spaces, dates are ISO 8601 with unknown parts left out.
    public internal(set) var value: String
    /// The printed text, without the fillers at its end; dates keep them.
    public let text: String
    /// The English name of the state or organisation, if the field is the code of one and the code is known.
    public internal(set) var codeName: String?
    /// The date, if the field is one and the calendar has it; nil for an expiry that is ``unlimited``.
    public internal(set) var date: CalendarDate?
    /// True where the date may as well be one of another century, or stand for no end: see ``Validity``.
    public internal(set) var isCenturyOpen = false
    /// The place of the field; of a name, only the identifier.
    public let position: FieldPosition
    /// The place where a long document number goes on, behind the place of its check digit.
    public internal(set) var continuation: FieldPosition?
    /// The verdict of the check digit that covers the field: its own where it has one, else the composite.
    public let check: CheckVerdict
    /// True where the field is a name that the issuer may have cut, because it fills all its columns.
    public internal(set) var isTruncated = false

    /// The value of an expiry that never comes.
    public static let unlimited = "unlimited"

    /// Creates a field as most are; the rest is set afterwards.
    init(_ name: FieldName, value: String, text: String, position: FieldPosition, check: CheckVerdict) {
        self.name = name
        self.value = value
        self.text = text
        self.position = position
        self.check = check
    }
}
