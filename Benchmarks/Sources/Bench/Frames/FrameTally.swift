import Foundation
import IDScan

/// The tally of many sequences.
struct FrameTally {
    /// The numbers of frames after which results are told.
    private static let counts = [1, 3, 5, 10]

    /// The number of some results, and the numbers of those that are as printed, and that are verified.
    private struct Row {
        var count = 0, exact = 0, verified = 0, wrongButVerified = 0

        mutating func add(_ outcome: FrameTrial.Outcome) {
            count += 1
            exact += outcome.isExact ? 1 : 0
            verified += outcome.status == .verified ? 1 : 0
            wrongButVerified += outcome.isWrongButVerified ? 1 : 0
        }

        func text(named name: String) -> String {
            func share(_ part: Int) -> String { String(format: "%.1f %%", 100 * part.share(of: count)) }
            return FrameTally.columns(name, "\(count)", share(exact), share(verified), "\(wrongButVerified)")
        }
    }

    private var single = Row()
    private var joined = counts.map { _ in Row() }
    private var (seconds, scanSeconds, compared, frames, read) = (0.0, 0.0, 0.0, 0, 0)
    private var (size, settled) = (0, [Int]())
    /// The number of sequences with a wrong zone that is verified after any frame.
    private(set) var wrongButVerified = 0
    private(set) var count = 0

    mutating func add(_ trial: FrameTrial) {
        count += 1
        for outcome in trial.single { single.add(outcome) }
        for (index, count) in Self.counts.enumerated() where count <= trial.joined.count {
            joined[index].add(trial.joined[count - 1])
        }
        wrongButVerified += trial.joined.contains(where: \.isWrongButVerified) ? 1 : 0
        frames += trial.joined.count
        read += trial.readCount
        seconds += trial.seconds
        if trial.scanSeconds > 0 {
            compared += trial.seconds
            scanSeconds += trial.scanSeconds
        }
        size = max(size, trial.size)
        if let first = trial.joined.firstIndex(where: \.isSettled) { settled.append(first + 1) }
    }

    /// The share of sequences whose last result is as printed.
    var exactAtEnd: Double { joined.last.map { $0.exact.share(of: $0.count) } ?? 0 }

    func print(named name: String) {
        Swift.print(Self.columns(name, "count", "exact", "verified", "wrong but verified"))
        Swift.print(single.text(named: "a frame alone"))
        for (count, row) in zip(Self.counts, joined) where row.count > 0 {
            Swift.print(row.text(named: "after \(count)"))
        }
        Swift.print("sequences with a wrong verified zone after any frame: \(wrongButVerified) of \(count)")
        let median = settled.isEmpty ? "-" : "\(settled.sorted()[settled.count / 2])"
        Swift.print(
            "read: \(read) of \(frames) frames; settled: \(settled.count), in the median after \(median); "
                + "largest session: \(size) bytes")
        Swift.print(
            String(format: "CPU per frame: %.1f ms", 1000 * seconds / Double(max(1, frames)))
                + (scanSeconds > 0 ? String(format: ", %.2f of a scan", compared / scanSeconds) : ""))
        Swift.print("")
    }

    private static func columns(_ cells: String...) -> String {
        zip(cells, [18, 7, 9, 10, 20]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
    }
}
