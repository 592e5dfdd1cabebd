import DocumentDetection
import Foundation
import IDScan
import SpecimenCards

/// Takes photographs with one fault each and photographs of scenes, scans them, and prints what the measures of
/// capture quality say about which of them are read.
///
/// `quality COUNT [SEED [KIND…]]` takes COUNT photographs of each fault from a seed on, and as many scenes as of all
/// faults together; or only those of the kinds named. The values of each are printed on the way when
/// `IDSCAN_BENCH_VERBOSE` is set.
@main
struct Quality {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.prefix(2).compactMap { UInt64($0) }
        let wanted = Array(arguments.dropFirst(numbers.count)), known = Fault.allCases.map(\.rawValue) + ["scenes"]
        guard let count = numbers.first, count > 0, Set(wanted).isSubset(of: known) else {
            let usage = "usage: quality COUNT [SEED [KIND…]]; the kinds: \(known.joined(separator: " "))\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        func isWanted(_ kind: String) -> Bool { wanted.isEmpty || wanted.contains(kind) }
        let first = numbers.dropFirst().first ?? 3_000_000
        let isVerbose = ProcessInfo.processInfo.environment["IDSCAN_BENCH_VERBOSE"] != nil
        var scanner = try DocumentScanner()
        var trials: [QualityTrial] = []
        func add(_ trial: QualityTrial?, _ name: String) {
            guard let trial else { return }
            trials.append(trial)
            if isVerbose { print(name, trial.values, separator: ",") }
        }
        for fault in Fault.allCases where isWanted(fault.rawValue) {
            trials = []
            for seed in first..<first + count {
                add(try QualityTrial(of: fault.photograph(seed: seed), by: &scanner), "\(fault) \(seed)")
            }
            print(QualityTable(of: fault, trials: trials).text)
        }
        guard isWanted("scenes") else { return }
        trials = []
        let kinds = SceneKind.allCases.filter { $0.visibility != .nothing && $0 != .several }
        for seed in first..<first + count * UInt64(Fault.allCases.count) {
            let scene = SpecimenScene(kind: kinds[Int(seed) % kinds.count], seed: seed)
            let photograph = scene.photograph(longestSide: 1600)
            if photograph.hidesZone { continue }
            add(try QualityTrial(of: photograph, by: &scanner), "\(scene.kind) \(seed)")
        }
        print(WarningTable(trials: trials).text)
        print(try MeasuringTime().text)
    }
}
