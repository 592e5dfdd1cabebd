import Barcodes
import Certificates
import DocumentDetection
public import DocumentPages
import ImageProcessing
public import Imaging
import MRZ
import TextDetection
import TextRecognition

/// Finds identity documents in photographs, and reads their machine-readable zones and their print.
///
/// The models that zones are read with are part of the program. A scanner loads those that every scan needs when it is made,
/// and the others with the first scan that needs them. It loads the models of languages when it is made. Scanning opens no
/// file and needs no connection. One scanner serves one thread; several threads have one each.
///
/// ```swift
/// var scanner = try DocumentScanner()
/// for document in try scanner.scan(bytes).documents where document.status == .verified {
///     print(document.fields[.surname]?.value ?? "")
/// }
/// ```
public struct DocumentScanner: ~Copyable {
    /// Is shown the pictures on the way: a stage, and the picture that it looks at.
    public typealias Observer = (_ stage: ScanStage, _ picture: Image) -> Void

    /// Is shown each line that a reader is about to read: its place in the photograph as it was decoded, and its pixels.
    package typealias LineObserver = (_ place: Quadrilateral, _ crop: Image) -> Void

    private(set) var options: ScanOptions
    var detector: DocumentDetector
    let locator: ZoneLocator
    /// Loaded when it is first needed: many zones are read where the standard prints them.
    var textDetector: TextLineDetector?
    var reader: ZoneReader
    /// Loaded with the layouts, else when print is first read.
    var printReader: PrintReader?
    /// The readers of other scripts for a ``printReader`` that is loaded later; nil if it makes its own.
    let scripts: ScriptReaders?
    /// Changes the content of a zone, for a measure; nil in use.
    let alteration: (@Sendable (ScannedDocument) -> ScannedDocument)?
    /// The renderer of PDF pages that are more than one image; it starts processes, unless it is told otherwise.
    public var pageRenderer = PageRenderer()

    /// Creates a scanner and loads the models that every scan needs, and those of languages.
    ///
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``; it names the package to install when the
    ///   language of a template is missing.
    public init(options: ScanOptions = ScanOptions()) throws(ScanError) {
        try self.init(options: options, tuning: Tuning())
    }

    /// Creates a scanner of other thresholds.
    package init(options: ScanOptions, tuning: Tuning) throws(ScanError) {
        if !options.loadsLibrariesLate {
            ImageDecoder.loadLibraries()
            PDFDocument.loadLibrary()
            // Without it, a scan says that barcodes were not read.
            try? BarcodeLibrary.load()
            if !options.trust.isEmpty { TrustStore.loadLibrary() }
        }
        // Nothing is set before everything is there: what cannot be copied cannot be half initialized.
        let detector = try ScanError.loading("documents") { () throws(ImageProcessingError) in
            try DocumentDetector(tuning.documents)
        }
        let reader = try ScanError.loading { () throws(TextRecognitionError) in try ZoneReader(rule: options.rule) }
        let templates = options.templates
        let scripts = options.loadsLibrariesLate ? nil : ScriptReaders()
        let printReader: PrintReader? = templates.isEmpty ? nil : try PrintReader.loaded(templates, scripts: scripts)
        self.options = options
        self.detector = detector
        locator = ZoneLocator(tuning.zones)
        self.reader = reader
        self.printReader = printReader
        self.scripts = scripts
        alteration = tuning.alteration
    }

    /// More pixels than this cost time and show no more of a document.
    static let mostPixels = 16_000_000

    /// Scans a file: JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP, GIF or PDF; every page of it, but of a GIF animation the
    /// first frame only: ``ScanResult/pages`` says so.
    ///
    /// Pages of a PDF file that are more than one image are rendered by another program, which is started for each of them.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - request: The request of this scan; nil for ``ScanOptions/request``.
    ///   - observe: Is shown the pictures on the way.
    /// - Returns: The documents that were read, those with a machine-readable zone first; none when the picture shows
    /// none.
    /// - Throws: ``ScanError`` when the bytes are no image within the limits, or the time runs out.
    public mutating func scan(
        _ bytes: [UInt8], request: ScanRequest? = nil, observing observe: Observer? = nil
    ) throws(ScanError) -> ScanResult {
        try scan(bytes, within: context(for: bytes, request, observing: observe))
    }

    /// Scans a picture that is decoded and upright already.
    ///
    /// - Parameters:
    ///   - image: The picture, grey or in colour.
    ///   - request: The request of this scan; nil for ``ScanOptions/request``.
    ///   - observe: Is shown the pictures on the way.
    /// - Returns: The documents that were read, those with a machine-readable zone first; none when the picture shows
    /// none.
    /// - Throws: ``ScanError`` when the time runs out or a library fails.
    public mutating func scan(
        _ image: Image, request: ScanRequest? = nil, observing observe: Observer? = nil
    ) throws(ScanError) -> ScanResult {
        try scan(image, within: context(request, observing: observe))
    }

    /// Scans an image file, and shows the lines that readers are shown.
    package mutating func scan(
        _ bytes: [UInt8], showingLines showLine: @escaping LineObserver
    ) throws(ScanError) -> ScanResult {
        let deadline = Deadline(after: options.limits.duration)
        return try scan(bytes, within: ScanContext(options.request, before: deadline, showingLines: showLine))
    }

    /// Begins a scan of so many photographs.
    func context(
        _ request: ScanRequest? = nil, ofParts parts: Int = 1, cancelledBy cancellation: Cancellation? = nil,
        observing observe: Observer? = nil
    ) -> ScanContext {
        let deadline = Deadline(after: options.limits.duration * parts, cancelledBy: cancellation)
        return ScanContext(request ?? options.request, before: deadline, observing: observe)
    }

    /// Begins a scan of a file: one with pages of its own kind may take longer than a photograph.
    func context(
        for bytes: [UInt8], _ request: ScanRequest? = nil, cancelledBy cancellation: Cancellation? = nil,
        observing observe: Observer? = nil
    ) -> ScanContext {
        let limit = PDFDocument.recognizes(bytes) ? options.pdf.duration : options.limits.duration
        return ScanContext(
            request ?? options.request, before: Deadline(after: limit, cancelledBy: cancellation), observing: observe)
    }

    /// True where print is wanted and can be read.
    func readsPrint(_ context: ScanContext) -> Bool { context.request.readsPrint && !options.templates.isEmpty }

    mutating func scan(_ bytes: [UInt8], within context: ScanContext) throws(ScanError) -> ScanResult {
        do {
            let file = try context.time(.decoding) { try self.file(bytes, context.request) }
            return try scanPages(of: file, within: context)
        } catch {
            throw context.error(error)
        }
    }

    /// Looks at a file; no page of it is decoded.
    func file(_ bytes: [UInt8], _ request: ScanRequest) throws -> DocumentFile {
        try DocumentFile(bytes, limits: options.limits, pdf: options.pdf, password: request.password)
    }

    mutating func scan(_ image: Image, within context: ScanContext) throws(ScanError) -> ScanResult {
        do {
            return try result(
                of: [view(of: SourceImage(image, atMost: Self.mostPixels), within: context)], within: context)
        } catch {
            throw context.error(error)
        }
    }

    /// Reads a zone that the caller located. No document is looked for, and no other zone.
    ///
    /// - Parameters:
    ///   - image: The picture, upright or not, grey or in colour.
    ///   - zoneLines: The places of the zone's lines, in pixels, the upper one first as it is read; a little larger
    ///     than the ink, by a fifth of its height and a quarter of a character. Lines that are all upside down are read
    ///     too.
    /// - Returns: The document of the zone; nil when the lines are not a zone, enclose nothing, or stand outside the
    /// picture.
    /// - Throws: ``ScanError`` when a library fails.
    public mutating func scan(_ image: Image, zoneLines: [Quadrilateral]) throws(ScanError) -> ScannedDocument? {
        return try judge(image, zoneLines: zoneLines, under: [options.rule]).first
    }

    /// Reads a zone that the caller located, and judges it under several rules. This serves to calibrate the rules.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - zoneLines: The places of its lines, as in ``scan(_:zoneLines:)``.
    ///   - rules: The rules.
    /// - Returns: The document of the zone, once for each rule, without findings; none when there is no zone.
    /// - Throws: ``ScanError`` when a library fails.
    package mutating func judge(
        _ image: Image, zoneLines: [Quadrilateral], under rules: [VerificationRule]
    ) throws(ScanError) -> [ScannedDocument] {
        let photograph = SourceImage(image)
        guard !zoneLines.isEmpty, zoneLines.allSatisfy({ $0.isPlace(in: photograph.pixels) }) else { return [] }
        let context = context()
        do {
            let lines = LocatedLines(zoneLines, in: photograph.pixels)
            return try reader.read(lines, within: context, under: rules).map {
                ScannedDocument($0, outline: nil, in: photograph, today: context.today)
            }
        } catch {
            throw context.error(error)
        }
    }

    /// Scans a photograph, and its mirror image where a mirror may be the reason that nothing was proven.
    mutating func view(
        of photograph: SourceImage, within context: ScanContext
    ) throws -> View {
        try addingBarcodes(to: viewWithZones(of: photograph, within: context), within: context)
    }

    private mutating func viewWithZones(of photograph: SourceImage, within context: ScanContext) throws -> View {
        try context.check()
        let view = try uprightView(of: photograph, within: context)
        guard view.mayBeMirrored else { return view }
        let mirrored = try uprightView(of: photograph.mirrored, within: context)
        guard let reading = mirrored.placed.first?.reading else { return view }
        // What has no digits that hold is read of any letters that a mirror shows.
        let isBetter = view.placed.first.map {
            reading.status != .unverified && reading.provesMore(than: $0.reading)
        }
        return isBetter == false ? view : mirrored
    }

    /// Scans a photograph with its text upright, so that a zone is read in the same pixels however it is turned.
    ///
    /// The photograph is first turned as its documents seem to lie. It is turned and scanned once more when the zone
    /// that was read lies another way.
    private mutating func uprightView(
        of photograph: SourceImage, within context: ScanContext
    ) throws -> View {
        context.show(.photograph, photograph.pixels)
        let glimpse = try context.time(.documents) {
            try detector.glimpse(at: photograph.pixels) { context.show(.mask, $0) }
        }
        let page = try pageView(of: photograph, after: glimpse, within: context)
        if let whole = page?.whole { return whole }
        let seen = try outlined(photograph, after: glimpse, within: context)
        let turns = seen.first { $0.isLikely }?.quadrilateral.quarterTurnsToRead ?? 0
        let known = page.flatMap { $0.quarterTurns == turns ? $0.zones : nil } ?? ReadZones()
        let first = try view(of: photograph, turnedBy: turns, outlined: seen, knowing: known, within: context)
        var best = first
        if first.quarterTurns != 0 {
            let again = try view(
                of: photograph, turnedBy: turns + first.quarterTurns, outlined: seen, within: context)
            if !again.placed.isEmpty { best = again }
        }
        try context.check()
        return best
    }

    /// Returns the documents of a photograph, and draws them for an observer, possible ones darker than certain ones.
    mutating func outlined(
        _ photograph: SourceImage, after glimpse: DocumentGlimpse, within context: ScanContext
    ) throws -> [DetectedDocument] {
        let documents = try context.time(.documents) {
            try detector.documents(of: glimpse) { context.show(.mask, $0) }
        }
        guard context.isObserved else { return documents }
        let (likely, others) = (documents.filter(\.isLikely), documents.filter { !$0.isLikely })
        let picture = try photograph.pixels.drawn(others.map(\.quadrilateral), in: .possible)
        try context.show(.documents, picture.drawn(likely.map(\.quadrilateral), in: .found))
        return documents
    }

    /// The findings in a photograph.
    struct View {
        var photograph: SourceImage
        /// The outlines that were seen.
        let documents: [DetectedDocument]
        /// The zones, and where their documents are.
        let placed: [PlacedFinding]
        /// The number of quarter turns clockwise that make the best zone upright.
        let quarterTurns: Int
        /// True where a look at the photograph as in a mirror may tell more.
        let mayBeMirrored: Bool
        /// The barcodes, in the original.
        var barcodes: [ScannedBarcode] = []
        /// The reason why they were not read; nil when they were.
        var barcodeFailure: String?
    }

    /// Looks for zones in a photograph, and finds out on which documents they are.
    ///
    /// - Parameters:
    ///   - photograph: The photograph.
    ///   - turns: The number of right angles by which it is turned clockwise first.
    ///   - seen: The documents on it, most certain first.
    ///   - known: The zones that were read in the turned photograph already.
    private mutating func view(
        of photograph: SourceImage, turnedBy turns: Int, outlined seen: [DetectedDocument],
        knowing known: ReadZones = ReadZones(), within context: ScanContext
    ) throws -> View {
        let documents = seen.map { photograph.turned($0, quarterTurns: turns) }
        let photograph = photograph.turned(quarterTurns: turns)
        let plan = LookPlan(for: photograph, with: documents)
        let zones = try zones(in: photograph, by: plan, knowing: known, within: context)
        return try view(of: photograph, with: documents, showing: zones, within: context)
    }

    /// Finds out on which documents the zones of a photograph are.
    mutating func view(
        of photograph: SourceImage, with documents: [DetectedDocument], showing zones: ReadZones,
        within context: ScanContext
    ) throws -> View {
        let placed = try context.time(.outlines) {
            try zones.placed(among: documents, in: photograph) {
                try detector.outline(ofDocumentNear: $0, in: photograph.pixels, misfit: $1)
            }
        }
        return View(
            photograph: photograph, documents: documents, placed: placed, quarterTurns: zones.quarterTurns,
            mayBeMirrored: zones.mayBeMirrored)
    }
}

extension Quadrilateral {
    /// True if this encloses something of an image, and is not so large that reading it would take forever.
    fileprivate func isPlace(in image: Image) -> Bool {
        let (width, height) = (Double(image.width), Double(image.height))
        let isNear = corners.allSatisfy { (-width...2 * width).contains($0.x) && (-height...2 * height).contains($0.y) }
        return isNear && isConvex && area > 1 && image.bounds.contains(centre)
    }
}
