import ImageProcessing
import Imaging
import MRZ
import TextRecognition

@testable import IDScan
@testable import Redaction

/// A reader that passes on what another reads, changed.
final class StandInReader: PictureReader {
    private let reader: DocumentReader
    private let change: (_ reading: inout PictureReading, _ look: Int) -> Void
    private var looks = 0
    /// What was read, each time.
    private(set) var pictures: [Image] = []
    /// What was to be looked at closely, each time.
    private(set) var closeLooks: [[Quadrilateral]] = []

    /// - Parameter change: Changes what was read; is told how many looks there were before.
    init(change: @escaping (_ reading: inout PictureReading, _ look: Int) -> Void) throws {
        reader = try DocumentReader(options: RedactionOptions.scan)
        self.change = change
    }

    func read(
        _ image: Image, lookingCloselyAt outlines: [Quadrilateral]
    ) throws(RedactionError) -> PictureReading {
        var reading = try reader.read(image, lookingCloselyAt: outlines)
        pictures.append(image)
        closeLooks.append(outlines)
        change(&reading, looks)
        looks += 1
        return reading
    }

    func text(in place: Quadrilateral, of image: Image) throws(RedactionError) -> String {
        try reader.text(in: place, of: image)
    }
}

/// What scans of tests may cost: those that were not optimized are slow.
enum RedactionOptions {
    static var scan: ScanOptions {
        var options = ScanOptions()
        options.templates = DocumentTemplate.builtIn
        options.limits.duration = .seconds(120)
        return options
    }
}

extension PictureReading {
    /// Takes away what documents print beside their zones.
    mutating func loseAllPrint() { documents = documents.map { $0.bare(in: $0.quadrilateral) } }
}

extension ScannedDocument {
    /// The same, its edges not seen, and what it prints not read.
    var withoutOutline: ScannedDocument { bare(in: nil) }

    /// The same zone alone.
    fileprivate func bare(in outline: Quadrilateral?) -> ScannedDocument {
        guard let lines = mrz?.lines, let today = derived?.referenceDate,
            let zone = try? MachineReadableZone(parsing: lines, referenceDate: today)
        else { return self }
        var bare = ScannedDocument(standingFor: zone, quadrilateral: outline)
        bare.zoneCells = zoneCells
        return bare
    }
}
