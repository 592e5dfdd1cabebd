import MRZ

/// A place as a document prints it, perhaps with its State.
///
/// ```swift
/// PrintedPlace("SÃO PAULO, BRAZIL")   // name "SÃO PAULO", state BRA
/// PrintedPlace("ZENITH (UTO)")        // name "ZENITH", state UTO
/// PrintedPlace("VILLE-NEUVE-D'EN-HAUT")
/// ```
public struct PrintedPlace: Hashable, Sendable, Codable {
    /// The place, in its own letters; white space is one space.
    public let name: String
    /// The code of the State behind the place, if it is a known code or a known name of one.
    public let stateCode: String?

    /// Reads a place.
    ///
    /// - Returns: `nil` if there is no letter.
    public init?(_ text: some StringProtocol) {
        guard text.contains(where: \.isLetter) else { return nil }
        let whole = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if let mark = whole.lastIndex(where: { ",/(".contains($0) }), mark > whole.startIndex,
            let state = StateWords.states(of: whole[whole.index(after: mark)...].filter { $0 != ")" }).first
        {
            name = whole[..<mark].split(separator: " ").joined(separator: " ")
            stateCode = state.code
        } else {
            name = whole
            stateCode = nil
        }
    }
}
