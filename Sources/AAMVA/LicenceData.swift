/// The content of the barcode of a North American driving licence or identity card (AAMVA DL/ID Card Design Standard, annex D).
///
/// ```swift
/// let data = try LicenceData(parsing: bytes)
/// data.version            // 10
/// data["DAQ"]             // "T64235789"
/// data.birthDate          // 1986-06-06
/// ```
public struct LicenceData: Hashable, Sendable {
    /// A part of the content: that of the card, or one of the jurisdiction's own.
    public struct Part: Hashable, Sendable {
        /// Two letters: `DL`, `ID`, or `Z` and a letter of the jurisdiction.
        public let kind: String
        /// The elements as they stand, those that the standard does not know, too.
        public let elements: [Element]

        /// Creates a part.
        public init(kind: String, elements: [Element]) { (self.kind, self.elements) = (kind, elements) }
    }

    /// An element as it stands.
    public struct Element: Hashable, Sendable {
        /// The three letters before the value.
        public let code: String
        /// The value without spaces at its ends.
        public let value: String

        /// Creates an element.
        public init(code: String, value: String) { (self.code, self.value) = (code, value) }
    }

    /// The issuer identification number, six digits.
    public let issuer: String
    /// The version of the standard.
    public let version: Int
    /// The jurisdiction's own version; nil in version 1, which has none.
    public let jurisdictionVersion: Int?
    /// The parts, in their order.
    public let parts: [Part]
    /// The part of the card.
    public let card: Part
    /// The ways in which the content differs from the standard.
    public internal(set) var deviations: [LicenceDeviation]

    /// Reads the content of a barcode.
    ///
    /// - Parameter bytes: The bytes, ISO 8859-1 unless they are UTF-8.
    /// - Throws: ``LicenceError`` when they are something else.
    public init(parsing bytes: [UInt8]) throws(LicenceError) {
        let header = try LicenceHeader(bytes)
        (issuer, version, jurisdictionVersion) = (header.issuer, header.version, header.jurisdictionVersion)
        let (parts, misplaced) = LicenceParts.parse(bytes, by: header)
        guard let card = parts.first(where: { Self.cards.keys.contains($0.kind) }) else { throw .noCard }
        guard !card.elements.isEmpty else { throw .noElements }
        (self.parts, self.card) = (parts, card)
        deviations = header.hasOtherSeparators ? [.otherSeparators] : []
        if let newest = LicenceElement.knownVersions.last, version > newest {
            deviations.append(.laterVersion(version))
        }
        deviations += misplaced.map { .misplacedPart($0) }
        deviations += missing.map { .missing($0) } + repeated.map { .repeated($0) }
        deviations += datesInOtherOrder.map { .otherDateOrder($0) }
    }

    /// Reads the content of a barcode that was taken for text.
    public init(parsing text: String) throws(LicenceError) {
        let isLatin = text.unicodeScalars.allSatisfy { $0.value < 0x100 }
        try self.init(parsing: isLatin ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8))
    }

    /// The kinds of parts that are of the card; true for parts of licences.
    private static let cards = ["DL": true, "EN": true, "ID": false]

    /// True of a driving licence, false of an identity card.
    public var isLicence: Bool { Self.cards[card.kind] ?? false }

    /// The value of an element of the card; nil when there is none, or it is empty.
    public subscript(code: String) -> String? {
        card.elements.first { $0.code == code }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// The name of an element's field; nil for one that the standard does not know.
    public func name(of element: Element) -> String? {
        LicenceElement(code: element.code, version: readingVersion)?.name
    }

    /// The version of the standard by which it is read: the newest for later ones.
    var readingVersion: Int {
        min(max(version, LicenceElement.knownVersions.lowerBound), LicenceElement.knownVersions.upperBound)
    }

    /// The mandatory elements that are not there; an empty one is.
    private var missing: [String] {
        let codes = Set(card.elements.map(\.code))
        return LicenceElement.mandatory(version: readingVersion, isLicence: isLicence).map(\.code)
            .filter { !codes.contains($0) }
    }

    private var repeated: [String] {
        var (values, repeated) = ([String: String](), [String]())
        for element in card.elements {
            if let first = values[element.code] {
                if first != element.value, !repeated.contains(element.code) { repeated.append(element.code) }
            } else {
                values[element.code] = element.value
            }
        }
        return repeated
    }
}
