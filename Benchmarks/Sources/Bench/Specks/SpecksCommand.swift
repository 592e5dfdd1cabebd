import ArgumentParser
import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// `bench specks`: scans synthetic documents flat and small, damages single pixels or colours of the palette, reads
/// them, and counts the results.
struct SpecksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "specks",
        abstract: "Reads small pictures with damaged pixels and palettes.",
        discussion: """
            Each document is scanned with 2.8 to 6 pixels to the millimetre, most with 3.3. It is read as PNG, and every \
            fourth one as JPEG. Prints one row for each kind. Ends with exit code 1 when a wrong zone is verified.
            """
    )

    @OptionGroup
    var samples: SampleOptions<Damage>

    @Option(help: ArgumentHelp("A folder to keep the pictures in.", valueName: "folder"), completion: .directory)
    var pictures: PictureFolder?

    /// Pixels to the millimetre.
    private static let scales = [3.3, 3.3, 3.3, 2.8, 4, 6]

    func run() throws {
        var scanner = try DocumentScanner()
        var isWrong = false
        print(PictureTally.heading)
        for damage in samples.kinds {
            var tally = PictureTally()
            for seed in samples.seeds {
                let trial = try trial(damage, seed: seed, by: &scanner)
                tally.add(trial, name: "\(damage) \(seed)")
            }
            print(tally.row(named: damage.rawValue))
            isWrong = isWrong || tally.wrongButVerified > 0
        }
        if isWrong { throw ExitCode.failure }
    }

    private func trial(_ damage: Damage, seed: UInt64, by scanner: inout DocumentScanner) throws -> PictureTrial {
        let format = SpecimenFormat.allCases[Int(seed) % SpecimenFormat.allCases.count]
        let scale = Self.scales[Int(seed / 5) % Self.scales.count]
        let conditions = PhotographConditions.flatbed.varied(seed: seed).with {
            // As large as the document, and the rim that a flatbed shows.
            $0.width = Int(format.dimensions.width * scale / $0.fractionOfFrame)
            $0.height = $0.width * 3 / 4
        }
        let taken = try Photograph(
            of: [SpecimenCard(format: format, seed: seed)], conditions: conditions, seed: seed
        ).taken()
        let picture = damage.applied(to: taken.image, seed: seed)
        let isJPEG = seed.isMultiple(of: 4)
        let file = isJPEG ? try picture.jpegData(quality: 95) : try picture.pngData()
        try pictures?.keep(file, named: "\(damage)-\(seed)." + (isJPEG ? "jpg" : "png"))
        return PictureTrial(truth: taken.truth.documents.first?.lines ?? [], result: try scanner.scan(file))
    }
}
