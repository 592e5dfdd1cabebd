/// A code of an issuing State, an organisation or a nationality (Doc 9303-3, section 5).
///
/// ```swift
/// StateCode("D<<")?.name  // "Germany"
/// ```
public struct StateCode: Hashable, Sendable {
    /// The kind of body that a code stands for.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A State or territory in use.
        case state
        /// An organisation that issues documents.
        case organisation
        /// A nationality that is not one State's only, such as British Overseas Citizen.
        case nationality
        /// A person without defined nationality, or a code for ICAO's own use.
        case special
        /// A code for specimens, such as Utopia.
        case specimen
        /// A withdrawn code that documents may still show.
        case obsolete
        /// A code in no standard that documents show nevertheless.
        case fieldUse
    }

    private let index: Int

    /// Finds a code, written with or without its fillers: `D` and `D<<` are the same.
    ///
    /// - Returns: `nil` when no standard and no known practice has the code. Lower case is no code.
    public init?(_ code: some StringProtocol) {
        let bytes = code.utf8
        guard (1...3).contains(bytes.count), let first = bytes.first, first != StateCode.filler else { return nil }
        let isPadded = bytes.drop { $0 != StateCode.filler }.allSatisfy { $0 == StateCode.filler }
        guard isPadded, let index = StateCode.index(of: bytes.prefix { $0 != StateCode.filler }) else { return nil }
        self.index = index
    }

    private init(index: Int) {
        self.index = index
    }

    /// The code without fillers, such as `D` or `UTO`.
    public var code: String { StateCode.rows[index].code }

    /// The English name.
    public var name: String { StateCode.rows[index].name }

    /// The code of three letters that ISO 3166-1 has for the State: `DEU` for `D`, `GBR` for `GBD` and the other
    /// nationalities of the United Kingdom; `nil` where it has none, as for organisations, Kosovo, persons without a
    /// nationality, and States that are no more.
    public var alpha3: String? {
        alpha2 == nil ? nil : StateCode.isoCodes[code] ?? code
    }

    /// The code of two letters that ISO 3166-1 has for the same State: `DE`; `nil` where ``alpha3`` is.
    public var alpha2: String? {
        let own = StateCode.isoCodes[code] ?? code
        return StateCode.index(of: own.utf8).flatMap { StateCode.rows[$0].alpha2 }
    }

    /// The codes of Doc 9303 for which ISO 3166-1 has another.
    private static let isoCodes = [
        "D": "DEU", "GBD": "GBR", "GBN": "GBR", "GBO": "GBR", "GBP": "GBR", "GBS": "GBR",
    ]

    /// The kind of body that the code stands for.
    public var kind: Kind { StateCode.rows[index].kind }

    /// True if text becomes a known code when exactly one of its characters is replaced. The code of a State looks like
    /// this when one character was misread. Codes shorter than three are written with or without their fillers.
    ///
    /// ```swift
    /// StateCode.isOneCharacterAway("STR")  // true: STP, Sao Tome and Principe
    /// StateCode.isOneCharacterAway("132")  // false
    /// ```
    ///
    /// - Parameter code: One to three characters; the result is false for fillers alone and for more characters.
    public static func isOneCharacterAway(_ code: some StringProtocol) -> Bool {
        let written = padded(code.utf8)
        guard written.count == 3, written[0] != filler else { return false }
        return rows.contains { row in zip(padded(row.code.utf8), written).count { $0 != $1 } == 1 }
    }

    private static func padded(_ code: some Collection<UInt8>) -> [UInt8] {
        Array(code) + Array(repeating: filler, count: max(0, 3 - code.count))
    }

    /// Every known code, in alphabetical order.
    public static var all: [StateCode] { rows.indices.map(StateCode.init(index:)) }

    private static let filler = UInt8(ascii: "<")

    private static func index(of code: some Sequence<UInt8>) -> Int? {
        var range = rows.startIndex..<rows.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let candidate = rows[middle].code.utf8
            if candidate.elementsEqual(code) { return middle }
            range =
                candidate.lexicographicallyPrecedes(code)
                ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}

extension StateCode: CustomStringConvertible {
    /// The code without fillers.
    public var description: String { code }
}
