/// A row of values that may repeat itself.
struct PeriodicSignal {
    /// The values less their mean.
    private let values: [Double]
    private let variance: Double

    /// Nil when all values are the same.
    init?(_ values: [Int]) {
        guard !values.isEmpty else { return nil }
        let mean = Double(values.reduce(0, +)) / Double(values.count)
        let centred = values.map { Double($0) - mean }
        self.values = centred
        variance = centred.reduce(0) { $0 + $1 * $1 } / Double(centred.count)
        guard variance > 0 else { return nil }
    }

    /// Returns the period that explains the values best, and how well, up to 1; (0, 0) when the signal is too short.
    ///
    /// The period is made precise by looking two, four and eight periods ahead.
    func period(between shortest: Int, and longest: Int) -> (period: Double, regularity: Double) {
        guard shortest > 0, shortest < longest, longest < values.count,
            let first = bestLag(in: shortest..<longest)
        else { return (0, 0) }
        var period = Double(first.lag)
        for multiple in [2.0, 4, 8] {
            let expected = Int((period * multiple).rounded())
            let reach = Int(multiple / 2) + 1
            guard Double(expected + reach) < Double(values.count) * 0.6,
                let best = bestLag(in: expected - reach..<expected + reach + 1)
            else { break }
            period = Double(best.lag) / multiple
        }
        return (period, first.correlation)
    }

    private func bestLag(in lags: Range<Int>) -> (lag: Int, correlation: Double)? {
        lags.map { ($0, correlation(lag: $0)) }.max { $0.1 < $1.1 }
    }

    private func correlation(lag: Int) -> Double {
        let count = values.count - lag
        var sum = 0.0
        values.withUnsafeBufferPointer { values in
            for index in 0..<count { sum += values[index] * values[index + lag] }
        }
        return sum / Double(count) / variance
    }
}
