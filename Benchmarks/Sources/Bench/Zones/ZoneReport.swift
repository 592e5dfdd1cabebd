import Foundation

/// The tables.
struct ZoneReport {
    /// The name of the level that holds all others.
    static let all = "all"

    /// The tallies of each level under the scanner's rule and under those of the curves.
    let levels: [String: [ZoneTally]]
    let curves: [[LabelledRule]]

    /// True where fewer than 1 in 10,000 verified zones are wrong under the scanner's rule.
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

    private func share(_ part: Int, of tally: ZoneTally) -> String {
        String(format: "%.2f %%", 100 * part.share(of: tally.count))
    }

    private func bound(_ tally: ZoneTally) -> String {
        tally.verified == 0 ? "" : String(format: "1 in %.0f", 1 / tally.upperBound)
    }

    private func row(_ cells: String...) { row(cells) }

    private func row(_ cells: [String]) {
        Swift.print(cells.map { $0.padding(toLength: max(19, $0.count + 1), withPad: " ", startingAt: 0) }.joined())
    }
}
