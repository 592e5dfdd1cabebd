public import IDScan
import ImageProcessing
public import Imaging
public import Redaction
import TextRecognition

/// A picture that is read once, and redacted by many requests.
///
/// All that the reading tells is covered, and the covered picture is not read again. ``Redactor/redact(_:_:before:)-(Image,_,_)`` reads
/// it again and covers more where that tells something: what is hidden here is hidden there.
public struct ReadPicture {
    /// A reader of pictures, with its models.
    public struct Reader {
        let reader: DocumentReader

        /// Loads the models.
        public init(options: ScanOptions) throws(ScanError) {
            var options = options
            if options.templates.isEmpty { options.templates = DocumentTemplate.builtIn }
            reader = try DocumentReader(options: options)
        }
    }

    private let picture: Image
    private let reader: RememberedReader

    /// Reads a picture in colour.
    public init(_ picture: Image, by reader: Reader) throws(RedactionError) {
        self.picture = picture
        let all = RedactionRequest(.hiding([]))
        self.reader = RememberedReader(
            try reader.reader.read(picture, for: all, before: Deadline(after: .seconds(60))), by: reader.reader)
    }

    /// Hides parts of the picture.
    public func redacted(_ request: RedactionRequest) throws(RedactionError) -> RedactedImage {
        var redactor = Redactor(reader: reader, painter: .black)
        return try redactor.redact(picture, request, before: Deadline(after: .seconds(60)))
    }
}

/// A reader that tells the same reading of one picture each time.
private final class RememberedReader: PictureReader {
    private let reading: PictureReading
    private let reader: DocumentReader
    private var copies: [Quadrilateral]?

    init(_ reading: PictureReading, by reader: DocumentReader) { (self.reading, self.reader) = (reading, reader) }

    func read(
        _ image: Image, for request: RedactionRequest, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading {
        guard case .keeping(let kept) = request.choice else { return reading }
        // Lines on documents are read near what is kept alone.
        let places = DocumentReader.places(of: kept, on: reading.documents)
        let outlines = reading.documents.flatMap(\.outlines)
        var reading = reading
        reading.lines.removeAll { line in
            let centre = line.corners.centre
            return outlines.contains { $0.contains(centre) } && !places.contains { $0.contains(centre) }
        }
        return reading
    }

    func read(
        _ painted: Image, coveredBy mask: CoverMask, after reading: PictureReading, before deadline: Deadline
    ) throws(RedactionError) -> PictureReading { PictureReading(documents: [], lines: [], barcodes: []) }

    func portraitCopies(on reading: PictureReading, in image: Image) throws(RedactionError) -> [Quadrilateral] {
        if let copies { return copies }
        let found = try reader.portraitCopies(on: reading, in: image)
        copies = found
        return found
    }

    func text(in place: Quadrilateral, of image: Image, before deadline: Deadline) throws(RedactionError) -> String {
        try reader.text(in: place, of: image, before: deadline)
    }
}
