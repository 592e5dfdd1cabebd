/// The weights of a character of a zone in the check digits (Doc 9303-3, 4.9).
///
/// A check digit holds when the values of the characters that it covers, each times its weight, and the digit's own times 9,
/// which is −1 modulo 10, add up to a multiple of ten.
public struct CheckWeights: Hashable, Sendable {
    /// The field whose check digit covers the character or is the character; nil when no digit but the composite does.
    public internal(set) var field: CheckedField?
    /// The weight in the sum of that digit, 0…9; 0 where there is none.
    public internal(set) var weight = 0
    /// The weight in the sum of the composite check digit, 0…9; 0 where that does not cover the character.
    public internal(set) var composite = 0
    /// True for a check digit itself. With a letter in its place the check digit does not hold.
    public internal(set) var isCheckDigit = false

    /// Creates the weights of a character that no check digit covers.
    public init() {}
}

extension MachineReadableZone {
    /// The weights of each character in the check digits, line after line: a property of the format, and of the document number's
    /// length. A number that goes on behind the place of its digit has several readings; this is the one by which it holds.
    ///
    /// A filler that the format does not have counts for nothing.
    ///
    /// - Complexity: O(*n*) in the number of characters.
    public var checkWeights: [CheckWeights] {
        do throws(ZoneParsingError) {
            let text = try ZoneText(lines, as: format)
            let weights = Self.checkWeights(of: text)
            return text.layout.lineLengths.indices.flatMap { line in
                let columns = weights[text.layout.lineStarts[line]...].prefix(text.layout.lineLengths[line])
                return text.fit(ofLine: line)?.printed(Array(columns), filler: CheckWeights()) ?? Array(columns)
            }
        } catch {
            // Only a zone that was decoded may say that its lines are of a format that they are not of.
            return lines.flatMap { $0.unicodeScalars.map { _ in CheckWeights() } }
        }
    }

    /// The weights of each character of the format.
    private static func checkWeights(of text: ZoneText) -> [CheckWeights] {
        let layout = text.layout
        let verification = ZoneVerification(of: text.characters.span, by: layout)
        var weights = Array(repeating: CheckWeights(), count: layout.characterCount)
        for place in layout.checkPlaces {
            let (terms, digit) = terms(of: place, layout, verification)
            for (offset, term) in terms.enumerated() where term != 0 {
                if place.field == .composite {
                    weights[offset].composite = term % 10
                } else {
                    weights[offset].field = place.field
                    weights[offset].weight = term % 10
                }
            }
            weights[digit].isCheckDigit = true
        }
        return weights
    }

    /// The weight of each character in one check digit, and the place of the digit.
    private static func terms(
        of place: CheckDigitPlace, _ layout: Layout, _ verification: ZoneVerification
    ) -> (weights: [Int], digit: Int) {
        var terms = layout.columns.map { Int($0.weights[place.field.index]) }
        var digit = place.offset
        if place.field == .documentNumber, verification.continuationLength > 0 {
            let isFillerCounted = verification.reading(of: place.field) == .holdsCountingFiller
            let first = LongNumber.shortLength + (isFillerCounted ? 1 : 0)
            for position in 0..<verification.continuationLength {
                terms[place.continuation.lowerBound + position] = CheckDigit.weight(at: first + position)
            }
            digit = place.continuation.lowerBound + verification.continuationLength
        }
        terms[digit] += 9
        return (terms, digit)
    }
}
