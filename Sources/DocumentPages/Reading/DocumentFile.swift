public import ImageProcessing
public import Imaging

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
    ///   - limits: The limits of an image, or of a page of a PDF file.
    ///   - pdf: The limits of a PDF file, but for its bytes and the pixels of a page.
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

    /// True for a PDF file.
    public var isPDF: Bool { if case .pdf = content { true } else { false } }

    /// The number of its pages.
    public var pageCount: Int {
        switch content {
        case .image(let file): file.pageCount
        case .pdf(let document): document.pageCount
        }
    }

    /// The number of pages that can be decoded: the first ones; of an animation the first frame alone.
    public var decodablePageCount: Int { imageFile?.decodablePageCount ?? pageCount }

    /// The reason why pages cannot be decoded that are there.
    var reasonForFirstPageOnly: String {
        switch imageFile?.format {
        case .gif: "of an animation only the first frame is read"
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
        /// The number of pixels in an inch of the page before; nil for an image file.
        public let dotsPerInch: Double?
        /// The number of pixels that it had before.
        package var originalPixelCount: Int { originalWidth * originalHeight }
    }

    /// Makes a page an image.
    ///
    /// - Parameters:
    ///   - page: Its number, from 1 to ``decodablePageCount``.
    ///   - pixelFormat: The format that the image is converted to.
    ///   - maximumPixels: The most pixels that the image may have; a larger one is made smaller.
    ///   - renderer: The renderer of pages of PDF files.
    ///   - deadline: The time at which the work has to end.
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
}
