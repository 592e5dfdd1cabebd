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
    /// How many pages are read at most.
    public var mostPages = PDFLimits().pages
    /// How long one page may take.
    public var pageDuration: Duration
    /// How long all pages may take; those that there is no time for are not read.
    public var duration: Duration

    /// How many pages that take as long as they may a whole file gets the time for.
    private static let longPages = 60

    /// Asks for all text.
    ///
    /// - Parameter pageDuration: How long one page may take; all of them may take 60 times as long.
    public init(pageDuration: Duration = ImageDecodingLimits().duration) {
        (self.pageDuration, duration) = (pageDuration, pageDuration * Self.longPages)
    }
}

extension TextReport {
    /// Reads the pages of a file, one after the other. A page that fails does not keep the others from being read.
    ///
    /// The text that a page holds as text is taken as it is, and what its image shows besides is read, unless the request asks for
    /// regions, or for what images show.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - sources: How it is called.
    ///   - request: What is to be read.
    ///   - recognizer: What reads images.
    ///   - renderer: What renders pages of PDF files.
    ///   - cancellation: What tells that the text is no longer wanted.
    /// - Throws: What is wrong with the first page, if none can be read; `ScanError`.
    public init(
        reading file: DocumentFile, named sources: ReportSources, _ request: TextRequest,
        by recognizer: inout TextRecognizer, _ renderer: PageRenderer = PageRenderer(),
        cancelledBy cancellation: Cancellation? = nil
    ) throws {
        var texts: [Page] = []
        var reading = PageReading(
            of: file, request.pages, within: .init(pages: request.mostPages, pageDuration: request.pageDuration),
            before: Deadline(after: request.duration, cancelledBy: cancellation))
        try reading.readEach { page in
            do {
                let text = try Page(reading: page, request, by: &recognizer, renderer)
                texts.append(text)
                return text.image.width * text.image.height
            } catch {
                throw ScanError(error)
            }
        }
        self.init(sources: sources, texts: texts, pages: try reading.report())
        hasFailures = reading.hasFailures
    }
}

extension TextReport.Page {
    fileprivate init(
        reading page: FilePage, _ request: TextRequest, by recognizer: inout TextRecognizer, _ renderer: PageRenderer
    ) throws {
        let deadline = page.deadline
        func found(_ text: RecognizedText) -> [TextMatch]? {
            guard !request.sought.isEmpty else { return nil }
            return request.sought.flatMap { text.matches(of: $0, maximumDistance: request.editDistance) }
        }
        if !request.readsImagesOnly, request.regions.isEmpty, let document = page.file.pdf {
            let read = try document.text(ofPage: page.number, by: &recognizer, renderer, before: deadline)
            let text = read.text
            self.init(
                number: page.number, image: ImageSize(width: read.width, height: read.height), text: text,
                matches: found(text), isStored: !read.held.blocks.isEmpty)
            return
        }
        let image = try page.picture(by: renderer).image
        let text =
            request.regions.isEmpty
            ? try recognizer.recognizeText(in: image, before: deadline)
            : RecognizedText(
                blocks: try recognizer.recognizeText(
                    in: image, regionsOfInterest: request.regions, before: deadline
                ).flatMap(\.blocks))
        self.init(
            number: page.number, image: ImageSize(width: image.width, height: image.height), text: text,
            matches: found(text))
    }
}
