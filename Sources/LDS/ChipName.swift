/// A name in DG11 or DG12: the primary identifier, two fillers, the secondary one (Doc 9303-3 §4.6).
public struct ChipName: Hashable, Sendable, Codable {
    /// The primary identifier, usually the family name.
    public let primary: String
    /// The secondary identifier, usually the given names; empty where the name has one part only.
    public let secondary: String

    /// Reads a name as it stands, in any script.
    init(_ text: String) {
        let characters = Array(text)
        let fillers = characters.indices.first { characters[$0...].starts(with: "<<") } ?? characters.endIndex
        (primary, secondary) = (Self.words(characters[..<fillers]), Self.words(characters[fillers...]))
    }

    private static func words(_ characters: ArraySlice<Character>) -> String {
        characters.split(separator: "<").map { String($0) }.joined(separator: " ")
    }
}
