import Foundation
import IDScan
import SpecimenCards

/// One photograph, scanned.
struct Trial {
    let name: String
    let truth: [String]
    let read: [String]
    let status: VerificationStatus?
    /// CPU seconds of the scan, decoding included.
    let seconds: Double

    init(of photograph: Photograph, name: String, scanner: inout DocumentScanner) throws {
        let taken = try photograph.taken()
        let bytes = try taken.file()
        let start = clock()
        let document = try scanner.scan(bytes).documents.first { $0.mrz != nil }
        seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        self.name = name
        truth = taken.truth.documents.first { !$0.lines.isEmpty }?.lines ?? []
        read = document?.mrz?.lines ?? []
        status = document?.status
    }

    var isExact: Bool { read == truth }
}

/// What came out of many photographs.
struct Tally {
    private var count = 0
    private var exact = 0
    private var verified = 0
    private var nothing = 0
    private(set) var wrongButVerified = 0
    private var seconds: [Double] = []

    /// Adds a trial; the ones that failed are named on the way when `IDSCAN_BENCH_VERBOSE` is set.
    mutating func add(_ trial: Trial) {
        count += 1
        exact += trial.isExact ? 1 : 0
        verified += trial.status == .verified ? 1 : 0
        nothing += trial.read.isEmpty ? 1 : 0
        wrongButVerified += trial.status == .verified && !trial.isExact ? 1 : 0
        seconds.append(trial.seconds)
        if !trial.isExact, ProcessInfo.processInfo.environment["IDSCAN_BENCH_VERBOSE"] != nil {
            let status = trial.status?.rawValue ?? "nothing"
            print(([trial.name, status] + trial.truth + trial.read).joined(separator: "\n    "))
        }
    }

    mutating func add(_ other: Tally) {
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
        func share(_ part: Int) -> String { String(format: "%.1f %%", 100 * Double(part) / Double(max(1, count))) }
        let median = seconds.sorted()[seconds.count / 2]
        return Self.columns(
            name, "\(count)", share(exact), share(verified), "\(wrongButVerified)", share(nothing),
            String(format: "%.0f", 1000 * median))
    }

    private static func columns(_ cells: String...) -> String {
        zip(cells, [12, 7, 9, 10, 20, 9, 12]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
    }
}
