import Foundation
import IDScan
import ReaderLab

/// Measures how often `verified` is wrong, and what other thresholds would change: the calibration of the rule.
///
/// `zones FOLDER…` reads pictures of zones, `NAME.png` with `NAME.json`, and prints what came out for each level of damage,
/// each wrong zone that was verified, and a curve over each threshold of ``VerificationRule``. Exits 1 when 1 in 10,000
/// verified zones is wrong, or more.
@main
struct Zones {
    /// The rules of the curves: one threshold varies, the others are those of the scanner.
    private static let curves: [[LabelledRule]] = [
        [0.0005, 0.001, 0.002, 0.003, 0.0045, 0.006, 0.008, 0.01, 0.02, 0.05, 0.5].map {
            LabelledRule(label: "most error \($0)", rule: VerificationRule(mostError: $0))
        },
        [0.0001, 0.0002, 0.00045, 0.001, 0.002, 0.0045].map {
            LabelledRule(label: "black and white \($0)", rule: VerificationRule(mostErrorInBlackAndWhite: $0))
        },
    ]

    static func main() throws {
        let folders = Array(CommandLine.arguments.dropFirst())
        guard !folders.isEmpty else {
            FileHandle.standardError.write(Data("usage: zones FOLDER…\n".utf8))
            exit(64)
        }
        var judge = try ZoneJudge()
        let rules = [VerificationRule()] + curves.joined().map(\.rule)
        var levels: [String: [Tally]] = [:]
        var time = 0.0
        for sample in try folders.flatMap(ZoneSample.all) where sample.printsCheckDigits {
            let image = try sample.image()
            let start = clock()
            let documents = try judge.documents(in: image, zoneLines: sample.places, under: rules)
            time += Double(clock() - start) / Double(CLOCKS_PER_SEC)
            for level in [sample.level, Report.all] {
                var tallies = levels[level] ?? rules.map { _ in Tally() }
                for index in rules.indices {
                    tallies[index].add(index < documents.count ? documents[index] : nil, truth: sample.lines)
                }
                levels[level] = tallies
            }
            tell(documents, about: sample)
        }
        let report = Report(levels: levels, curves: curves)
        report.print(millisecondsPerZone: 1000 * time)
        if !report.isSeldomWrong { exit(1) }
    }

    /// Names a zone that is wrong and verified, and with `IDSCAN_BENCH_VERBOSE` every one that was not read exactly, with the
    /// strictest rule of the first curve under which it would be verified.
    ///
    /// - Parameters:
    ///   - documents: What came out under the scanner's rule and under those of the curves.
    ///   - sample: What was read.
    private static func tell(_ documents: [ScannedDocument], about sample: ZoneSample) {
        let document = documents.first
        let isWrong = document?.isWrong(sample.lines) ?? true
        let isVerbose = ProcessInfo.processInfo.environment["IDSCAN_BENCH_VERBOSE"] != nil
        guard isWrong, isVerbose || document?.status == .verified else { return }
        let status = document?.status.rawValue ?? "nothing"
        let strictest = zip(curves[0], documents.dropFirst()).first { $0.1.status == .verified }
        let told = strictest.map { "\(status), verified by \($0.0.label)" } ?? status
        print(
            ([sample.name, sample.level, told] + sample.lines + (document?.mrz?.lines ?? [])).joined(
                separator: "\n    "))
    }
}

/// A rule and what the table calls it.
struct LabelledRule {
    let label: String
    let rule: VerificationRule
}

extension ScannedDocument {
    /// Whether anything but what is printed was read.
    func isWrong(_ truth: [String]) -> Bool { mrz?.lines != truth }
}
