/// A document number that goes on behind the place of its check digit, where a filler stands (Doc 9303-5, 4.2.2,
/// note j, and Doc 9303-6, 4.2.2, note j).
///
/// The rest of the number, its check digit and a filler follow that filler.
struct LongNumber {
    /// The number of characters before the place of its check digit.
    static let shortLength = 9
    /// The number of characters behind the filler; the check digit follows them.
    let continuationLength: Int
    /// The digit by the rule of Doc 9303-5, 4.2.4, in ASCII; by the other reading only if that one is printed.
    let computedDigit: UInt8
    /// Tells if the printed digit is the computed one, or the one that also counts the filler.
    let reading: CheckReading

    /// Reads the rest of a document number.
    ///
    /// - Parameters:
    ///   - characters: The characters of the zone.
    ///   - continuation: The place where the rest of a long number would stand.
    ///   - sum: The weighted sum over the first nine characters.
    /// - Returns: `nil` if there is no rest: at least a character, a check digit and a filler.
    init?(in characters: Span<UInt8>, continuation: Range<Int>, sum: Int) {
        guard let end = continuation.first(where: { characters[$0] == UInt8(ascii: "<") }),
            end - continuation.lowerBound >= 2
        else { return nil }
        continuationLength = end - 1 - continuation.lowerBound
        var withoutFiller = sum
        var withFiller = sum
        for position in 0..<continuationLength {
            guard let value = CheckDigit.value(of: characters[continuation.lowerBound + position]) else { return nil }
            withoutFiller += value * CheckDigit.weight(at: Self.shortLength + position)
            withFiller += value * CheckDigit.weight(at: Self.shortLength + 1 + position)
        }
        let ruled = UInt8(ascii: "0") + UInt8(withoutFiller % 10)
        let counted = UInt8(ascii: "0") + UInt8(withFiller % 10)
        (reading, computedDigit) =
            switch characters[end - 1] {
            case ruled: (.holds, ruled)
            case counted: (.holdsCountingFiller, counted)
            default: (.fails, ruled)
            }
    }
}
