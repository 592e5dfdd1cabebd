import Foundation
import IDScan

/// The tally of many pictures.
struct PictureTally {
    private var count = 0
    private var exact = 0
    private var verified = 0
    private var nothing = 0
    private(set) var wrongButVerified = 0

    /// The heading of the rows.
    static let heading = "kind           count    exact  verified  wrong but verified  nothing"

    /// Adds a trial; wrong ones that are verified are named.
    mutating func add(_ trial: PictureTrial, name: String) {
        count(trial)
        guard trial.isWrongButVerified else { return }
        print((["wrong but verified: \(name)"] + trial.truth + trial.read).joined(separator: "\n    "))
    }

    /// Adds a trial that another tally tells about.
    mutating func count(_ trial: PictureTrial) {
        count += 1
        exact += trial.isExact ? 1 : 0
        verified += trial.status == .verified ? 1 : 0
        nothing += trial.read.isEmpty ? 1 : 0
        wrongButVerified += trial.isWrongButVerified ? 1 : 0
    }

    /// Returns a line of the table.
    func row(named name: String) -> String {
        func share(_ part: Int) -> String { String(format: "%7.1f %%", 100 * part.share(of: count)) }
        let cells = [
            String(format: "%5d", count), share(exact), share(verified), String(format: "%18d", wrongButVerified),
        ]
        return name.padding(toLength: 14, withPad: " ", startingAt: 0) + cells.joined(separator: " ") + share(nothing)
    }
}
