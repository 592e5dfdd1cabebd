import ArgumentParser
import Foundation
import IDScan

/// `bench specimens`: scans a folder of specimen images and compares each zone with its transcription.
struct SpecimensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "specimens",
        abstract: "Reads a folder of specimens and compares each zone with its transcription.",
        discussion: """
            The folder holds images and a truth.json: a list of objects with "file", "lines" (null when there is no \
            zone), "checkDigitsHold" and "legibility". Prints one row for each image and the totals. Ends with exit code 1 \
            when a wrong zone is verified.
            """
    )

    @Option(help: ArgumentHelp("The folder of the specimens.", valueName: "folder"), completion: .directory)
    var folder: String

    func run() throws {
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        let specimens = try Specimen.all(in: folder)
        var scanner = try DocumentScanner()
        var outcomes: [SpecimenOutcome] = []
        print(SpecimenOutcome.header)
        for (number, specimen) in specimens.enumerated() {
            let bytes = try Data(contentsOf: folder.appending(path: specimen.file))
            let outcome = try SpecimenOutcome(of: specimen, number: number, bytes: [UInt8](bytes), scanner: &scanner)
            print(outcome.row)
            outcomes.append(outcome)
        }
        print(SpecimenSummary(of: outcomes).text)
        if outcomes.contains(where: \.isWrongButVerified) { throw ExitCode.failure }
    }
}
