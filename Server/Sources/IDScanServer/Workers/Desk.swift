import Certificates
import DocumentPages
import IDScan
import ImageProcessing
import Imaging
import MRZ
import Sandboxing
import ScanReports
import TextRecognition

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A desk that answers the requests of one worker: the readers of its trade.
struct Desk: ~Copyable {
    private let limits: WorkerSettings.Limits
    private var scanner: DocumentScanner?
    private var recognizer: TextRecognizer?
    /// Renders pages of PDF files, which nothing in the sandbox can start.
    private let renderer = PageRenderer(asking: Sandbox.keptSocketNumber)

    /// Loads the models.
    ///
    /// - Throws: `Failure` when one is missing.
    init(_ settings: WorkerSettings) throws(Failure) {
        var scanner: DocumentScanner?
        var recognizer: TextRecognizer?
        do {
            switch settings.trade {
            case .documents:
                var options = ScanOptions(limits: settings.limits.decoding, templates: DocumentTemplate.builtIn)
                options.trust = try TrustStore(filesNamed: settings.trust)
                scanner = try DocumentScanner(options: options)
            case .text(let languages, let isFast):
                ImageDecoder.loadLibraries()
                PDFDocument.loadLibrary()
                var options = TextRecognitionOptions()
                options.languages = languages
                options.recognitionLevel = isFast ? .fast : .accurate
                recognizer = try TextRecognizer(options: options)
            }
        } catch {
            throw Failure(reading: error)
        }
        limits = settings.limits
        scanner?.pageRenderer = renderer
        self.scanner = scanner
        self.recognizer = recognizer
    }

    /// Answers a request: returns JSON, and the further results if there are any.
    mutating func answer(_ request: WorkerRequest, about images: [[UInt8]]) throws(Failure) -> [[UInt8]] {
        switch request {
        case .scan(let choices): [try scan(images, choices)]
        case .text(let choices): [try text(images, choices)]
        case .pdf(let choices): [try searchable(images, choices)]
        case .annotation(let choices): [try annotation(images, choices)]
        case .preview(let choices): [try preview(images, choices)]
        case .frame(let choices): try frame(images, choices)
        case .trials: throw Self.otherTrade
        }
    }

    private static let otherTrade = Failure(code: "workerFailed", message: "this worker was asked what it cannot do")

    private mutating func scan(_ images: [[UInt8]], _ choices: ScanChoices) throws(Failure) -> [UInt8] {
        guard scanner != nil else { throw Self.otherTrade }
        let request = ScanRequest(
            referenceDate: choices.referenceDate.flatMap { CalendarDate($0) },
            pages: choices.pages.flatMap { PageNumbers($0) }, readsPrint: choices.readsPrint || images.count > 1,
            readsCaptions: choices.readsCaptions, measuresTime: choices.hasTimings)
        let result: ScanResult?
        do throws(ScanError) {
            result =
                images.count == 1
                ? try scanner?.scan(images[0], request: request) : try scanner?.scan(sides: images, request: request)
        } catch {
            throw Failure(error)
        }
        guard let result else { throw Self.otherTrade }
        let report = ScanReport(sources: ReportSources(), outcome: .success(result))
        guard let dialect = choices.dialect else { return try Self.json(report, hasCorners: choices.hasCorners) }
        return Array(dialect.answer(result, named: "").line.utf8)
    }

    /// The request for a frame.
    private static let frame = ScanRequest(readsPrint: false, readsCaptions: false)

    /// Adds a frame to a session; returns the answer for the client, and the new state of the session.
    private mutating func frame(_ images: [[UInt8]], _ choices: FrameChoices) throws(Failure) -> [[UInt8]] {
        guard images.count == 2, scanner != nil, let reading = FrameReading(rawValue: choices.reading) else {
            throw Self.otherTrade
        }
        do {
            var session = try Self.session(images[1])
            guard let report = try scanner?.add(images[0], to: &session, reading: reading, request: Self.frame)
            else {
                throw Self.otherTrade
            }
            let known = Array(try JSON.text(of: session, isPretty: false).utf8)
            return [try Self.json(FrameAnswer(report, of: session, named: choices.session)), known]
        } catch {
            throw Failure(reading: error)
        }
    }

    /// The session before the frame; an empty one for a first frame.
    private static func session(_ state: [UInt8]) throws(Failure) -> FrameSession {
        guard !state.isEmpty else { return FrameSession() }
        guard let session = try? JSONDecoder().decode(FrameSession.self, from: Data(state)) else {
            throw Failure(code: "internalFailure", message: "the session cannot be gone on with")
        }
        return session
    }

    private mutating func text(_ images: [[UInt8]], _ choices: TextChoices) throws(Failure) -> [UInt8] {
        guard let image = images.first, var reader = recognizer.take() else { throw Self.otherTrade }
        reader.minimumConfidence = choices.minimumConfidence ?? TextRecognitionOptions().minimumConfidence
        var request = TextRequest(pageDuration: limits.decoding.duration)
        (request.sought, request.editDistance) = (choices.sought, choices.editDistance)
        (request.pages, request.detail) = (choices.pages.flatMap { PageNumbers($0) }, choices.detail)
        let report = Result {
            try TextReport(
                reading: try DocumentFile(image, limits: limits.decoding), named: ReportSources(), request, by: &reader,
                renderer)
        }
        recognizer = consume reader
        do {
            return try Self.json(try report.get())
        } catch {
            throw Failure(reading: error)
        }
    }

    /// Makes a searchable PDF file.
    private mutating func searchable(_ images: [[UInt8]], _ choices: PDFChoices) throws(Failure) -> [UInt8] {
        recognizer?.minimumConfidence = choices.confidence ?? TextRecognitionOptions().minimumConfidence
        var options = SearchablePDFOptions()
        options.minimumWordConfidence = choices.confidence ?? 0
        (options.flattens, options.addsNotes) = (choices.flattens, choices.addsNotes)
        options.replacesHiddenText = choices.redoes
        options.changesSignedFiles = choices.invalidatesSignatures
        options.limits = PDFLimits(
            fileBytes: limits.bytes, pages: PDFChoices.mostPages, pixels: limits.pixels,
            pageDuration: limits.decoding.duration, duration: limits.decoding.duration * PDFChoices.mostPages)
        let inputs = images.enumerated().map { PDFInput(name: "file \($0 + 1)", bytes: $1) }
        do throws(SearchablePDFError) {
            return try SearchablePDF(inputs, options: options).file(by: &recognizer, renderer).bytes
        } catch {
            let failure = Failure(reading: error.cause)
            throw error.cause.code == .tooManyPages
                ? Failure(
                    code: "tooManyPages",
                    message: "more than \(PDFChoices.mostPages) pages: the program idscan pdf takes more")
                : Failure(code: failure.code, message: error.description)
        }
    }

    /// The quality of the JPEG that people see.
    private static let previewQuality = 85

    /// Draws a page as a JPEG file, in colour and upright.
    private func preview(_ images: [[UInt8]], _ choices: PreviewChoices) throws(Failure) -> [UInt8] {
        guard let image = images.first else { throw Self.otherTrade }
        do {
            let deadline = Deadline(after: limits.decoding.duration)
            let file = try DocumentFile(image, limits: limits.decoding)
            guard choices.page <= file.pageCount else {
                let count = file.pageCount == 1 ? "one page" : "\(file.pageCount) pages"
                throw Failure(code: "damagedImage", message: "page \(choices.page): the file has \(count) only")
            }
            let picture = try file.picture(
                ofPage: choices.page, as: .rgb, maximumPixels: choices.side * choices.side, by: renderer,
                before: deadline)
            return try picture.image.reduced(toSide: choices.side).jpegData(quality: Self.previewQuality)
        } catch {
            throw Failure(reading: error)
        }
    }

    private mutating func annotation(
        _ images: [[UInt8]], _ choices: AnnotationChoices
    ) throws(Failure) -> [UInt8] {
        recognizer?.minimumConfidence = TextRecognitionOptions().minimumConfidence
        let (read, size, _) = try recognized(images)
        return try Self.json(AnnotatedImage(read, size: size, choices))
    }

    /// Reads the text of the only image.
    private mutating func recognized(
        _ images: [[UInt8]]
    ) throws(Failure) -> (text: RecognizedText, size: ImageSize, pageCount: Int) {
        guard let image = images.first, recognizer != nil else { throw Self.otherTrade }
        do {
            let deadline = Deadline(after: limits.decoding.duration)
            let decoded = try ImageDecoder(limits: limits.decoding).decode(image, as: .rgb)
            let text = try recognizer?.recognizeText(in: decoded.image, before: deadline)
            let size = ImageSize(width: decoded.image.width, height: decoded.image.height)
            return (text ?? RecognizedText(blocks: []), size, decoded.pageCount)
        } catch {
            throw Failure(reading: error)
        }
    }

    private static func json(_ value: some Encodable, hasCorners: Bool = true) throws(Failure) -> [UInt8] {
        do {
            let json = try JSONValue(encoding: value)
            return Array((hasCorners ? json : json.withoutCorners).line.utf8)
        } catch {
            // Nothing of a result is a number that JSON lacks.
            throw Failure(code: "internalFailure", message: "the result cannot be written as JSON")
        }
    }
}

extension Image {
    /// Returns this image with no side longer than so many pixels and, as nearly as that allows, the same aspect.
    fileprivate func reduced(toSide side: Int) throws(ImageProcessingError) -> Image {
        let scale = Double(side) / Double(max(width, height))
        guard scale < 1 else { return self }
        return try resized(
            width: max(1, Int((Double(width) * scale).rounded())),
            height: max(1, Int((Double(height) * scale).rounded())))
    }
}
