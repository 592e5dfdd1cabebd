import DocumentDetection
import Foundation

/// The number of photographs of scenes with a warning that are not verified, and the number of those that are.
struct WarningTable {
    private let trials: [QualityTrial]

    init(trials: [QualityTrial]) { self.trials = trials }

    /// A row for each measure, and one for all of them.
    var text: String {
        let bad = trials.filter { !$0.isVerified }, good = trials.filter(\.isVerified)
        var lines = [
            "\n\(trials.count) scenes: \(good.count) verified, \(bad.count) not, "
                + "\(bad.count { $0.claimed == nil }) of these without an outline",
            "warned by, of those not verified, of those verified",
        ]
        func add(_ name: String, _ isWarned: (CaptureQuality) -> Bool) {
            func warned(_ trials: [QualityTrial]) -> Int { trials.count { $0.claimed.map(isWarned) ?? false } }
            lines.append(
                name.padding(toLength: 12, withPad: " ", startingAt: 0)
                    + String(
                        format: "%5d (%2.0f %%) %5d (%2.0f %%)", warned(bad), 100 * warned(bad).share(of: bad.count),
                        warned(good), 100 * warned(good).share(of: good.count)))
        }
        for fault in Fault.allCases { add(fault.rawValue) { $0[fault]?.isGoodEnough == false } }
        add("any") { !$0.isGoodEnough }
        return lines.joined(separator: "\n")
    }
}
