import Barcodes
package import IDScan
package import ImageProcessing
package import Imaging
import TextRecognition

/// Reads pictures by the scanner, the reader of text and the reader of barcodes.
///
/// Each place is read once: documents as flat cards, and the rest in the picture.
package final class DocumentReader: PictureReader {
    private var scanner: DocumentScanner
    private var recognizer: TextRecognizer

    /// The number of pixels in a millimetre of a flattened card: tiny letters need so many.
    private static let resolution = 12.0
    /// The grey of paper: parts that are not read again look like it.
    private static let paper: UInt8 = 225

    /// Loads the models.
    package init(options: ScanOptions) throws(ScanError) {
        var options = options
        // They are read here, to be covered: no field is at the place of one.
        options.request.readsBarcodes = false
        scanner = try DocumentScanner(options: options)
        var text = TextRecognitionOptions()
        text.recognitionLevel = .fast
        text.minimumConfidence = 0
        text.timeLimit = options.limits.duration
        do {
            recognizer = try TextRecognizer(options: text, tuning: .init(), loadsLate: true)
        } catch {
            throw ScanError(error)
        }
    }

    package func read(
        _ image: Image, for request: RedactionRequest, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading {
        do {
            let (result, seen, print) = try scanner.scan(image, before: deadline)
            guard !result.findings.contains(where: { $0.name == .printNotRead }) else {
                throw ScanError(code: .timedOut, message: "there was no time to read all print")
            }
            let documents = result.documents.map { $0.filling(image.bounds) }
            var reading = PictureReading(documents: documents, lines: [], barcodes: [])
            reading.print = print
            reading.isCutShort = result.findings.contains { $0.name == .moreDocuments }
            reading.unreadDocuments = seen.filter { seen in !documents.contains { $0.isSeen(in: seen) } }
            // Without a document there is nothing to cover, or all is covered.
            if !documents.isEmpty {
                let places = request.kept.map { Self.places(of: $0, on: documents) }
                try readText(of: image.grey(), at: places, into: &reading, by: .lettersAndNetwork, before: deadline)
                try readBarcodes(of: image.grey(), into: &reading)
            }
            return reading
        } catch {
            throw .scan(ScanError(error))
        }
    }

    package func read(
        _ painted: Image, coveredBy mask: CoverMask, after reading: PictureReading, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading {
        let untouched = reading.lines.filter { mask.share(of: $0.corners.enlarged(by: Self.reach)) == 0 }
        var rest = mask
        for line in untouched { rest.cover(line.corners) }
        var again = reading
        (again.lines, again.barcodes) = ([], [])
        do {
            let shown = painted.grey().painted(Self.paper, where: rest)
            again.lines = try recognizer.recognizeText(in: shown, before: deadline).lines
            again.barcodes = try painted.barcodesToCover()
        } catch {
            throw .scan(ScanError(error))
        }
        again.lines += untouched
        again.documents = []
        return again
    }

    /// The growth of the place over a line, as a factor, in which a cover may change the reading of the line.
    private static let reach = 1.1

    /// The length and the height of the places around fields in which lines are read, as factors: other lines reach into them.
    private static let around = (along: 1.3, across: 4.0)

    /// The places that matter where all of a document is covered but some fields.
    package static func places(of kept: Set<RedactionName>, on documents: [ScannedDocument]) -> [Quadrilateral] {
        documents.flatMap { document in
            let print = PrintCover(document)
            return kept.withPartsOfNames.union(kept.isSuperset(of: RedactionName.partsOfFullName) ? [.fullName] : [])
                .compactMap(print.place).map { $0.enlarged(by: around.along, around.across) }
        }
    }

    /// The most lines that are read beside documents; the others are covered unread.
    private static let mostBeside = 48

    /// Reads text.
    ///
    /// - Parameters:
    ///   - grey: The picture.
    ///   - places: The only places on documents at which it is read; nil for all.
    private func readText(
        of grey: Image, at places: [Quadrilateral]?, into reading: inout PictureReading,
        by search: TextRecognizer.LineSearch, before deadline: Deadline
    ) throws {
        let outlines = reading.documents.flatMap(\.outlines).filter(\.isConvex)
        var inside = CoverMask(width: grey.width, height: grey.height)
        for outline in outlines { inside.cover(outline.enlarged(by: FlatCard.inside)) }
        let beside = grey.painted(Self.paper, where: inside)
        if !beside.isPlain {
            let read = try recognizer.readLines(
                in: beside, sought: .letters, atMost: Self.mostBeside, before: deadline)
            reading.lines += read.lines
            reading.unreadLines += read.unread
        }
        for outline in outlines where places?.isEmpty != true {
            guard let flat = try FlatCard(outline, of: grey, resolution: Self.resolution), !flat.image.isPlain else {
                continue
            }
            let found = try recognizer.readLines(in: flat.image, sought: search, before: deadline) { strip in
                places.map { $0.contains { $0.contains(flat.inPicture(strip).centre) } } ?? true
            }
            reading.lines += found.lines.map(flat.inPicture)
        }
    }

    /// Reads barcodes in the picture, and on each card of it.
    private func readBarcodes(of grey: Image, into reading: inout PictureReading) throws {
        reading.barcodes += try grey.barcodesToCover()
        for outline in reading.documents.flatMap(\.outlines) {
            guard let flat = try FlatCard(outline, of: grey, resolution: Self.resolution) else { continue }
            let found = try flat.image.barcodesToCover() + flat.image.thresholded().barcodesToCover()
            reading.barcodes += found.map(flat.inPicture)
        }
    }

    package func portraitCopies(
        on reading: PictureReading, in image: Image
    ) throws(RedactionError) -> [Quadrilateral] {
        do {
            return try reading.documents.flatMap { document in
                guard let portrait = document.portrait else { return [Quadrilateral]() }
                return try document.frames.filter { $0.contains(portrait) }.flatMap { frame in
                    try PortraitCopies.places(of: portrait, on: frame, in: image)
                }
            }
        } catch {
            throw .scan(ScanError(error))
        }
    }

    package func text(
        in place: Quadrilateral, of image: Image, before deadline: Deadline
    ) throws(RedactionError) -> String {
        do {
            let texts = try recognizer.recognizeText(in: image, regionsOfInterest: [place], before: deadline)
            return texts.map(\.text).joined(separator: " ")
        } catch {
            throw .scan(ScanError(error))
        }
    }
}

extension Image {
    /// True where a grey picture is of one grey.
    fileprivate var isPlain: Bool { pixels.allSatisfy { $0 == pixels[0] } }
}

extension ScannedDocument {
    /// The outlines of its sides in the picture, from where reading starts.
    package var outlines: [Quadrilateral] { [quadrilateral, otherSide?.quadrilateral].compactMap(\.self) }

    /// This document with the edges of the picture for its own, where captions tell it and no edges were seen.
    fileprivate func filling(_ picture: Quadrilateral) -> ScannedDocument {
        guard quadrilateral == nil, mrz == nil, visualZone != nil else { return self }
        var document = self
        document.quadrilateral = picture
        return document
    }

    /// True if an outline that looks like a document is that of this one.
    fileprivate func isSeen(in outline: Quadrilateral) -> Bool {
        outlines.contains { $0.contains(outline.centre) || outline.contains($0.centre) }
            || fields.values.contains { $0.quadrilateral.map { outline.contains($0.centre) } == true }
    }
}
