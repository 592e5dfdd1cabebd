/// The reason why a name cannot be written with the letters A to Z.
public struct TransliterationError: Error, Hashable, Sendable {
    /// The fault of a character.
    public enum Reason: Hashable, Sendable {
        /// No table of Doc 9303 has it.
        case notInTables
        /// It is a digit inside a word, or a number too large for Roman numerals.
        case digit
    }

    /// The character as it was given.
    public let character: Character

    /// The fault of the character.
    public let reason: Reason
}

extension TransliterationError: CustomStringConvertible {
    /// One line for a person.
    public var description: String {
        switch reason {
        case .notInTables: "'\(character)' has no transliteration in Doc 9303"
        case .digit: "'\(character)' is a digit, which a name may hold only as part of a number from 1 to 3999"
        }
    }
}
