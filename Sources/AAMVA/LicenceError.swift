/// A reason why a text is not the barcode of a licence.
public enum LicenceError: Error, Hashable, Sendable {
    /// The text does not begin as the standard says: `@`, then `ANSI ` or `AAMVA`.
    case otherContent
    /// The text ends within the header.
    case headerCutOff
    /// The header has something else where digits stand, counted in bytes from 0.
    case headerWithoutDigits(at: Int)
    /// The version is 0: cards before the standard of 2000, whose elements are their issuer's own.
    case versionBeforeStandard
    /// There is no part for a licence or an identity card.
    case noCard
    /// That part has no element.
    case noElements
}

extension LicenceError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .otherContent: "it does not begin as the barcode of a licence does"
        case .headerCutOff: "it ends within the header"
        case .headerWithoutDigits(let place): "the header has no digit at byte \(place)"
        case .versionBeforeStandard: "it is of a version before the standard"
        case .noCard: "it has no part for a licence or an identity card"
        case .noElements: "the part for the card is empty"
        }
    }
}

/// A place where a card differs from the standard and can be read still.
public enum LicenceDeviation: Hashable, Sendable {
    /// Other characters part the header than line feed, record separator and carriage return.
    case otherSeparators
    /// A part does not begin where the header says.
    case misplacedPart(String)
    /// A mandatory element is missing, by its code.
    case missing(String)
    /// An element comes twice with another value; the first counts.
    case repeated(String)
    /// A date is in the order of the other countries, by the code of its element.
    case otherDateOrder(String)
    /// The version is newer than the standards that are known.
    case laterVersion(Int)
}

extension LicenceDeviation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .otherSeparators: "other characters part the header"
        case .misplacedPart(let part): "the part \(part) does not begin where the header says"
        case .missing(let code): "\(code) is missing"
        case .repeated(let code): "\(code) comes twice"
        case .otherDateOrder(let code): "the date \(code) is in another order"
        case .laterVersion(let version): "version \(version) is later than those that are known"
        }
    }
}
