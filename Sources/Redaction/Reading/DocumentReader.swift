import DocumentDetection
package import IDScan
import ImageProcessing
package import Imaging
import TextRecognition

/// Reads pictures by the scanner, the reader of text and the reader of barcodes.
package final class DocumentReader: PictureReader {
    private var scanner: DocumentScanner
    private var recognizer: TextRecognizer
    private var detector: DocumentDetector

    /// How many pixels a millimetre of a flattened card takes: what tiny letters need.
    private static let resolution = 12.0

    /// Loads the models.
    package init(options: ScanOptions) throws(ScanError) {
        scanner = try DocumentScanner(options: options)
        var text = TextRecognitionOptions()
        text.minimumConfidence = 0
        text.timeLimit = options.limits.duration
        do {
            recognizer = try TextRecognizer(options: text)
            detector = try DocumentDetector()
        } catch {
            throw ScanError(error)
        }
    }

    package func read(
        _ image: Image, lookingCloselyAt outlines: [Quadrilateral]
    ) throws(RedactionError) -> PictureReading {
        do {
            let result = try scanner.scan(image)
            guard !result.findings.contains(where: { $0.name == .printNotRead }) else {
                throw ScanError(code: .timedOut, message: "there was no time to read all print")
            }
            var lines = try recognizer.recognizeText(in: image).lines
            var barcodes = try image.barcodes()
            for outline in result.documents.flatMap(\.outlines) + outlines {
                let flat = try FlatCard(outline, of: image, resolution: Self.resolution)
                guard let flat else { continue }
                lines += try recognizer.recognizeText(in: flat.image).lines.map(flat.inPicture)
                barcodes += try (flat.image.barcodes() + flat.image.thresholded().barcodes()).map(flat.inPicture)
            }
            var reading = PictureReading(documents: result.documents, lines: lines, barcodes: barcodes)
            reading.isCutShort = result.findings.contains { $0.name == .moreDocuments }
            reading.unreadDocuments = try detector.detectDocuments(in: image).filter(\.isLikely).map(\.quadrilateral)
                .filter { seen in !result.documents.contains { $0.isSeen(in: seen) } }
            for document in result.documents {
                guard let portrait = document.portrait else { continue }
                for frame in document.frames where frame.contains(portrait) {
                    reading.portraitCopies += try PortraitCopies.places(of: portrait, on: frame, in: image)
                }
            }
            return reading
        } catch {
            throw .scan(ScanError(error))
        }
    }

    package func text(in place: Quadrilateral, of image: Image) throws(RedactionError) -> String {
        do {
            let texts = try recognizer.recognizeText(in: image, regionsOfInterest: [place])
            return texts.map(\.text).joined(separator: " ")
        } catch {
            throw .scan(ScanError(error))
        }
    }
}

extension ScannedDocument {
    /// The outlines of its sides in the picture, from where reading starts.
    var outlines: [Quadrilateral] { [quadrilateral, otherSide?.quadrilateral].compactMap(\.self) }

    /// Whether an outline that looks like a document is that of this one.
    fileprivate func isSeen(in outline: Quadrilateral) -> Bool {
        outlines.contains { $0.contains(outline.centre) || outline.contains($0.centre) }
            || fields.values.contains { $0.quadrilateral.map { outline.contains($0.centre) } == true }
    }
}

/// A card of a picture, made flat.
private struct FlatCard {
    let image: Image
    private let toPicture: ProjectiveTransform

    /// Flattens a card; nil when its outline spans no area.
    ///
    /// - Parameter resolution: How many pixels a millimetre takes on a card of the size of identity cards.
    init?(_ outline: Quadrilateral, of picture: Image, resolution: Double) throws(ImageProcessingError) {
        let isWide = outline.meanWidth >= outline.meanHeight
        let aspect = outline.meanHeight / max(outline.meanWidth, 1)
        // Passports are larger than cards: the longer side tells which it is.
        let isPassport = max(aspect, 1 / max(aspect, 0.001)) < (CardSize.id1.proportion + CardSize.id3.proportion) / 2
        let longer = (isPassport ? CardSize.id3.width : CardSize.id1.width) * resolution
        let width = isWide ? longer : longer / max(aspect, 1), height = isWide ? longer * aspect : longer
        guard outline.isConvex, width >= 1, height >= 1 else { return nil }
        let (columns, rows) = (Int(width.rounded()), Int(height.rounded()))
        image = try picture.grey().rectified(outline, width: columns, height: rows)
        guard let transform = ProjectiveTransform(mapping: image.bounds, to: outline) else { return nil }
        toPicture = transform
    }

    func inPicture(_ line: RecognizedTextObservation) -> RecognizedTextObservation {
        RecognizedTextObservation(
            line: line.line, candidates: line.candidates, corners: toPicture.applied(to: line.corners))
    }

    func inPicture(_ barcode: Barcode) -> Barcode {
        Barcode(corners: toPicture.applied(to: barcode.corners), text: barcode.text)
    }
}
