import MRZ
import TextRecognition

/// The probabilities of a zone's characters, knowing that its check digits hold.
///
/// Only texts count that the readers find possible and whose check digits all hold. A character is as probable as the
/// share of these texts that has it in its place.
///
/// A digit proves a character where no other plausible text explains it: an error alone makes it fail, a `K` for a
/// filler never, and two that cancel out are as probable as both together. The shares are exact, summed from both ends
/// over all texts (forward-backward) with the sums of the digits modulo 10 as the state. One misread character is taken
/// to tell nothing of the next, unless both are the same mistake.
struct CheckedPosteriors {
    /// Line by line, 0…1.
    private var values: [[Double]] = []

    init(of reading: ZoneReading) {
        let weights = reading.zone.verdict == .holds ? reading.zone.checkWeights : []
        let columns = reading.lines.flatMap(\.characters).enumerated().map { offset, character in
            Column(character, weights: weights.indices.contains(offset) ? weights[offset] : CheckWeights())
        }
        let text = Array(reading.zone.lines.joined())
        let odds = Self.oddsOfLikeErrors(in: text, columns)
        let shares = zip(Self.shares(of: text, in: columns), odds).map { $0 / (1 + $1) }
        values = reading.zone.lines.reduce(into: []) { values, line in
            values.append(Array(shares.dropFirst(values.joined().count).prefix(line.count)))
        }
    }

    /// For each place, the share of its character in all texts whose check digits hold.
    private static func shares(of text: [Character], in columns: [Column]) -> [Double] {
        // The sum of one field is complete before that of the next begins, whatever the order on paper.
        let fields = CheckedField.allCases.map(Optional.some) + [nil]
        let order = fields.flatMap { field in columns.indices.filter { columns[$0].weights.field == field } }
        let isLast = order.indices.map { position in
            let next = position + 1 < order.count ? columns[order[position + 1]].weights.field : nil
            return columns[order[position]].weights.field != next
        }
        var before = [CheckSumShares()]
        for (column, isLast) in zip(order, isLast) {
            before.append(before[before.count - 1].adding(columns[column], endsField: isLast))
        }
        var after = CheckSumShares()
        var shares = [Double](repeating: 0, count: columns.count)
        for (position, column) in order.enumerated().reversed() {
            let (behind, isLast) = (after, isLast[position])
            after = behind.preceded(by: columns[column], endsField: isLast)
            let only = columns[column].restricted(to: text[column])
            let all = after.share(meeting: before[position])
            let those = behind.preceded(by: only, endsField: isLast).share(meeting: before[position])
            shares[column] = all > 0 ? min(1, those / all) : 0
        }
        return shares
    }

    /// The probability, for each place, that its character is wrong because the same mistake was made twice, compared with none.
    ///
    /// A reader that takes an `O` for a zero does so again in the same print: the second time is no less probable than the
    /// first. Where the check digits do not notice both, as with the weights 7 and 3, the less probable of the two counts.
    private static func oddsOfLikeErrors(in text: [Character], _ columns: [Column]) -> [Double] {
        var odds = [Double](repeating: 0, count: columns.count)
        for first in columns.indices where columns[first].weights.isCovered {
            for choice in columns[first].character.choices {
                guard let other = choice.character, other != text[first] else { continue }
                let likeliest =
                    columns.indices.filter { second in
                        second != first && text[second] == text[first]
                            && columns[first].weights.areBlind(
                                with: columns[second].weights, to: residue(of: other) - residue(of: text[first]))
                    }.map { columns[$0].odds(of: other, against: text[$0]) }.max() ?? 0
                odds[first] += min(likeliest, columns[first].odds(of: other, against: text[first]))
            }
        }
        return odds
    }

    /// The probability of the character of a line and a column, both from 0.
    subscript(line: Int, column: Int) -> Double { values[line][column] }
}

/// The possible characters in one place of a zone.
private struct Column {
    let character: RecognizedCharacter
    let weights: CheckWeights
    /// The probabilities of each value modulo 10; a character that no reader names has any, and a letter in the place
    /// of a digit none.
    private(set) var shares: [Double]

    init(_ character: RecognizedCharacter, weights: CheckWeights) {
        self.character = character
        self.weights = weights
        var shares = [Double](repeating: (character.choices.last?.confidence ?? 0) / 10, count: 10)
        for choice in character.choices {
            guard let named = choice.character, !weights.isCheckDigit || !named.isLetter else { continue }
            shares[residue(of: named)] += choice.confidence
        }
        self.shares = shares
    }

    /// Returns this place with nothing but one character in it, as probable as it was.
    func restricted(to only: Character) -> Column {
        var column = self
        column.shares = [Double](repeating: 0, count: 10)
        column.shares[residue(of: only)] = character.confidence(in: only)
        return column
    }

    /// The probability of one character compared with another; 0 when the reader does not name it.
    func odds(of own: Character, against other: Character) -> Double {
        let (own, others) = (character.confidence(in: own), character.confidence(in: other))
        return own == 0 ? 0 : own / max(others, own)
    }
}

/// The value of a character modulo 10.
private func residue(of character: Character) -> Int {
    (character.asciiValue.flatMap(CheckDigit.value) ?? 0) % 10
}

extension CheckWeights {
    /// True where a check digit covers the character.
    fileprivate var isCovered: Bool { field != nil || composite != 0 }

    /// True where a check digit notices that the value of this character alone changes by so much, but none notices it
    /// if another one changes by as much.
    fileprivate func areBlind(with other: CheckWeights, to difference: Int) -> Bool {
        func isBlind(_ weight: Int) -> Bool { weight * difference % 10 == 0 }
        let isFieldBlind =
            field == other.field ? isBlind(weight + other.weight) : isBlind(weight) && isBlind(other.weight)
        return !(isBlind(weight) && isBlind(composite)) && isFieldBlind && isBlind(composite + other.composite)
    }
}

/// The probabilities of the sums of a field's check digit and of the composite, modulo 10: of all characters that may
/// stand before a place, or of all that must stand from it on for the digits to hold.
private struct CheckSumShares {
    /// The sum of the field times ten, plus that of the composite.
    private var shares = [Double](repeating: 0, count: 100)
    /// The least share of a value in a place that changes anything.
    private static let negligible = 1e-9

    /// Nothing stands there yet: both sums are 0.
    init() { shares[0] = 1 }

    /// The probability that the sums before a place are the ones that the characters behind it want.
    func share(meeting before: CheckSumShares) -> Double {
        zip(shares, before.shares).reduce(0) { $0 + $1.0 * $1.1 }
    }

    /// The sums behind a place, of those before it.
    func adding(_ column: Column, endsField: Bool) -> CheckSumShares {
        moved(by: column, endsField: endsField) { ($0, $1) }
    }

    /// The sums that must stand before a place, of those that must stand behind it.
    func preceded(by column: Column, endsField: Bool) -> CheckSumShares {
        moved(by: column, endsField: endsField) { ($1, $0) }
    }

    /// - Parameters:
    ///   - column: The possible characters in a place.
    ///   - endsField: True where the sum of its field is complete behind it.
    ///   - direction: Tells the given one of the states before and behind the place, and the wanted one.
    private func moved(
        by column: Column, endsField: Bool, _ direction: (Int, Int) -> (given: Int, wanted: Int)
    ) -> CheckSumShares {
        var result = self
        result.shares = [Double](repeating: 0, count: 100)
        for (value, share) in column.shares.enumerated() where share > Self.negligible {
            for field in 0..<10 {
                let nextField = (field + column.weights.weight * value) % 10
                if endsField, nextField != 0 { continue }
                for composite in 0..<10 {
                    let next = nextField * 10 + (composite + column.weights.composite * value) % 10
                    let (given, wanted) = direction(field * 10 + composite, next)
                    result.shares[wanted] += shares[given] * share
                }
            }
        }
        return result
    }
}
