import DocumentDetection
import ImageProcessing
public import Imaging
import MRZ
import TextRecognition

/// Finds identity documents in photographs and reads their machine-readable zones.
///
/// A scanner loads its models when it is made; scanning opens no file and needs no network. One scanner serves one
/// thread; several threads have one each.
///
/// ```swift
/// var scanner = try DocumentScanner()
/// for document in try scanner.scan(bytes).documents where document.status == .verified {
///     print(document.fields[.surname]?.value ?? "")
/// }
/// ```
public struct DocumentScanner: ~Copyable {
    /// Is shown the pictures on the way: the name of a stage, and what it looks at.
    public typealias Observer = (_ stage: String, _ picture: Image) -> Void

    private let options: ScanOptions
    private let detector = DocumentDetector()
    private let locator = ZoneLocator()
    private var reader: ZoneReader

    /// Creates a scanner and loads its models.
    ///
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``.
    public init(options: ScanOptions = ScanOptions()) throws(ScanError) {
        self.options = options
        do {
            reader = try ZoneReader(referenceDate: options.referenceDate, rule: options.rule)
        } catch {
            throw ScanError(error)
        }
    }

    /// More pixels than this cost time and show no more of a document.
    static let mostPixels = 16_000_000

    /// Scans an image file: JPEG, PNG, WebP, TIFF or HEIC.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - observe: Is shown the pictures on the way.
    /// - Returns: The documents with a machine-readable zone; none when the picture shows none.
    /// - Throws: ``ScanError`` when the bytes are no image within the limits, or the time runs out.
    public mutating func scan(_ bytes: [UInt8], observing observe: Observer? = nil) throws(ScanError) -> ScanResult {
        let deadline = ContinuousClock.now + options.limits.duration
        do {
            let decoded = try ImageDecoder(limits: options.limits).decode(bytes, maximumPixels: Self.mostPixels)
            return try scan(Photograph(decoded), before: deadline, observing: observe)
        } catch {
            throw ScanError(error)
        }
    }

    /// Scans a picture that is decoded and upright already.
    ///
    /// - Parameters:
    ///   - image: The picture, grey or in colour.
    ///   - observe: Is shown the pictures on the way.
    /// - Returns: The documents with a machine-readable zone; none when the picture shows none.
    /// - Throws: ``ScanError`` when the time runs out or a library fails.
    public mutating func scan(_ image: Image, observing observe: Observer? = nil) throws(ScanError) -> ScanResult {
        do {
            let deadline = ContinuousClock.now + options.limits.duration
            return try scan(Photograph(image), before: deadline, observing: observe)
        } catch {
            throw ScanError(error)
        }
    }

    /// What share of a proven zone's score another zone of the same surface has at least: the rest is other text.
    private static let rivalShare = 0.4

    /// The pipeline: outlines, then the zones on each of them and in the whole photograph, until each is proven.
    private mutating func scan(
        _ photograph: Photograph, before deadline: ContinuousClock.Instant, observing observe: Observer?
    ) throws -> ScanResult {
        observe?("photograph", photograph.pixels)
        let documents = try detector.detectDocuments(in: photograph.pixels)
        var findings = Findings()
        for surface in Surface.candidates(in: photograph.pixels, documents: documents) {
            guard !findings.settle(surface) else { continue }
            let picture = try surface.picture()
            observe?("surface", picture)
            var leastScore = 0.0
            for zone in try locator.locateZones(in: picture) {
                let places = zone.lines.map { surface.toPhotograph.applied(to: $0) }
                guard zone.score >= leastScore, !findings.proves(places) else { continue }
                guard ContinuousClock.now < deadline else { throw ScanError.timedOut(after: options.limits.duration) }
                guard let reading = try reader.read(places, in: photograph.pixels) else { continue }
                observe?("zone", try photograph.pixels.flattened(reading.outline))
                findings.add(Finding(reading: reading, document: surface.document))
                if reading.status == .verified { leastScore = zone.score * Self.rivalShare }
            }
        }
        return ScanResult(image: photograph.size, documents: findings.documents(among: documents, in: photograph))
    }
}
