import MRZ
import TextRecognition

/// How probable the characters of a zone are, knowing that its check digits hold: of all texts that the readers find possible
/// and of which every digit holds, the share that has the character in its place.
///
/// A digit proves what no other plausible text explains: an error alone makes it fail, a `K` for a filler never, and two that
/// cancel out are as probable as both together. The shares are exact, summed from both ends over all texts (forward-backward)
/// with the sums of the digits modulo 10 as the state; that one character is misread is taken to tell nothing of the next.
struct CheckedPosteriors {
    /// Line by line, 0…1.
    private var values: [[Double]] = []

    init(of reading: ZoneReading) {
        let weights = reading.zone.verdict == .holds ? reading.zone.checkWeights : []
        let columns = reading.lines.flatMap(\.characters).enumerated().map { offset, character in
            Column(character, weights: weights.indices.contains(offset) ? weights[offset] : CheckWeights())
        }
        let shares = Self.shares(of: Array(reading.zone.lines.joined()), in: columns)
        values = reading.zone.lines.reduce(into: []) { values, line in
            values.append(Array(shares.dropFirst(values.joined().count).prefix(line.count)))
        }
    }

    /// Of each place, the share of its character in all texts of which the digits hold.
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

    /// How probable the character of a line and a column is, both from 0.
    subscript(line: Int, column: Int) -> Double { values[line][column] }
}

/// What may stand in one place of a zone.
private struct Column {
    let character: RecognizedCharacter
    let weights: CheckWeights
    /// How probable each value modulo 10 is; what no reader names has any, and a letter in the place of a digit none.
    let shares: [Double]

    init(_ character: RecognizedCharacter, weights: CheckWeights) {
        self.character = character
        self.weights = weights
        var shares = [Double](repeating: (character.choices.last?.confidence ?? 0) / 10, count: 10)
        for choice in character.choices {
            guard let named = choice.character, !weights.isCheckDigit || !named.isLetter else { continue }
            shares[Self.residue(of: named)] += choice.confidence
        }
        self.shares = shares
    }

    private init(_ character: RecognizedCharacter, weights: CheckWeights, shares: [Double]) {
        self.character = character
        self.weights = weights
        self.shares = shares
    }

    /// Returns this place with nothing but one character in it, as probable as it was.
    func restricted(to only: Character) -> Column {
        var shares = [Double](repeating: 0, count: 10)
        shares[Self.residue(of: only)] = character.choices.first { $0.character == only }?.confidence ?? 0
        return Column(character, weights: weights, shares: shares)
    }

    private static func residue(of character: Character) -> Int {
        (character.asciiValue.flatMap(CheckDigit.value) ?? 0) % 10
    }
}

/// How probable the sums of a field's check digit and of the composite are, modulo 10: of all that may stand before a place,
/// or of all that must stand from it on for the digits to hold.
private struct CheckSumShares {
    /// The sum of the field times ten, plus that of the composite.
    private var shares = [Double](repeating: 0, count: 100)
    /// Less than this part of what may stand in a place changes nothing.
    private static let negligible = 1e-9

    /// Nothing stands there yet: both sums are 0.
    init() { shares[0] = 1 }

    /// How probable it is that the sums before a place are those that what follows wants.
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
    ///   - column: What may stand in a place.
    ///   - endsField: Whether the sum of its field is complete behind it.
    ///   - direction: Which of the states before and behind the place is given, and which wanted.
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
