/// A set of the 37 characters of a machine-readable zone: `0` to `9`, `A` to `Z` and the filler `<`.
public struct CharacterClass: OptionSet, Hashable, Sendable {
    /// One bit for each character, at its ``index(of:)``.
    public let rawValue: UInt64

    /// Creates a set from its bits; bits above the 37th mean nothing.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Creates the set of the characters in a text; characters that no zone may contain are left out.
    public init(of text: String) {
        rawValue = text.utf8.reduce(0) { bits, character in
            Self.index(of: character).map { bits | 1 << UInt64($0) } ?? bits
        }
    }

    /// `0` to `9`.
    public static let digits = CharacterClass(rawValue: (1 << 10) - 1)
    /// `A` to `Z`.
    public static let letters = CharacterClass(rawValue: ((1 << 26) - 1) << 10)
    /// `<`.
    public static let filler = CharacterClass(rawValue: 1 << 36)
    /// Every character that a zone may contain.
    public static let all: CharacterClass = [.digits, .letters, .filler]

    /// True if a character, in ASCII, is in the set.
    @inlinable
    public func contains(_ character: UInt8) -> Bool {
        Self.index(of: character).map { rawValue & 1 << UInt64($0) != 0 } ?? false
    }

    /// The characters of the set, in ASCII: digits, then letters, then the filler.
    public var characters: [UInt8] {
        Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<".utf8).filter(contains)
    }

    /// The index of a character among the 37: digits 0 to 9, letters 10 to 35, the filler 36.
    ///
    /// - Parameter character: A character in ASCII.
    /// - Returns: The index, or `nil` if no zone may contain the character.
    @inlinable
    public static func index(of character: UInt8) -> Int? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character - UInt8(ascii: "A")) + 10
        case UInt8(ascii: "<"): 36
        default: nil
        }
    }
}
