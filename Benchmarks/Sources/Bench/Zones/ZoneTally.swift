import Foundation
import IDScan

/// The tally of the zones of one level under one rule.
struct ZoneTally {
    private(set) var count = 0
    private(set) var exact = 0
    private(set) var verified = 0
    private(set) var wrongButVerified = 0
    /// The number of times that each field was in doubt in a zone that was read exactly.
    private(set) var doubts: [String: Int] = [:]

    mutating func add(_ document: ScannedDocument?, truth: [String]) {
        count += 1
        guard let document else { return }
        let isWrong = document.isWrong(truth)
        exact += isWrong ? 0 : 1
        if !isWrong {
            for (name, field) in document.fields where field.isInDoubt { doubts[name.rawValue, default: 0] += 1 }
        }
        guard document.status == .verified else { return }
        verified += 1
        wrongButVerified += isWrong ? 1 : 0
    }

    /// The share of wrong zones among the verified ones that 95 of 100 such experiments would not have exceeded.
    var upperBound: Double { Self.upperBound(of: wrongButVerified, among: verified) }

    /// The upper end of the one-sided interval of Clopper and Pearson (1934): of no case among n about 3 / n.
    static func upperBound(of cases: Int, among count: Int) -> Double {
        guard count > cases else { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let share = (low + high) / 2
            if probability(ofAtMost: cases, among: count, share: share) > 0.05 { low = share } else { high = share }
        }
        return high
    }

    /// The binomial distribution.
    private static func probability(ofAtMost cases: Int, among count: Int, share: Double) -> Double {
        guard share > 0, share < 1 else { return share > 0 ? 0 : 1 }
        var term = Double(count) * log(1 - share)
        var sum = exp(term)
        for index in 0..<cases {
            term += log(Double(count - index) / Double(index + 1) * share / (1 - share))
            sum += exp(term)
        }
        return sum
    }
}

extension ScannedDocument {
    /// True if anything but the printed lines was read.
    func isWrong(_ truth: [String]) -> Bool { mrz?.lines != truth }
}
