public import ImageProcessing
public import Imaging
public import TextRecognition

/// A file whose pages are looked at one after the other: an image file, or a PDF file. Its bytes tell what it is.
///
/// It is used by one thread at a time.
public struct DocumentFile {
    /// The two kinds of files.
    private enum Content {
        case image(ImageFile)
        case pdf(PDFDocument)
    }

    private var content: Content

    /// Looks at a file; no page is decoded.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - limits: What an image, or a page of a PDF file, may cost.
    ///   - pdf: What a PDF file may cost, but for its bytes and the pixels of a page.
    ///   - password: The password of an encrypted PDF file.
    /// - Throws: `ImageDecodingError` or ``PDFError``.
    public init(
        _ bytes: [UInt8], limits: ImageDecodingLimits = ImageDecodingLimits(), pdf: PDFLimits = PDFLimits(),
        password: String? = nil
    ) throws {
        if PDFDocument.recognizes(bytes) {
            var pdf = pdf
            (pdf.fileBytes, pdf.pixels) = (limits.fileBytes, limits.pixels)
            content = .pdf(try PDFDocument(bytes, password: password, limits: pdf))
        } else {
            content = .image(try ImageDecoder(limits: limits).file(bytes))
        }
    }

    /// Whether it is a PDF file.
    public var isPDF: Bool { if case .pdf = content { true } else { false } }

    /// How many pages it has.
    public var pageCount: Int {
        switch content {
        case .image(let file): file.pageCount
        case .pdf(let document): document.pageCount
        }
    }

    /// How many of them can be decoded: the first ones; of an animation the first frame alone.
    public var decodablePageCount: Int { imageFile?.decodablePageCount ?? pageCount }

    /// The reason why pages cannot be decoded that are there.
    var reasonForFirstPageOnly: String {
        switch imageFile?.format {
        case .gif, .webp: "of an animation only the first frame is read"
        case .jpeg: "of several views in a JPEG file only the first is read"
        default: "the file ends before it"
        }
    }

    /// Takes pixels from those that the pages of an image file may have together.
    mutating func spend(pixels: Int) {
        guard case .image(var file) = content else { return }
        file.limits.pixels -= pixels
        content = .image(file)
    }

    /// The image file; nil for a PDF file.
    public var imageFile: ImageFile? { if case .image(let file) = content { file } else { nil } }

    /// The PDF file; nil for an image file.
    public var pdf: PDFDocument? { if case .pdf(let document) = content { document } else { nil } }

    /// The image of a page, and how large it was before it was made smaller.
    public struct Picture: Sendable {
        /// The image, upright.
        public let image: Image
        /// The size of the page's image as it is stored or rendered, upright, in pixels.
        public let originalWidth, originalHeight: Int
        /// How many pixels an inch of the page has before; nil for an image file.
        public let dotsPerInch: Double?
        /// How many pixels it had before.
        package var originalPixelCount: Int { originalWidth * originalHeight }
    }

    /// Makes a page an image.
    ///
    /// - Parameters:
    ///   - page: Its number, from 1 to ``decodablePageCount``.
    ///   - pixelFormat: What the image is converted to.
    ///   - maximumPixels: The most pixels that the image may have; a larger one is made smaller.
    ///   - renderer: What renders pages of PDF files.
    ///   - deadline: When the work has to end.
    /// - Throws: `ImageDecodingError` or ``PDFError``; an error, too, when there is no such page.
    public func picture(
        ofPage page: Int, as pixelFormat: PixelFormat = .grey, maximumPixels: Int? = nil,
        by renderer: PageRenderer = PageRenderer(), before deadline: Deadline = .never
    ) throws -> Picture {
        switch content {
        case .image(let file):
            guard (1...max(1, decodablePageCount)).contains(page) else {
                throw PDFError(code: .noSuchPage, message: "page \(page): \(reasonForFirstPageOnly)")
            }
            let decoded = try file.decode(
                page: page, as: pixelFormat, maximumPixels: maximumPixels, before: deadline)
            return Picture(
                image: decoded.image, originalWidth: decoded.originalWidth, originalHeight: decoded.originalHeight,
                dotsPerInch: nil)
        case .pdf(let document):
            let page = try document.pageImage(page, as: pixelFormat, by: renderer, before: deadline)
            return Picture(
                image: try page.image.reduced(toPixels: maximumPixels ?? .max), originalWidth: page.image.width,
                originalHeight: page.image.height, dotsPerInch: page.dotsPerInch)
        }
    }

    /// Returns the text that a page holds as text, in pixels of the image that
    /// ``picture(ofPage:as:maximumPixels:by:before:)`` makes of it when it is not made smaller.
    ///
    /// A page that holds words over an image of more than half of it has none, unless these are hidden words that
    /// another program read: the image says more.
    ///
    /// - Parameters:
    ///   - page: Its number, from 1.
    ///   - renderer: What asks the file for it.
    ///   - deadline: When the work has to end.
    /// - Returns: The text, and how large the image is, in pixels; nil when the page holds none that can be read, or
    ///   the program that takes it is missing or takes too long.
    /// - Throws: ``PDFError`` when the page is broken, or there is no time left.
    public func storedText(
        ofPage page: Int, by renderer: PageRenderer = PageRenderer(), before deadline: Deadline = .never
    ) throws(PDFError) -> (text: RecognizedText, width: Int, height: Int)? {
        guard let document = pdf else { return nil }
        return try document.storedText(ofPage: page, by: renderer, before: deadline)
    }
}

extension PDFDocument {
    fileprivate func storedText(
        ofPage page: Int, by renderer: PageRenderer, before deadline: Deadline
    ) throws(PDFError) -> (text: RecognizedText, width: Int, height: Int)? {
        let plan = try plan(ofPage: page, before: deadline)
        guard plan.holdsAllText else { return nil }
        let answer: [UInt8]
        do throws(PDFError) {
            answer = try renderer.text(of: try file(ofPage: page), before: deadline)
        } catch {
            // The image of the page may be read without the program.
            guard error.code == .missingProgram || error.code == .timedOut else { throw error }
            return nil
        }
        let (text, frame) = (StoredText(answer), plan.frame)
        guard text.isReadable else { return nil }
        let toPixels = plan.facts.geometry.fromShown.followed(by: frame.place.inverted)
        return (text.recognized(by: toPixels), frame.width, frame.height)
    }
}
