import Foundation
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards
import Trials

/// Draws documents, bends, blurs, inverts or mirrors the pictures, reads them, and counts what came out.
///
/// `bent COUNT [SEED [KIND]]` draws COUNT pictures of each row, or of the rows of one kind, from a seed on. Prints one line for each
/// row; exits 1 when a wrong zone came out verified. With `IDSCAN_BENCH_PICTURES=folder` the pictures are kept there.
@main
struct Bent {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.compactMap { UInt64($0) }
        let kinds = arguments.filter { UInt64($0) == nil }
        let rows = Distortion.series.filter { kinds.isEmpty || kinds.contains($0.kind.rawValue) }
        guard let count = numbers.first, count > 0, !rows.isEmpty else {
            let names = Distortion.Kind.allCases.map(\.rawValue).joined(separator: " ")
            FileHandle.standardError.write(Data("usage: bent COUNT [SEED [KIND]]; the kinds: \(names)\n".utf8))
            exit(64)
        }
        let first = numbers.count > 1 ? numbers[1] : 1_000_000
        var scanner = try DocumentScanner()
        var all = Tally()
        print(Tally.heading)
        for row in rows {
            var tally = Tally()
            for seed in first..<first + count {
                let trial = try Self.trial(row, seed: seed, by: &scanner)
                tally.add(trial, name: "\(row.name) \(seed)")
                all.count(trial)
            }
            print(tally.row(named: row.name))
        }
        print(all.row(named: "all"))
        if all.wrongButVerified > 0 { exit(1) }
    }

    private static func trial(
        _ row: Distortion, seed: UInt64, by scanner: inout DocumentScanner
    ) throws -> Trial {
        let format = SpecimenFormat.allCases[Int(seed) % SpecimenFormat.allCases.count]
        let taken = try Photograph(
            of: [SpecimenCard(format: format, seed: seed)], conditions: row.conditions.varied(seed: seed), seed: seed
        ).taken()
        let file = try row.applied(to: taken.image).jpegData(quality: 92)
        if let folder = ProcessInfo.processInfo.environment["IDSCAN_BENCH_PICTURES"] {
            try Data(file).write(to: URL(filePath: folder).appending(path: "\(row.name)-\(seed).jpg"))
        }
        return Trial(truth: taken.truth.documents.first?.lines ?? [], result: try scanner.scan(file))
    }
}
