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
    /// The pictures that were read, each time.
    private(set) var pictures: [Image] = []
    /// The covers, each time after the first.
    private(set) var masks: [CoverMask] = []

    /// - Parameter change: Changes what was read; is told how many looks there were before.
    init(change: @escaping (_ reading: inout PictureReading, _ look: Int) -> Void) throws {
        reader = try DocumentReader(options: RedactionOptions.scan)
        self.change = change
    }

    func read(
        _ image: Image, for request: RedactionRequest, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading {
        changed(try reader.read(image, for: request, before: deadline), of: image)
    }

    func read(
        _ painted: Image, coveredBy mask: CoverMask, after reading: PictureReading, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading {
        masks.append(mask)
        return changed(try reader.read(painted, coveredBy: mask, after: reading, before: deadline), of: painted)
    }

    private func changed(_ reading: PictureReading, of picture: Image) -> PictureReading {
        var reading = reading
        pictures.append(picture)
        change(&reading, looks)
        looks += 1
        return reading
    }

    func portraitCopies(
        on reading: PictureReading, in image: Image
    ) throws(RedactionError) -> [Quadrilateral] { try reader.portraitCopies(on: reading, in: image) }

    func text(
        in place: Quadrilateral, of image: Image, before deadline: Deadline
    ) throws(RedactionError) -> String { try reader.text(in: place, of: image, before: deadline) }
}

/// The limits of scans in tests: scans that were not optimized are slow.
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
