/// A set of the 37 characters of machine-readable zones: `A` to `Z`, `0` to `9` and the filler `<`.
public struct AllowedCharacters: OptionSet, Hashable, Sendable {
    /// One bit per character, in the order of ``alphabet``, the lowest first.
    public let rawValue: UInt64

    /// Creates a set from its bits; those beyond the alphabet are dropped.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue & (1 << Self.alphabet.count - 1)
    }

    /// Creates the set of some characters; those that are not in ``alphabet`` are dropped.
    public init(_ characters: some Sequence<Character>) {
        let wanted = Set(characters)
        self.init(
            rawValue: Self.alphabet.indices.reduce(0) { bits, index in
                wanted.contains(Self.alphabet[index]) ? bits | 1 << index : bits
            })
    }

    /// Every character, in the order of the bits.
    public static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<")

    /// `A` to `Z`.
    public static let letters = AllowedCharacters(rawValue: 0x3FF_FFFF)
    /// `0` to `9`.
    public static let digits = AllowedCharacters(rawValue: 0x3FF << 26)
    /// The filler `<`.
    public static let filler = AllowedCharacters(rawValue: 1 << 36)
    /// All of them.
    public static let any: AllowedCharacters = [.letters, .digits, .filler]

    /// True if a character is in this set.
    public func contains(_ character: Character) -> Bool {
        let bit: UInt8? =
            switch character.asciiValue {
            case .some(let ascii) where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii):
                ascii - UInt8(ascii: "A")
            case .some(let ascii) where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii):
                ascii - UInt8(ascii: "0") + 26
            case .some(UInt8(ascii: "<")): 36
            default: nil
            }
        return bit.map { rawValue >> $0 & 1 == 1 } ?? false
    }

    /// The characters of this set, in the order of ``alphabet``.
    public var characters: [Character] { indices.map { Self.alphabet[$0] } }

    /// The places in ``alphabet`` of this set's characters.
    var indices: [Int] { Self.alphabet.indices.filter { rawValue >> $0 & 1 == 1 } }
}
