/// A number that a State gives a person for life, which holds the date of birth and a check digit.
///
/// Some documents print no other date of birth: Romania's identity cards, for one.
struct PersonalNumber: Hashable {
    /// The date of birth; without a century where the number does not tell it.
    let birthDate: PrintedDate

    /// Reads a number.
    ///
    /// - Parameters:
    ///   - text: The number; spaces and marks between its digits do not count.
    ///   - state: The code of the State that gave it (Doc 9303-3, section 5).
    /// - Returns: nil if the State is not one of the known ones, or gives no such number.
    init?(_ text: some StringProtocol, of state: String) {
        guard text.allSatisfy({ $0.isASCIIDigit || " -/.".contains($0) }) else { return nil }
        let digits = text.filter(\.isASCIIDigit).compactMap(\.wholeNumberValue)
        let dates = Self.formats.lazy.filter { $0.states.contains(state) && $0.length == digits.count }
            .compactMap { $0.holds(digits) ? $0.birthDate(in: digits) : nil }
        guard let date = dates.first else { return nil }
        birthDate = date
    }
}

/// How the numbers of some States are built.
private struct PersonalNumberFormat: Sendable {
    let states: Set<String>
    /// How many digits it has.
    let length: Int
    /// Where the parts of the date stand, the year with two digits.
    let year, month, day: Range<Int>
    /// What is added to the month, and in which century that is done; nil in any.
    var additions: [(number: Int, century: Int?)] = [(0, nil)]
    /// The century, by other digits; nil where they do not tell it.
    var century: @Sendable ([Int]) -> Int? = { _ in nil }
    /// Whether the check digits hold.
    let holds: @Sendable ([Int]) -> Bool

    func birthDate(in digits: [Int]) -> PrintedDate? {
        let printedMonth = digits[month].number
        guard let addition = additions.first(where: { (1...12).contains(printedMonth - $0.number) }),
            (1...31).contains(digits[day].number)
        else { return nil }
        return PrintedDate(
            day: digits[day].number, month: printedMonth - addition.number, shortYear: digits[year].number,
            century: addition.century ?? century(digits))
    }
}

extension PersonalNumber {
    /// Romania; Estonia and Lithuania; Latvia; Poland; Bulgaria; Czechia and Slovakia; the States of former Yugoslavia that kept
    /// its number; Belgium; Iceland; Norway; Sweden; South Africa. Each is a matter of that State's law.
    private static let formats: [PersonalNumberFormat] = [
        .init(
            states: ["ROU"], length: 13, year: 1..<3, month: 3..<5, day: 5..<7,
            century: { [1: 19, 2: 19, 3: 18, 4: 18, 5: 20, 6: 20][$0[0]] },
            holds: {
                let rest = $0.weighed([2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
                return $0[12] == (rest == 10 ? 1 : rest)
            }),
        .init(
            states: ["EST", "LTU"], length: 11, year: 1..<3, month: 3..<5, day: 5..<7,
            century: { [1: 18, 2: 18, 3: 19, 4: 19, 5: 20, 6: 20][$0[0]] },
            holds: {
                let rest = $0.weighed([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
                let second = $0.weighed([3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11
                return $0[10] == (rest < 10 ? rest : second % 10)
            }),
        .init(
            states: ["LVA"], length: 11, year: 4..<6, month: 2..<4, day: 0..<2,
            century: { [0: 18, 1: 19, 2: 20][$0[6]] },
            holds: { $0[10] == (1101 - $0.weighed([1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11 % 10 }),
        .init(
            states: ["POL"], length: 11, year: 0..<2, month: 2..<4, day: 4..<6,
            additions: [(0, 19), (20, 20), (40, 21), (80, 18)],
            holds: { ($0.weighed([1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) + $0[10]).isMultiple(of: 10) }),
        .init(
            states: ["BGR"], length: 10, year: 0..<2, month: 2..<4, day: 4..<6,
            additions: [(0, 19), (20, 18), (40, 20)],
            holds: { $0[9] == $0.weighed([2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10 }),
        .init(
            states: ["CZE", "SVK"], length: 10, year: 0..<2, month: 2..<4, day: 4..<6,
            additions: [(0, nil), (50, nil), (20, 20), (70, 20)],
            // Ten digits since 1954.
            century: { $0[0..<2].number < 54 ? 20 : 19 }, holds: { $0[...].number.isMultiple(of: 11) }),
        .init(
            states: ["SVN", "BIH", "MKD", "MNE", "SRB"], length: 13, year: 5..<7, month: 2..<4, day: 0..<2,
            century: { $0[4] >= 8 ? 10 + $0[4] : 20 + $0[4] },
            holds: { $0[12] == (11 - $0.weighed([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11 }),
        .init(
            states: ["BEL"], length: 11, year: 0..<2, month: 2..<4, day: 4..<6,
            century: { $0.isComplement(of: $0[..<9].number) ? 19 : 20 },
            holds: { $0.isComplement(of: $0[..<9].number) || $0.isComplement(of: 2_000_000_000 + $0[..<9].number) }),
        .init(
            states: ["ISL"], length: 10, year: 4..<6, month: 2..<4, day: 0..<2,
            century: { [8: 18, 9: 19, 0: 20][$0[9]] },
            holds: { $0[8] == (11 - $0.weighed([3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11 }),
        .init(
            states: ["NOR"], length: 11, year: 4..<6, month: 2..<4, day: 0..<2,
            holds: {
                $0[9] == (11 - $0.weighed([3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11) % 11
                    && $0[10] == (11 - $0.weighed([5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
            }),
        .init(states: ["SWE"], length: 10, year: 0..<2, month: 2..<4, day: 4..<6, holds: { $0.hasLuhnDigit }),
        .init(states: ["ZAF"], length: 13, year: 0..<2, month: 2..<4, day: 4..<6, holds: { $0.hasLuhnDigit }),
    ]
}

extension ArraySlice<Int> {
    /// The number that these digits are.
    fileprivate var number: Int { reduce(0) { 10 * $0 + $1 } }
}

extension [Int] {
    /// The sum of the first digits, each times its weight.
    fileprivate func weighed(_ weights: [Int]) -> Int { zip(self, weights).reduce(0) { $0 + $1.0 * $1.1 } }

    /// Whether the last two of eleven digits make a number a multiple of 97.
    fileprivate func isComplement(of number: Int) -> Bool { 97 - number % 97 == self[9...].number }

    /// Whether the last digit is the check digit of the others (Luhn 1960; ISO/IEC 7812-1, annex B).
    fileprivate var hasLuhnDigit: Bool {
        reversed().enumerated().reduce(0) { sum, digit in
            let value = digit.offset.isMultiple(of: 2) ? digit.element : 2 * digit.element
            return sum + value / 10 + value % 10
        }.isMultiple(of: 10)
    }
}
