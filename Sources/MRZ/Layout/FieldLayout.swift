/// The place of a field, and the characters that it may contain.
public struct FieldLayout: Hashable, Sendable {
    /// The meaning of a field's characters.
    public enum Content: Hashable, Sendable {
        /// A code or a number, padded with fillers.
        case text
        /// The code of a state or an organisation.
        case state
        /// A primary identifier, `<<`, and a secondary identifier; gives the fields `surname` and `givenNames`.
        case names
        /// One identifier of a name, its components separated by fillers.
        case identifier
        /// A year of two digits, a month and, where there is room, a day.
        case date(CenturyRule)
    }

    /// The name of the field; `surname` where one field holds both identifiers.
    public let name: FieldName
    /// The place of the field.
    public let segment: ZoneSegment
    /// The meaning of its characters.
    public let content: Content
    /// The characters that each of its columns may hold.
    public let characters: CharacterClass

    /// The characters that some issuer may have printed in its columns, against the standard or not. Any other
    /// character was misread, misprinted or forged.
    ///
    /// Letters stand in no date. `X` for sex is against Doc 9303-4, note p, but issuers print it, as they print digits in
    /// names and codes.
    var possibleCharacters: CharacterClass {
        switch content {
        case .date: [.digits, .filler]
        case .text where name == .sex: characters.union(CharacterClass(of: "X"))
        case .text, .state, .names, .identifier: .all
        }
    }

    init(
        _ name: FieldName, line: Int, columns: Range<Int>, _ characters: CharacterClass, _ content: Content = .text
    ) {
        self.name = name
        self.segment = ZoneSegment(line: line, columns: columns)
        self.content = content
        self.characters = characters
    }
}
