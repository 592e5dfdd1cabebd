import ArgumentParser
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// `bench bent`: draws documents, bends, blurs, inverts or mirrors the pictures, reads them, and counts the results.
struct BentCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bent",
        abstract: "Reads pictures of documents that are bent, moved, inverted or mirrored.",
        discussion: "Prints one line for each kind and amount. Ends with exit code 1 when a wrong zone is verified."
    )

    @OptionGroup
    var samples: SampleOptions<Distortion.Kind>

    @Option(help: ArgumentHelp("A folder to keep the pictures in.", valueName: "folder"), completion: .directory)
    var pictures: PictureFolder?

    func run() throws {
        var scanner = try DocumentScanner()
        var all = PictureTally()
        print(PictureTally.heading)
        for row in Distortion.series where samples.kinds.contains(row.kind) {
            var tally = PictureTally()
            for seed in samples.seeds {
                let trial = try trial(row, seed: seed, by: &scanner)
                tally.add(trial, name: "\(row.name) \(seed)")
                all.count(trial)
            }
            print(tally.row(named: row.name))
        }
        print(all.row(named: "all"))
        if all.wrongButVerified > 0 { throw ExitCode.failure }
    }

    private func trial(
        _ row: Distortion, seed: UInt64, by scanner: inout DocumentScanner
    ) throws -> PictureTrial {
        let format = SpecimenFormat.allCases[Int(seed) % SpecimenFormat.allCases.count]
        let taken = try Photograph(
            of: [SpecimenCard(format: format, seed: seed)], conditions: row.conditions.varied(seed: seed), seed: seed
        ).taken()
        let file = try row.applied(to: taken.image).jpegData(quality: 92)
        try pictures?.keep(file, named: "\(row.name)-\(seed).jpg")
        return PictureTrial(truth: taken.truth.documents.first?.lines ?? [], result: try scanner.scan(file))
    }
}
