public import DocumentPages
import IDScan
public import ImageProcessing
public import Imaging
public import TextRecognition

/// A request for the text of a file.
public struct TextRequest: Sendable {
    /// The regions in which text is read on each page, in pixels of its image; everywhere if there are none.
    public var regions: [Quadrilateral] = []
    /// Words or phrases that are sought; without any, all text is wanted.
    public var sought: [String] = []
    /// The number of their letters that may differ.
    public var editDistance = 0
    /// The smallest parts of the text that the report tells.
    public var detail = TextDetail.characters
    /// The pages that are read; nil for all.
    public var pages: PageNumbers?
    /// True where pages of a PDF file are read as images even if they hold their text as text.
    public var readsImagesOnly = false
    /// The largest number of pages that are read.
    public var mostPages = PDFLimits().pages
    /// The time that one page may take.
    public var pageDuration: Duration
    /// The time that all pages may take; pages for which there is no time are not read.
    public var duration: Duration

    /// The number of the slowest possible pages for which a whole file gets the time.
    private static let longPages = 60

    /// Asks for all text.
    ///
    /// - Parameter pageDuration: The time that one page may take; all of them may take 60 times as long.
    public init(pageDuration: Duration = ImageDecodingLimits().duration) {
        (self.pageDuration, duration) = (pageDuration, pageDuration * Self.longPages)
    }
}

extension TextReport {
    /// Reads the pages of a file, one after the other. A page that fails does not keep the others from being read.
    ///
    /// The text that a page holds as text is taken as it is, and other text on its image is read, unless the request
    /// asks for regions, or for the text of images.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - sources: The names of the file.
    ///   - request: The request.
    ///   - recognizer: The reader of images.
    ///   - renderer: The renderer of pages of PDF files.
    ///   - cancellation: Tells that the text is no longer wanted.
    /// - Throws: The fault of the first page, if none can be read; `ScanError`.
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
        (detail, hasFailures) = (request.detail, reading.hasFailures)
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
        let image = try page.picture(as: .rgb, by: renderer).image
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
