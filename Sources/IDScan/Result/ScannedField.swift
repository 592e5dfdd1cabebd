public import Imaging
public import MRZ

/// One field of a document, with everything that is known about how far it can be trusted.
public struct ScannedField: Hashable, Sendable, Codable {
    /// What the field means: a name with spaces, an ISO 8601 date, a code without fillers.
    public let value: String
    /// What is printed, in the characters of the zone.
    public let text: String
    /// The English name of what a code stands for, such as a state.
    public let name: String?
    /// What the field's own check digit says; no format prints one for names, nationality, sex and codes.
    public let check: CheckVerdict
    /// Whether a character of it was not read beyond doubt.
    public let isInDoubt: Bool
    /// What a second reader says; nil for text that was not read from an image.
    public let agreement: ReaderAgreement?
    /// Whether the issuer cut the value to fit (Doc 9303-4, 4.2.3).
    public let isTruncated: Bool
    /// How certain the reader is of every character at once, 0…1; nil for text that was not read from an image.
    public let confidence: Double?
    /// Where the field is printed, in pixels of the photograph; nil for text that was not read from an image.
    public let quadrilateral: Quadrilateral?
    /// Which part of the document it is from.
    public let source: FieldSource

    private enum CodingKeys: String, CodingKey {
        case value, text, name, check, agreement, confidence, quadrilateral, source
        case isInDoubt = "inDoubt"
        case isTruncated = "truncated"
    }
}

extension ScannedField {
    /// A field of text that was not read from an image.
    init(_ field: Field) {
        self.init(field, isInDoubt: false, agreement: nil, confidence: nil, quadrilateral: nil)
    }

    /// A field that was read from a photograph.
    init(
        _ field: Field, isInDoubt: Bool, agreement: ReaderAgreement?, confidence: Double?,
        quadrilateral: Quadrilateral?
    ) {
        value = field.value
        text = field.text
        name = field.codeName
        check = field.check
        isTruncated = field.isTruncated
        self.isInDoubt = isInDoubt
        self.agreement = agreement
        self.confidence = confidence
        self.quadrilateral = quadrilateral
        source = .mrz
    }

    /// A field that only the print has; nil when its text makes no sense.
    init?(_ printed: PrintedField, as content: FieldContent) {
        guard let value = printed.value else { return nil }
        self.value = value
        text = printed.text
        name = content == .stateCode ? StateCode(value)?.name : nil
        check = .notPrinted
        isTruncated = false
        isInDoubt = false
        agreement = nil
        confidence = printed.confidence
        quadrilateral = printed.quadrilateral
        source = .visualZone
    }
}
