import Foundation
import IDScan

/// The tally of many photographs.
struct PhotographTally {
    private var count = 0
    private var exact = 0
    private var verified = 0
    private var nothing = 0
    private(set) var wrongButVerified = 0
    private var seconds: [Double] = []

    mutating func add(_ trial: PhotographTrial) {
        count += 1
        exact += trial.isExact ? 1 : 0
        verified += trial.status == .verified ? 1 : 0
        nothing += trial.read.isEmpty ? 1 : 0
        wrongButVerified += trial.status == .verified && !trial.isExact ? 1 : 0
        seconds.append(trial.seconds)
    }

    mutating func add(_ other: PhotographTally) {
        count += other.count
        exact += other.exact
        verified += other.verified
        nothing += other.nothing
        wrongButVerified += other.wrongButVerified
        seconds += other.seconds
    }

    static let header = columns(
        "conditions", "count", "exact", "verified", "wrong but verified", "nothing", "ms (median)")

    func row(named name: String) -> String {
        func share(_ part: Int) -> String { String(format: "%.1f %%", 100 * part.share(of: count)) }
        let median = seconds.sorted()[seconds.count / 2]
        return Self.columns(
            name, "\(count)", share(exact), share(verified), "\(wrongButVerified)", share(nothing),
            String(format: "%.0f", 1000 * median))
    }

    private static func columns(_ cells: String...) -> String {
        zip(cells, [12, 7, 9, 10, 20, 9, 12]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
    }
}
