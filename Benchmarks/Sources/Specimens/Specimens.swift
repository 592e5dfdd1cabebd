import Foundation
import IDScan

/// Scans a folder of specimen images and compares each zone with its transcription.
///
/// The folder holds the images and a `truth.json`: a list of `file`, `lines` (null when there is no zone),
/// `checkDigitsHold` and `legibility`. Prints one row per image and the totals; exits 1 when a wrong zone came out
/// verified.
@main
struct Specimens {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: specimens DIR\n".utf8))
            exit(64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        let truth = try Data(contentsOf: folder.appendingPathComponent("truth.json"))
        let specimens = try JSONDecoder().decode([Specimen].self, from: truth)
        var scanner = try DocumentScanner()
        var outcomes: [Outcome] = []
        print(Outcome.header)
        for (number, specimen) in specimens.enumerated() {
            let bytes = try Data(contentsOf: folder.appendingPathComponent(specimen.file))
            let outcome = try Outcome(of: specimen, number: number, bytes: [UInt8](bytes), scanner: &scanner)
            print(outcome.row)
            outcomes.append(outcome)
        }
        print(Summary(of: outcomes).text)
        if outcomes.contains(where: \.isWrongButVerified) { exit(1) }
    }
}
