import Foundation
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards
import Trials

/// Scans synthetic documents flat and small, damages single pixels or colours of the palette, reads them, and counts what came out.
///
/// `specks COUNT [SEED [KIND]]` damages COUNT pictures in each way, or in the one named, from a seed on. Each is scanned with
/// 2.8 to 6 pixels to the millimetre, most with 3.3, and is read as PNG and, every fourth, as JPEG. Prints one row for each
/// way; exits 1 when a wrong zone came out verified. With `IDSCAN_BENCH_PICTURES=folder` the pictures are kept there.
@main
struct Specks {
    private static let scales = [3.3, 3.3, 3.3, 2.8, 4, 6]

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.compactMap { UInt64($0) }
        guard let count = numbers.first, count > 0 else {
            FileHandle.standardError.write(Data("usage: specks COUNT [SEED [KIND]]\n".utf8))
            exit(64)
        }
        let first = numbers.count > 1 ? numbers[1] : 1_000_000
        var scanner = try DocumentScanner()
        var isWrong = false
        print(Tally.heading)
        for damage in Damage.allCases
        where numbers.count == arguments.count || arguments.contains(damage.rawValue) {
            var tally = Tally()
            for seed in first..<first + count {
                let trial = try Self.trial(damage, seed: seed, by: &scanner)
                tally.add(trial, name: "\(damage) \(seed)")
            }
            print(tally.row(named: damage.rawValue))
            isWrong = isWrong || tally.wrongButVerified > 0
        }
        if isWrong { exit(1) }
    }

    private static func trial(
        _ damage: Damage, seed: UInt64, by scanner: inout DocumentScanner
    ) throws -> Trial {
        let format = SpecimenFormat.allCases[Int(seed) % SpecimenFormat.allCases.count]
        let scale = scales[Int(seed / 5) % scales.count]
        let conditions = PhotographConditions.flatbed.varied(seed: seed).with {
            // As large as the document, and the rim that a flatbed shows.
            $0.width = Int(format.width * scale / $0.fractionOfFrame)
            $0.height = $0.width * 3 / 4
        }
        let taken = try Photograph(
            of: [SpecimenCard(format: format, seed: seed)], conditions: conditions, seed: seed
        ).taken()
        let picture = damage.applied(to: taken.image, seed: seed)
        let file = seed.isMultiple(of: 4) ? try picture.jpegData(quality: 95) : try picture.pngData()
        if let folder = ProcessInfo.processInfo.environment["IDSCAN_BENCH_PICTURES"] {
            let name = "\(damage)-\(seed)." + (seed.isMultiple(of: 4) ? "jpg" : "png")
            try Data(file).write(to: URL(filePath: folder).appending(path: name))
        }
        return Trial(truth: taken.truth.documents.first?.lines ?? [], result: try scanner.scan(file))
    }
}

extension SpecimenFormat {
    /// The width of the document, in millimetres (Doc 9303-4 to 9303-7).
    fileprivate var width: Double {
        switch self {
        case .td1: 85.6
        case .td2, .mrvb: 105
        case .td3: 125
        case .mrva: 120
        }
    }
}
