import DocumentDetection
import Foundation
import IDScan
import SpecimenCards

/// Draws scenes of every kind, finds the documents on them, reads their zones, and prints one table.
///
/// `scenes COUNT [SEED [KIND…]]` draws COUNT scenes of each kind, or of those named, from a seed on. What did not
/// succeed is named on the way when `IDSCAN_BENCH_VERBOSE` is set, and drawn into the folder that
/// `IDSCAN_BENCH_PICTURES` names; nothing is read when `IDSCAN_BENCH_UNREAD` is set, and documents are those of designs
/// when `IDSCAN_BENCH_DESIGNS` is. Exits 1 when a wrong zone came out verified.
@main
struct Scenes {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.prefix(2).compactMap { UInt64($0) }
        let kinds = arguments.dropFirst(numbers.count).map { SceneKind(rawValue: $0) }
        guard let count = numbers.first, count > 0, !kinds.contains(nil) else {
            let names = SceneKind.allCases.map(\.rawValue).joined(separator: " ")
            FileHandle.standardError.write(Data("usage: scenes COUNT [SEED [KIND…]]; the kinds: \(names)\n".utf8))
            exit(64)
        }
        let environment = ProcessInfo.processInfo.environment
        var laboratory = try Laboratory(
            reads: environment["IDSCAN_BENCH_UNREAD"] == nil,
            pictures: environment["IDSCAN_BENCH_PICTURES"].map { URL(filePath: $0, directoryHint: .isDirectory) })
        var tallies: [SceneTally] = []
        print(SceneTally.header)
        for kind in kinds.isEmpty ? SceneKind.allCases : kinds.compactMap(\.self) {
            var tally = SceneTally()
            for seed in (numbers.dropFirst().first ?? 3_000_000)..<(numbers.dropFirst().first ?? 3_000_000) + count {
                let scene = SpecimenScene(
                    kind: kind, seed: seed, showsDesigns: environment["IDSCAN_BENCH_DESIGNS"] != nil)
                let trial = try laboratory.trial(of: scene)
                tally.add(trial)
                if environment["IDSCAN_BENCH_VERBOSE"] != nil, let failure = trial.failure {
                    print("    \(kind.rawValue) \(seed): \(failure)")
                }
            }
            print(tally.row(named: kind.rawValue))
            tallies.append(tally)
        }
        for visibility in SceneKind.Visibility.allCases {
            let total = tallies.filter { $0.visibility == visibility }.reduce(into: SceneTally()) { $0.add($1) }
            if !total.isEmpty { print(total.row(named: "all \(visibility.rawValue)")) }
        }
        let all = tallies.reduce(into: SceneTally()) { $0.add($1) }
        print(all.summary)
        if all.wrongButVerified > 0 { exit(1) }
    }
}
