public import Imaging
public import MRZ

/// One field of a document, with everything that is known about how far it can be trusted.
public struct ScannedField: Hashable, Sendable {
    /// The meaning of the field: a name with spaces, an ISO 8601 date, a code without fillers, ``unspecifiedSex``; empty
    /// where the text makes no sense, as of a day that the calendar lacks. An expiry that never comes is `unlimited`.
    public internal(set) var value: String
    /// The printed text, in the characters of the zone.
    public internal(set) var text: String
    /// The same name in the Cyrillic or Greek letters of its State; nil where none are printed, and of other scripts.
    public internal(set) var nativeText: String?
    /// The unit of the value: `cm`; nil for all but heights.
    public internal(set) var unit: String?
    /// The English meaning of a code, such as the name of a state.
    public internal(set) var name: String?
    /// The code of three letters that ISO 3166-1 has for the State: `DEU` for `D`; nil where it has none.
    public internal(set) var alpha3: String?
    /// The code of two letters that ISO 3166-1 has for the State: `DE`; nil where it has none.
    public internal(set) var alpha2: String?
    /// The given names, one by one, as they are printed; nil for other fields. A zone has the same filler for a space and
    /// a hyphen.
    public internal(set) var list: [String]?
    /// The parts of an address; nil for other fields, and where none is certain.
    public internal(set) var addressParts: AddressParts?
    /// The verdict of the field's own check digit; no format prints one for names, nationality, sex and codes.
    public internal(set) var check = CheckVerdict.notPrinted
    /// True where a character of it was not read beyond doubt.
    ///
    /// Print is in doubt unless something proves it: no check digit covers it.
    public internal(set) var isInDoubt = false
    /// True where the date may as well be one of another century: nothing on the document tells it.
    public internal(set) var isCenturyOpen = false
    /// The opinion of a second reader; nil for text that was not read from an image.
    public internal(set) var agreement: ReaderAgreement?
    /// True where the issuer cut the value to fit (Doc 9303-4, 4.2.3).
    public internal(set) var isTruncated = false
    /// The probability that every character was read right, as the reader gives it, 0…1; nil for text that was not read
    /// from an image.
    public internal(set) var confidence: Double?
    /// The part of the document that it is from.
    public internal(set) var source: FieldSource
    /// The place of the field, in pixels of the photograph; nil for text that was not read from an image.
    public internal(set) var quadrilateral: Quadrilateral?
    /// The number of the photograph that shows it, from 0, if several were scanned together; else nil.
    public internal(set) var imageIndex: Int?

    /// The day that the value is in ISO 8601; nil for other values, and without a part that is known.
    public var date: CalendarDate? { CalendarDate(value) }

    /// The value of the sex that a document leaves open, `<` in a zone and `X` in print.
    public static let unspecifiedSex = "unspecified"
}

extension ScannedField {
    /// A field of a zone, of text that was not read from an image unless its place is told.
    init(
        _ field: Field, isInDoubt: Bool = false, agreement: ReaderAgreement? = nil, confidence: Double? = nil,
        quadrilateral: Quadrilateral? = nil, imageIndex: Int? = nil
    ) {
        let state = field.codeName == nil ? nil : StateCode(field.text)
        let isOpen = field.name == .sex && ["", "X"].contains(field.text)
        value = isOpen ? Self.unspecifiedSex : field.value
        text = field.text
        (name, alpha3, alpha2) = (field.codeName, state?.alpha3, state?.alpha2)
        list = field.name == .givenNames ? Self.names(in: field.value) : nil
        check = field.check
        isTruncated = field.isTruncated
        self.isInDoubt = isInDoubt || field.isCenturyOpen
        isCenturyOpen = field.isCenturyOpen
        self.agreement = agreement
        self.confidence = confidence?.encodedConfidence
        (self.quadrilateral, self.imageIndex) = (quadrilateral?.encoded, imageIndex)
        source = .mrz
    }

    /// A field that only the print has; nil when its text makes no sense.
    init?(_ printed: PrintedField, named fieldName: VisualFieldName, as content: FieldContent) {
        guard let value = printed.value else { return nil }
        let state = content == .stateCode ? StateCode(value) : nil
        self.value = value
        (text, nativeText) = (printed.text, printed.nativeText)
        unit = content == .height ? PrintedHeight.unit : nil
        (name, alpha3, alpha2) = (state?.name, state?.alpha3, state?.alpha2)
        list = fieldName == .givenNames ? Self.names(in: value) : nil
        addressParts = content == .address ? PrintedAddress(printed.text).flatMap(AddressParts.init) : nil
        isInDoubt = true
        confidence = printed.confidence.encodedConfidence
        (quadrilateral, imageIndex) = (printed.quadrilateral?.encoded, printed.imageIndex)
        source = .visualZone
    }

    /// A field that the format has and the document leaves empty.
    static let empty = ScannedField(value: "", text: "", source: .mrz)

    /// The same, said by a seal.
    ///
    /// - Parameters:
    ///   - barcode: The barcode.
    ///   - isSigned: True where its signature was proven.
    func sealed(by barcode: ScannedBarcode, isSigned: Bool) -> ScannedField {
        var sealed = self
        (sealed.source, sealed.isInDoubt) = (.seal, sealed.isInDoubt || !isSigned)
        (sealed.quadrilateral, sealed.imageIndex) = (barcode.quadrilateral, barcode.imageIndex)
        return sealed
    }

    /// A text that a seal says.
    init(sealed value: String, on barcode: ScannedBarcode, isSigned: Bool) {
        self.init(
            value: value, text: value, isInDoubt: !isSigned, source: .seal, quadrilateral: barcode.quadrilateral,
            imageIndex: barcode.imageIndex)
    }

    /// The same, read in a picture that is not at hand.
    var withoutPlace: ScannedField {
        var field = self
        (field.quadrilateral, field.imageIndex) = (nil, nil)
        return field
    }

    private static func names(in value: String) -> [String] {
        value.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
}

extension ScannedField: Codable {
    private enum CodingKeys: String, CodingKey {
        case value, unit, text, nativeText, name, alpha3, alpha2, list, check, agreement, confidence, source,
            quadrilateral
        case addressParts = "parts"
        case isInDoubt = "inDoubt"
        case isCenturyOpen = "centuryOpen"
        case isTruncated = "truncated"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func part<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try container.decodeIfPresent(Value.self, forKey: key)
        }
        (value, unit) = (try part(.value) ?? "", try part(.unit))
        text = try container.decode(String.self, forKey: .text)
        nativeText = try part(.nativeText)
        (name, alpha3, alpha2) = (try part(.name), try part(.alpha3), try part(.alpha2))
        (list, addressParts) = (try part(.list), try part(.addressParts))
        check = try container.decode(CheckVerdict.self, forKey: .check)
        (isInDoubt, isTruncated) = (try part(.isInDoubt) ?? false, try part(.isTruncated) ?? false)
        isCenturyOpen = try part(.isCenturyOpen) ?? false
        (agreement, confidence) = (try part(.agreement), try part(.confidence))
        source = try container.decode(FieldSource.self, forKey: .source)
        let corners: PlacedCorners? = try part(.quadrilateral)
        (quadrilateral, imageIndex) = (corners?.outline, corners?.image)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        if !value.isEmpty { try container.encode(value, forKey: .value) }
        try container.encodeIfPresent(unit, forKey: .unit)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(nativeText, forKey: .nativeText)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(alpha3, forKey: .alpha3)
        try container.encodeIfPresent(alpha2, forKey: .alpha2)
        try container.encodeIfPresent(list, forKey: .list)
        try container.encodeIfPresent(addressParts, forKey: .addressParts)
        try container.encode(check, forKey: .check)
        if isInDoubt { try container.encode(true, forKey: .isInDoubt) }
        if isCenturyOpen { try container.encode(true, forKey: .isCenturyOpen) }
        if isTruncated { try container.encode(true, forKey: .isTruncated) }
        try container.encodeIfPresent(agreement, forKey: .agreement)
        try container.encodeIfPresent(confidence, forKey: .confidence)
        try container.encode(source, forKey: .source)
        try container.encodeIfPresent(PlacedCorners(quadrilateral, image: imageIndex), forKey: .quadrilateral)
    }
}
