/// The check digit of a text (Doc 9303-3, 4.9).
///
/// Digits count their value, `A` to `Z` count 10 to 35, the filler counts 0; the weights 7, 3, 1 repeat from the
/// left; the digit is the sum modulo 10.
///
/// ```swift
/// CheckDigit(over: "L898902C3").value  // 6
/// ```
public struct CheckDigit: Hashable, Sendable {
    /// The digit as a number, 0 to 9.
    public let value: Int

    /// Creates the check digit over ASCII characters.
    ///
    /// - Parameter characters: The characters covered, in order; one that no zone may contain counts 0.
    public init(over characters: some Sequence<UInt8>) {
        var sum = 0
        var position = 0
        for character in characters {
            sum += Self.weight(at: position) * (Self.value(of: character) ?? 0)
            position += 1
        }
        value = sum % 10
    }

    /// Creates the check digit over a text.
    ///
    /// - Parameter text: The characters covered, in order; one that no zone may contain counts 0.
    public init(over text: String) {
        self.init(over: text.utf8)
    }

    /// The digit in ASCII.
    public var character: UInt8 { UInt8(ascii: "0") + UInt8(value) }

    /// The value of a character, in ASCII: 0 to 35, or `nil` if no zone may contain it.
    public static func value(of character: UInt8) -> Int? {
        CharacterClass.index(of: character).map { $0 == 36 ? 0 : $0 }
    }

    /// The weight of the character at a position: 7, 3 and 1 in turn, from position 0.
    static func weight(at position: Int) -> Int {
        switch position % 3 {
        case 0: 7
        case 1: 3
        default: 1
        }
    }
}

extension CheckDigit: CustomStringConvertible {
    /// The digit as a text of one character.
    public var description: String { String(value) }
}
