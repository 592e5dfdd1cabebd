/// The sums that check digits of personal numbers are made of.
extension [Int] {
    /// The sum of the first values, each times its weight.
    func weighed(_ weights: [Int]) -> Int { zip(self, weights).reduce(0) { $0 + $1.0 * $1.1 } }

    /// The number that some of the digits are.
    func number(_ places: Range<Int>) -> Int { self[places].reduce(0) { 10 * $0 + $1 } }

    /// True if the last two of eleven digits make a number a multiple of 97.
    func isComplement(of number: Int) -> Bool { 97 - number % 97 == self.number(9..<11) }

    /// True if the last digit is the check digit of the others (Luhn 1960; ISO/IEC 7812-1, annex B).
    var hasLuhnDigit: Bool {
        reversed().enumerated().reduce(0) { sum, digit in
            let value = digit.offset.isMultiple(of: 2) ? digit.element : 2 * digit.element
            return sum + value / 10 + value % 10
        }.isMultiple(of: 10)
    }

    /// True if the last digit is what the weighed others lack to a multiple of 11; 11 is 0, and 10 is none.
    func lacksToEleven(_ weights: [Int]) -> Bool {
        self[weights.count] == (11 - weighed(weights) % 11) % 11
    }

    /// True if the last digit is the weighed sum of the others modulo 11; where that is 10, by other weights.
    func isRestOfEleven(_ weights: [Int], else others: [Int]) -> Bool {
        let rest = weighed(weights) % 11
        return self[weights.count] == (rest < 10 ? rest : weighed(others) % 11 % 10)
    }

    /// True if the last digit is that of ISO/IEC 7064, MOD 11,10.
    var hasHybridDigit: Bool {
        var rest = 10
        for digit in dropLast() {
            rest = (rest + digit) % 10
            rest = (rest == 0 ? 10 : rest) * 2 % 11
        }
        return (rest + (last ?? 0)) % 10 == 1
    }

    /// True if the last digit is that of a European article number.
    var hasArticleDigit: Bool {
        reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3) }
            .isMultiple(of: 10)
    }
}
