import Barcodes
import Drawing
public import IDScan
public import ImageProcessing
public import Imaging
import TextRecognition

/// Hides parts of the documents on pictures.
///
/// Hidden parts are painted over, so that nothing of them is left, and the painted picture is read once more: a hidden
/// text that is still to be read there is an error. A part that must be hidden and was not found is an error, too.
///
/// ```swift
/// var redactor = try Redactor()
/// let request = RedactionRequest(.keeping([RedactionName(.surname), RedactionName(.birthDate)]))
/// let safe = try redactor.redact(photograph, request)     // [UInt8]: an image file
/// let file = try safe.image.jpegData(quality: 92)         // without any metadata
/// ```
public struct Redactor: ~Copyable {
    let limits: ImageDecodingLimits
    let reader: any PictureReader
    private let painter: Painter

    /// Creates a redactor and loads the models.
    ///
    /// - Parameter options: The limits of a picture, and the known layouts; without templates those of the program.
    /// - Throws: `ScanError` when a model cannot be loaded.
    public init(options: ScanOptions = ScanOptions()) throws(ScanError) {
        var options = options
        if options.templates.isEmpty { options.templates = DocumentTemplate.builtIn }
        self.init(reader: try DocumentReader(options: options), painter: .black, limits: options.limits)
    }

    /// Creates a redactor that reads and paints otherwise.
    package init(reader: any PictureReader, painter: Painter, limits: ImageDecodingLimits = ImageDecodingLimits()) {
        (self.reader, self.painter, self.limits) = (reader, painter, limits)
    }

    /// Hides parts of the documents in an image file: JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP or GIF.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - request: The parts that are hidden.
    ///   - deadline: The time at which the work has to end; nil for the duration that the options tell, from now on.
    /// - Throws: ``RedactionError``.
    public mutating func redact(
        _ bytes: [UInt8], _ request: RedactionRequest, before deadline: Deadline? = nil
    ) throws(RedactionError) -> RedactedImage {
        let deadline = deadline ?? Deadline(after: limits.duration)
        let decoded: DecodedImage
        do {
            decoded = try ImageDecoder(limits: limits).decode(bytes, as: .rgb)
        } catch {
            throw .scan(ScanError(error))
        }
        guard decoded.pageCount == 1 else { throw .severalPages(decoded.pageCount) }
        return try redact(decoded.image, request, before: deadline)
    }

    /// Hides parts of the documents on a picture that is decoded and upright already, such as a page.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - request: The parts that are hidden.
    ///   - deadline: The time at which the work has to end; nil for the duration that the options tell, from now on.
    /// - Throws: ``RedactionError``.
    public mutating func redact(
        _ picture: Image, _ request: RedactionRequest, before deadline: Deadline? = nil
    ) throws(RedactionError) -> RedactedImage {
        let deadline = deadline ?? Deadline(after: limits.duration)
        let picture = picture.rgb()
        return try redact(
            picture, showing: try reader.read(picture, for: request, before: deadline), request, before: deadline)
    }

    /// Hides parts of a picture in colour.
    mutating func redact(
        _ picture: Image, showing reading: PictureReading, _ request: RedactionRequest,
        alsoHiding others: [HiddenText] = [], before deadline: Deadline? = nil
    ) throws(RedactionError) -> RedactedImage {
        let deadline = deadline ?? Deadline(after: limits.duration)
        var reading = reading
        if request.hidden?.contains(.portrait) == true {
            reading.portraitCopies += try reader.portraitCopies(on: reading, in: picture)
        }
        guard try isWritable(request.watermark) else { throw .watermarkNotWritable }
        var plan = try CoverPlan(for: reading, request, alsoHiding: others)
        let (covered, mask) = try covered(picture, by: &plan, showing: reading, request, before: deadline)
        let painted = try marked(covered, with: request.watermark)
        var warnings = plan.warnings + plan.clipped(by: mask)
        if request.watermark != nil {
            let marked = Painter.paper.cover(painted, mask)
            warnings += try lost(on: marked, madeFrom: picture, by: plan, showing: reading, before: deadline)
        }
        return RedactedImage(image: painted, hidden: plan.hidden, kept: plan.kept, warnings: warnings)
    }

    private func isWritable(_ watermark: String?) throws(RedactionError) -> Bool {
        guard let watermark else { return true }
        do {
            return try Image.canBeMarked(with: watermark)
        } catch {
            throw .scan(ScanError(error))
        }
    }

    /// Returns a picture with a text written across it, over covered parts, too: nothing is left below that.
    private func marked(_ picture: Image, with text: String?) throws(RedactionError) -> Image {
        guard let text else { return picture }
        do {
            return try picture.marked(with: text)
        } catch {
            throw .scan(ScanError(error))
        }
    }

    /// Small print is read only where nothing larger is left beside it: so often a picture is covered and read at most.
    private static let mostCoverings = 2

    /// Returns a picture with all of a plan covered, and the areas that were painted.
    ///
    /// - Parameter plan: The plan of the covers. Things that can still be read are added to it.
    /// - Throws: ``RedactionError/stillRead(_:)`` when something can be read in the end.
    private func covered(
        _ picture: Image, by plan: inout CoverPlan, showing reading: PictureReading, _ request: RedactionRequest,
        before deadline: Deadline
    ) throws(RedactionError) -> (image: Image, mask: CoverMask) {
        var told: [RedactionArea] = []
        for _ in 0..<Self.mostCoverings {
            plan.cover(told)
            let mask = CoverMask(plan, width: picture.width, height: picture.height)
            let covered = painter.cover(picture, mask)
            guard Painter.isCovered(covered, by: mask) else { throw .notCovered }
            // The text that is written across might hide from the reader what a person can read below it.
            told = self.told(
                on: try reader.read(covered, coveredBy: mask, after: reading, before: deadline), by: plan, request)
            if told.isEmpty { return (covered, mask) }
        }
        throw .stillRead(Set(told.map(\.name)).sorted())
    }

    /// The hidden texts that are still to be read on a covered picture, and their places.
    private func told(
        on reading: PictureReading, by plan: CoverPlan, _ request: RedactionRequest
    ) -> [RedactionArea] {
        let lines = reading.lines.map(ComparedLine.init)
        var told = plan.texts.flatMap { text in
            lines.flatMap { line in
                let similar = line.words(saying: text, .similar).filter {
                    !plan.keeps($0.corners) && (!text.isCommon || Self.tells($0))
                }
                return (similar + (text.isCommon ? [] : line.words(saying: text, .same))).map {
                    RedactionArea(text.name, $0.corners)
                }
            }
        }
        if request.hidden?.contains(.mrz) == true {
            told += reading.lines.filter {
                $0.confidence >= CoverPlan.leastConfidence && ZoneLineReader.resembles($0.text)
            }.map { RedactionArea(.mrz, $0.corners) }
        }
        let barcodes = reading.barcodes.filter { !$0.text.isEmpty && !plan.keeps($0.corners) || plan.says($0.text) }
        return told + barcodes.map { RedactionArea(.barcodes, $0.cover) }
    }

    /// Shorter words than this are seen in texture where nothing is written.
    private static let shortestOfCommon = 4

    /// True if a word that many documents have says something: not a letter, as of the sex, nor the code of a State.
    private static func tells(_ word: RecognizedWord) -> Bool {
        word.confidence >= CoverPlan.leastConfidence && word.characters.count >= shortestOfCommon
    }

    /// Tells the kept fields that can be read no longer below the text across the picture.
    private func lost(
        on painted: Image, madeFrom picture: Image, by plan: CoverPlan, showing reading: PictureReading,
        before deadline: Deadline
    ) throws(RedactionError) -> [String] {
        var lost: [String] = []
        for area in plan.kept.joined where !RedactionName.parts.contains(RedactionName(rawValue: area.name)) {
            let name = RedactionName(rawValue: area.name)
            let said = reading.documents.flatMap { PrintCover($0).texts(of: name) }
            guard !lost.contains(area.name), let text = HiddenText(name, said) else { continue }
            let before = try reader.text(in: area.quadrilateral, of: picture, before: deadline)
            guard !text.ranges(in: before, .similar).isEmpty else { continue }
            let after = try reader.text(in: area.quadrilateral, of: painted, before: deadline)
            if text.ranges(in: after, .similar).isEmpty { lost.append(area.name) }
        }
        return lost.map { "\($0) is kept, but can hardly be read any longer" }
    }
}

extension [RedactionArea] {
    /// These areas; areas of one name that touch each other from left to right are joined.
    fileprivate var joined: [RedactionArea] {
        reduce(into: []) { joined, area in
            guard let last = joined.last, last.name == area.name,
                last.quadrilateral.topRight == area.quadrilateral.topLeft
            else { return joined.append(area) }
            let (left, right) = (last.quadrilateral, area.quadrilateral)
            joined[joined.count - 1] = RedactionArea(
                name: area.name,
                quadrilateral: Quadrilateral(
                    topLeft: left.topLeft, topRight: right.topRight, bottomRight: right.bottomRight,
                    bottomLeft: left.bottomLeft))
        }
    }
}
