import Foundation
import SpecimenCards

/// The tally of many scenes.
struct SceneTally {
    private var trials: [SceneTrial] = []

    var isEmpty: Bool { trials.isEmpty }
    var visibility: SceneKind.Visibility? { trials.first?.visibility }

    mutating func add(_ trial: SceneTrial) { trials.append(trial) }
    mutating func add(_ other: SceneTally) { trials += other.trials }

    /// The number of wrong zones that were verified: the worst defect.
    var wrongButVerified: Int { trials.flatMap(\.readings).count { $0.isVerified && !$0.isExact } }

    /// The number of documents, and the number of those with all their corners in an outline that the detector claims.
    var outlined: (count: Int, right: Int) {
        let overlaps = trials.flatMap(\.overlaps)
        return (overlaps.count, overlaps.count { $0?.hasItsCorners ?? false })
    }

    /// The number of zones, readable or not, and the numbers of those that are read as they are printed, and that are verified.
    var read: (count: Int, exact: Int, verified: Int) {
        let readings = trials.flatMap(\.readings)
        return (readings.count, readings.count(where: \.isExact), readings.count(where: \.isVerified))
    }

    static let header = columns([
        "scenes", "count", "documents", "Jaccard", "corners", "with zone", "corners", "claimed", "readable", "found",
        "exact", "verified", "wrong", "invented",
    ])

    /// One row: the mean Jaccard index with misses as 0, and the share of documents whose corners are all within the
    /// tolerance, both for the claims of the detector and for those of a scan; the share of scenes with a claim; the
    /// shares of the zones that a person can read that were found, read exactly and verified; the number that were
    /// verified wrongly, readable or not; and the number that were read where no document has one.
    func row(named name: String) -> String {
        let (overlaps, corrected) = (trials.flatMap(\.overlaps), trials.flatMap(\.corrected))
        let readings = trials.flatMap(\.readings)
        let readable = readings.filter(\.isReadable)
        func share(_ part: Int, of whole: Int) -> String {
            whole == 0 ? "–" : String(format: "%.1f %%", 100 * Double(part) / Double(whole))
        }
        func index(_ overlaps: [Overlap?]) -> String {
            let sum = overlaps.reduce(0) { $0 + ($1?.index ?? 0) }
            return overlaps.isEmpty ? "–" : String(format: "%.4f", sum / Double(overlaps.count))
        }
        func corners(_ overlaps: [Overlap?]) -> String {
            share(overlaps.count { $0?.hasItsCorners ?? false }, of: overlaps.count)
        }
        return Self.columns([
            name, "\(trials.count)", "\(overlaps.count)", index(overlaps), corners(overlaps), index(corrected),
            corners(corrected), share(trials.count { $0.claimCount > 0 }, of: trials.count),
            "\(readable.count)", share(readable.count(where: \.isFound), of: readable.count),
            share(readable.count(where: \.isExact), of: readable.count),
            share(readable.count(where: \.isVerified), of: readable.count),
            "\(wrongButVerified)", "\(trials.reduce(0) { $0 + $1.inventedCount })",
        ])
    }

    /// The times.
    var summary: String {
        func percentiles(_ trials: [SceneTrial]) -> String {
            let seconds = trials.map(\.detection.seconds).sorted()
            guard !seconds.isEmpty else { return "none" }
            func at(_ share: Double) -> Double { 1000 * seconds[Int(share * Double(seconds.count - 1))] }
            return String(format: "%.1f ms at the 50th and %.1f ms at the 95th percentile", at(0.5), at(0.95))
        }
        let large = trials.filter { $0.detection.pixels > 10_000_000 }
        return """

            CPU to find and flatten, without decoding, \(trials.count) pictures: \(percentiles(trials));
            of \(large.count) with 12 million pixels: \(percentiles(large))
            """
    }

    private static func columns(_ cells: [String]) -> String {
        zip(cells, [15, 7, 11, 9, 9, 11, 9, 9, 10, 9, 9, 10, 7, 8]).map {
            $0.padding(toLength: $1, withPad: " ", startingAt: 0)
        }
        .joined()
    }
}
