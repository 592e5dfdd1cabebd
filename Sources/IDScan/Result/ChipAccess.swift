public import MRZ

/// The parts of the zone that a reader of the chip needs: the keys of BAC and PACE are derived from them (Doc 9303-11,
/// 4.3.2).
///
/// Each part has a verdict of its own, so that a chip may be tried though the composite check digit fails.
public struct ChipAccess: Hashable, Sendable, Codable {
    /// One part, as the zone prints it.
    public struct Part: Hashable, Sendable, Codable {
        /// The characters, fillers too.
        public let text: String
        /// The check digit that is printed behind them.
        public let checkDigit: String
        /// The verdict of that digit.
        public let check: CheckVerdict
        /// True or nil, as it is encoded.
        fileprivate let inDoubt: Bool?

        /// True where a character of it was not read beyond doubt.
        public var isInDoubt: Bool { inDoubt == true }
    }

    /// The number of the document, nine characters; all of it where a card goes on behind the check digit's place.
    public let documentNumber: Part
    /// The date of birth, six characters.
    public let birthDate: Part
    /// The date of expiry, six characters.
    public let expiryDate: Part

    /// The MRZ information: number, date of birth and date of expiry, each with its check digit. Its SHA-1 digest
    /// begins with the seed of the keys.
    public var information: String {
        [documentNumber, birthDate, expiryDate].map { $0.text + $0.checkDigit }.joined()
    }

    /// The verdict of all three digits together.
    public var check: CheckVerdict {
        [documentNumber, birthDate, expiryDate].allSatisfy { $0.check == .holds } ? .holds : .fails
    }

    /// Takes the parts of a zone; nil for formats of documents that have no such chip.
    ///
    /// - Parameter isInDoubt: Tells the fields that were not read beyond doubt.
    init?(_ zone: MachineReadableZone, isInDoubt: (FieldName) -> Bool) {
        guard [.td1, .td2, .td3].contains(zone.format) else { return nil }
        func part(_ name: FieldName, _ checked: CheckedField) -> Part? {
            guard let field = zone[name], let digit = zone.checkDigits.first(where: { $0.field == checked }) else {
                return nil
            }
            let line = Array(zone.lines[field.position.line - 1])
            let columns = field.position.columns.lowerBound - 1..<field.position.columns.upperBound
            return Part(
                text: field.continuation == nil ? String(line[columns]) : field.text, checkDigit: String(digit.printed),
                check: digit.verdict, inDoubt: isInDoubt(name) ? true : nil)
        }
        guard let number = part(.documentNumber, .documentNumber), let birth = part(.birthDate, .birthDate),
            let expiry = part(.expiryDate, .expiryDate)
        else { return nil }
        (documentNumber, birthDate, expiryDate) = (number, birth, expiry)
    }
}
