import Foundation
import IDScan
import SpecimenCards

/// Draws synthetic documents of every ICAO format, photographs them under conditions from a flatbed scanner to the
/// worst of hands, scans the photographs and counts what came out.
///
/// `photographs COUNT [SEED [KIND]]` takes COUNT photographs of each format under each kind of condition, or under the
/// one named, from seeds that no test uses. Prints one row per kind of condition; exits 1 when a wrong zone came out verified.
@main
struct Photographs {
    private static let kinds: [(name: String, conditions: PhotographConditions)] = [
        ("flatbed", .flatbed), ("desk", .desk), ("handHeld", .handHeld), ("hard", .hard),
    ]

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.compactMap { UInt64($0) }
        guard let count = numbers.first, count > 0 else {
            FileHandle.standardError.write(Data("usage: photographs COUNT [SEED [KIND]]\n".utf8))
            exit(64)
        }
        let firstSeed = numbers.count > 1 ? numbers[1] : 1_000_000
        let wanted = kinds.filter { kind in numbers.count == arguments.count || arguments.contains(kind.name) }
        var scanner = try DocumentScanner()
        var total = Tally()
        print(Tally.header)
        for kind in wanted {
            var tally = Tally()
            for format in SpecimenFormat.allCases {
                for seed in firstSeed..<firstSeed + count {
                    let photograph = Photograph(
                        of: [SpecimenCard(format: format, seed: seed)],
                        conditions: kind.conditions.varied(seed: seed), seed: seed)
                    tally.add(try Trial(of: photograph, name: "\(kind.name) \(format) \(seed)", scanner: &scanner))
                }
            }
            print(tally.row(named: kind.name))
            total.add(tally)
        }
        print(total.row(named: "all"))
        if total.wrongButVerified > 0 { exit(1) }
    }
}
