/// The error correction of PDF417: Reed-Solomon codes over the numbers modulo 929, whose primitive element is 3 (ISO/IEC 15438).
enum ReedSolomon929 {
    private static let prime = 929
    /// The powers of 3, and the exponents of numbers.
    private static let powers: [Int] = (0..<2 * (prime - 1)).reduce(into: []) { powers, _ in
        powers.append(powers.last.map { $0 * 3 % prime } ?? 1)
    }
    private static let exponents: [Int] = {
        var exponents = [Int](repeating: 0, count: prime)
        for exponent in 0..<prime - 1 { exponents[powers[exponent]] = exponent }
        return exponents
    }()

    private static func power(_ exponent: Int) -> Int {
        powers[(exponent % (prime - 1) + prime - 1) % (prime - 1)]
    }
    private static func inverse(_ number: Int) -> Int { power(-exponents[number]) }

    private static func value(_ polynomial: [Int], at x: Int) -> Int {
        polynomial.reversed().reduce(0) { ($0 * x + $1) % prime }
    }

    private static func product(_ first: [Int], _ second: [Int], modulo degree: Int) -> [Int] {
        var result = [Int](repeating: 0, count: degree)
        for (i, a) in first.enumerated() where a != 0 {
            for (j, b) in second.enumerated() where i + j < degree { result[i + j] = (result[i + j] + a * b) % prime }
        }
        return result
    }

    /// Corrects code words.
    ///
    /// - Parameters:
    ///   - words: The code words, the last of them for correction.
    ///   - checks: The number of those.
    ///   - erasures: The places of code words that are not known, counted from 0.
    ///   - spare: The number of checks that are left to notice errors beyond correction.
    /// - Returns: The right code words; nil when there are too many errors.
    static func corrected(_ words: [Int], checks: Int, erasures: [Int], spare: Int) -> [Int]? {
        let count = words.count
        let syndromes = (1...checks).map { root in words.reduce(0) { ($0 * power(root) + $1) % prime } }
        if syndromes.allSatisfy({ $0 == 0 }) { return words }
        guard erasures.count + spare <= checks else { return nil }
        let locator = errorLocator(syndromes, erasures: erasures.map { power(count - 1 - $0) })
        let degree = locator.lastIndex { $0 != 0 } ?? 0
        guard 2 * degree - erasures.count + spare <= checks else { return nil }
        let places = (0..<count).filter { value(locator, at: power($0 + 1 - count)) == 0 }
        guard places.count == degree else { return nil }
        let evaluator = product(syndromes, locator, modulo: checks)
        let derivative = locator.enumerated().dropFirst().map { $0.offset * $0.element % prime }
        var corrected = words
        for place in places {
            let inverseRoot = power(place + 1 - count)
            let slope = value(derivative, at: inverseRoot)
            guard slope != 0 else { return nil }
            // The first root is 3 to the power of 1, so that no power of the place remains beside the quotient.
            let error = (prime - value(evaluator, at: inverseRoot)) * inverse(slope) % prime
            corrected[place] = (corrected[place] - error + prime) % prime
        }
        let isRight = (1...checks).allSatisfy { root in
            corrected.reduce(0) { ($0 * power(root) + $1) % prime } == 0
        }
        return isRight ? corrected : nil
    }

    /// The algorithm of Berlekamp and Massey, which begins with the erasures.
    private static func errorLocator(_ syndromes: [Int], erasures: [Int]) -> [Int] {
        var locator = erasures.reduce([1]) { product($0, [1, prime - $1], modulo: $0.count + 1) }
        var (previous, length, last, shift) = (locator, erasures.count, 1, 1)
        for step in erasures.count..<max(syndromes.count, erasures.count) {
            var discrepancy = 0
            for (index, coefficient) in locator.enumerated() where index <= step {
                discrepancy = (discrepancy + coefficient * syndromes[step - index]) % prime
            }
            guard discrepancy != 0 else {
                shift += 1
                continue
            }
            let factor = discrepancy * inverse(last) % prime
            var next = locator + [Int](repeating: 0, count: max(0, previous.count + shift - locator.count))
            for (index, coefficient) in previous.enumerated() {
                next[index + shift] = (next[index + shift] + (prime - factor) * coefficient) % prime
            }
            if 2 * length <= step + erasures.count {
                (length, previous, last, shift) = (step + 1 + erasures.count - length, locator, discrepancy, 1)
            } else {
                shift += 1
            }
            locator = next
        }
        return locator
    }
}
