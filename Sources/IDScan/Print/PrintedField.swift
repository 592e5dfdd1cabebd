public import Imaging

/// A field that was read from the print of a document.
public struct PrintedField: Hashable, Sendable {
    /// The meaning of the field: a name, an ISO 8601 date, a number without spaces and accents, a code; nil when the
    /// text makes no sense as a value of this field.
    public internal(set) var value: String?
    /// The printed text, in its own letters, as it was read; lines are parted by line breaks.
    public internal(set) var text: String
    /// The same name in the Cyrillic or Greek letters of its State; nil where none are printed, and of other scripts.
    public internal(set) var nativeText: String?
    /// The probability that every character was read right, as the reader gives it, 0…1.
    public internal(set) var confidence: Double
    /// The place of the print, in pixels of the photograph.
    public internal(set) var quadrilateral: Quadrilateral?
    /// The number of the photograph that shows it, from 0, if several were scanned together; else nil.
    public internal(set) var imageIndex: Int?
    /// True where it was read several times, never twice alike: it is no witness against the zone.
    public internal(set) var isInDoubt = false

    /// Creates a field.
    public init(value: String?, text: String, confidence: Double, quadrilateral: Quadrilateral?) {
        (self.value, self.text, self.confidence, self.quadrilateral) = (value, text, confidence, quadrilateral)
    }
}

extension PrintedField: Codable {
    private enum CodingKeys: String, CodingKey {
        case value, text, nativeText, confidence, quadrilateral
        case isInDoubt = "inDoubt"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let corners = try container.decodeIfPresent(PlacedCorners.self, forKey: .quadrilateral)
        self.init(
            value: try container.decodeIfPresent(String.self, forKey: .value),
            text: try container.decode(String.self, forKey: .text),
            confidence: try container.decode(Double.self, forKey: .confidence), quadrilateral: corners?.outline)
        imageIndex = corners?.image
        nativeText = try container.decodeIfPresent(String.self, forKey: .nativeText)
        isInDoubt = try container.decodeIfPresent(Bool.self, forKey: .isInDoubt) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(value, forKey: .value)
        try container.encode(text, forKey: .text)
        try container.encodeIfPresent(nativeText, forKey: .nativeText)
        if isInDoubt { try container.encode(true, forKey: .isInDoubt) }
        try container.encode(confidence.encodedConfidence, forKey: .confidence)
        try container.encodeIfPresent(PlacedCorners(quadrilateral, image: imageIndex), forKey: .quadrilateral)
    }
}

extension PrintedField {
    /// The same with as many digits in its numbers as mean something.
    var encoded: PrintedField {
        var field = self
        (field.confidence, field.quadrilateral) = (confidence.encodedConfidence, quadrilateral?.encoded)
        return field
    }

    /// The capitals `Ð` and `Đ` look the same; the first is a letter of Iceland and the Faroes, the second of others.
    private static let pairs: [(nordic: Character, other: Character)] = [("Ð", "Đ"), ("ð", "đ")]
    private static let nordicStates: Set<String> = ["ISL", "FRO"]

    /// The same with the one of two equal letters that the languages of some States have.
    ///
    /// - Parameter states: The codes of the issuer and of the nationality, those that are known.
    func inLetters(of states: Set<String>) -> PrintedField {
        let isNordic = !states.isDisjoint(with: Self.nordicStates)
        func spelled(_ text: String) -> String {
            Self.pairs.reduce(text) { text, pair in
                let (wrong, right) = isNordic ? (pair.other, pair.nordic) : (pair.nordic, pair.other)
                return String(text.map { $0 == wrong ? right : $0 })
            }
        }
        var field = self
        (field.value, field.text) = (value.map(spelled), spelled(text))
        return field
    }
}
