import ArgumentParser
import Barcodes
import Foundation
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// `bench barcodes`: reads the barcodes of drawn licences and of pictures in folders, beside ZXing alone.
struct BarcodesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "barcodes",
        abstract: "Reads the barcodes of drawn licences and cards, and of pictures in folders, beside ZXing alone.",
        discussion: """
            A barcode is read when its text is exactly what was printed. With --pictures, a picture counts when any barcode was \
            read; what was read of --negatives is listed, for a person to judge. The milliseconds of the processor are those that \
            a scan spends on barcodes, and those of ZXing on the whole photograph.
            """
    )

    @OptionGroup
    var samples: SampleOptions<BarcodeSubject>

    @Option(help: ArgumentHelp("A folder of pictures that show barcodes; may be given again.", valueName: "folder"))
    var pictures: [String] = []

    @Option(help: ArgumentHelp("A folder of pictures that show none; may be given again.", valueName: "folder"))
    var negatives: [String] = []

    func run() throws {
        var scanner = try DocumentScanner()
        print(BarcodeTally.heading)
        if pictures.isEmpty, negatives.isEmpty {
            for subject in samples.kinds {
                var tally = BarcodeTally()
                for seed in samples.seeds {
                    let taken = try subject.photograph(seed: seed)
                    let truth = taken.truth.documents.flatMap { $0.barcodes ?? [] }.map(\.text)
                    try tally.add(try taken.file(), by: &scanner) { texts in truth.allSatisfy(texts.contains) }
                }
                print(tally.row(named: subject.rawValue))
            }
        }
        for folder in pictures + negatives {
            var tally = BarcodeTally()
            for file in try Self.files(in: folder) {
                let read = try tally.add([UInt8](Data(contentsOf: file)), by: &scanner) { !$0.isEmpty }
                if negatives.contains(folder), !read.isEmpty { print("    \(file.lastPathComponent): \(read)") }
            }
            print(tally.row(named: URL(filePath: folder).lastPathComponent))
        }
    }

    private static func files(in folder: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: URL(filePath: folder, directoryHint: .isDirectory), includingPropertiesForKeys: nil
        ).sorted { $0.path < $1.path }
    }
}
