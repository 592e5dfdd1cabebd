public import DocumentPages
import IDScan
public import ImageProcessing
public import Imaging
public import TextRecognition

/// What is to be read of a file.
public struct TextRequest: Sendable {
    /// Where text is read on each page, in pixels of its image; everywhere if nothing is named.
    public var regions: [Quadrilateral] = []
    /// Words or phrases that are sought; without any, all text is wanted.
    public var sought: [String] = []
    /// How many letters of them may differ.
    public var editDistance = 0
    /// Which pages are read; nil for all.
    public var pages: PageNumbers?
    /// Whether pages of a PDF file are read as images even if they hold their text as text.
    public var readsImagesOnly = false
    /// How long one page may take.
    public var pageDuration: Duration
    /// How long all pages may take; those that there is no time for are not read.
    public var duration = PDFLimits().duration

    /// Asks for all text.
    public init(pageDuration: Duration = ImageDecodingLimits().duration) { self.pageDuration = pageDuration }
}

extension TextReport {
    /// Reads the pages of a file, one after the other. A page that fails does not keep the others from being read.
    ///
    /// The text of a page that holds it as text is taken as it is, unless the request asks for regions, or for what images show.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - sources: How it is called.
    ///   - request: What is to be read.
    ///   - recognizer: What reads images.
    ///   - renderer: What renders pages of PDF files.
    /// - Throws: What is wrong with the first page, if none can be read.
    public init(
        reading file: DocumentFile, named sources: ReportSources, _ request: TextRequest,
        by recognizer: inout TextRecognizer, _ renderer: PageRenderer = PageRenderer()
    ) throws {
        var reading = PageReading(of: file, request.pages)
        var texts: [Page] = []
        let whole = Deadline(after: request.duration)
        for page in reading.wanted {
            do {
                let deadline = Deadline(after: min(request.pageDuration, whole.remaining ?? request.pageDuration))
                texts.append(
                    try Page(reading: page, of: file, request, by: &recognizer, renderer, before: deadline))
                reading.add(page)
            } catch {
                reading.add(ScanError(error), on: page)
            }
            if whole.hasPassed, page != reading.wanted.last {
                reading.leaveRest("there was no time left")
                break
            }
        }
        self.init(sources: sources, texts: texts, pages: try reading.report())
        hasFailures = reading.hasFailures
    }
}

extension TextReport.Page {
    fileprivate init(
        reading page: Int, of file: DocumentFile, _ request: TextRequest, by recognizer: inout TextRecognizer,
        _ renderer: PageRenderer, before deadline: Deadline
    ) throws {
        func found(_ text: RecognizedText) -> [TextMatch]? {
            guard !request.sought.isEmpty else { return nil }
            return request.sought.flatMap { text.matches(of: $0, maximumDistance: request.editDistance) }
        }
        if !request.readsImagesOnly, request.regions.isEmpty,
            let stored = try file.storedText(ofPage: page, by: renderer, before: deadline)
        {
            self.init(
                number: page, image: ImageSize(width: stored.width, height: stored.height), text: stored.text,
                matches: found(stored.text), isStored: true)
            return
        }
        let image = try file.picture(ofPage: page, by: renderer, before: deadline).image
        let text =
            request.regions.isEmpty
            ? try recognizer.recognizeText(in: image, before: deadline)
            : RecognizedText(
                blocks: try recognizer.recognizeText(
                    in: image, regionsOfInterest: request.regions, before: deadline
                ).flatMap(\.blocks))
        self.init(
            number: page, image: ImageSize(width: image.width, height: image.height), text: text,
            matches: found(text))
    }
}
