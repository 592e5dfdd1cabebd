import Foundation
import IDScan

/// What came out of the zones of one level under one rule.
struct Tally {
    private(set) var count = 0
    private(set) var exact = 0
    private(set) var verified = 0
    private(set) var wrongButVerified = 0
    /// How often each field was in doubt in a zone that was read exactly.
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

/// The tables.
struct Report {
    /// The name of the level that holds all others.
    static let all = "all"

    /// For each level, what came out under the scanner's rule and under those of the curves.
    let levels: [String: [Tally]]
    let curves: [[LabelledRule]]

    /// Whether fewer than 1 in 10,000 verified zones are wrong under the scanner's rule.
    var isSeldomWrong: Bool {
        guard let all = levels[Self.all]?[0] else { return true }
        return all.wrongButVerified == 0 || 10_000 * all.wrongButVerified < all.verified
    }

    /// The levels, the easiest first.
    private var names: [String] {
        let known = ["easy", "medium", "hard", "moved", "extreme"]
        let others = levels.keys.filter { !known.contains($0) && $0 != Self.all }.sorted()
        return (known + others + [Self.all]).filter { levels[$0] != nil }
    }

    func print(millisecondsPerZone total: Double) {
        guard let all = levels[Self.all] else { return Swift.print("no zones") }
        row("level", "zones", "exact", "verified", "wrong but verified", "at most, 95 %")
        for name in names {
            guard let tally = levels[name]?[0] else { continue }
            row(
                name, "\(tally.count)", share(tally.exact, of: tally), share(tally.verified, of: tally),
                "\(tally.wrongButVerified)", bound(tally))
        }
        Swift.print(String(format: "CPU per zone: %.1f ms\n", total / Double(max(1, all[0].count))))
        row(["doubtful but right"] + names)
        for field in all[0].doubts.keys.sorted() {
            row([field] + names.map { "\(levels[$0]?[0].doubts[field] ?? 0)" })
        }
        Swift.print("")
        var index = 0
        for curve in curves {
            row(["rule"] + names.map { "verified, \($0)" } + ["wrong but verified", "at most, 95 %"])
            for rule in curve {
                index += 1
                let shares = names.map { name in levels[name].map { share($0[index].verified, of: $0[index]) } ?? "" }
                row([rule.label] + shares + ["\(all[index].wrongButVerified)", bound(all[index])])
            }
            Swift.print("")
        }
    }

    private func share(_ part: Int, of tally: Tally) -> String {
        String(format: "%.2f %%", 100 * Double(part) / Double(max(1, tally.count)))
    }

    private func bound(_ tally: Tally) -> String {
        tally.verified == 0 ? "" : String(format: "1 in %.0f", 1 / tally.upperBound)
    }

    private func row(_ cells: String...) { row(cells) }

    private func row(_ cells: [String]) {
        Swift.print(cells.map { $0.padding(toLength: max(19, $0.count + 1), withPad: " ", startingAt: 0) }.joined())
    }
}
