import Foundation
public import IDScan

/// One picture, read.
public struct Trial {
    let truth: [String]
    let read: [String]
    let status: VerificationStatus?
    var isExact: Bool { read == truth }
    var isWrongButVerified: Bool { status == .verified && !isExact }

    /// Compares the first zone of a result with what is printed.
    public init(truth: [String], result: ScanResult) {
        let document = result.documents.first { $0.mrz != nil }
        (self.truth, read, status) = (truth, document?.mrz?.lines ?? [], document?.status)
    }
}

/// What came out of many pictures.
public struct Tally {
    private var count = 0
    private var exact = 0
    private var verified = 0
    private var nothing = 0
    public private(set) var wrongButVerified = 0

    /// The heading of the rows.
    public static let heading = "kind           count    exact  verified  wrong but verified  nothing"

    /// Creates a tally of nothing.
    public init() {}

    /// Adds a trial; wrong ones that are verified are named.
    public mutating func add(_ trial: Trial, name: String) {
        count(trial)
        guard trial.isWrongButVerified else { return }
        print((["wrong but verified: \(name)"] + trial.truth + trial.read).joined(separator: "\n    "))
    }

    /// Adds a trial that another tally tells about.
    public mutating func count(_ trial: Trial) {
        count += 1
        exact += trial.isExact ? 1 : 0
        verified += trial.status == .verified ? 1 : 0
        nothing += trial.read.isEmpty ? 1 : 0
        wrongButVerified += trial.isWrongButVerified ? 1 : 0
    }

    /// Returns a line of the table.
    public func row(named name: String) -> String {
        func share(_ part: Int) -> String { String(format: "%7.1f %%", 100 * Double(part) / Double(max(1, count))) }
        let cells = [
            String(format: "%5d", count), share(exact), share(verified), String(format: "%18d", wrongButVerified),
        ]
        return name.padding(toLength: 14, withPad: " ", startingAt: 0) + cells.joined(separator: " ") + share(nothing)
    }
}
