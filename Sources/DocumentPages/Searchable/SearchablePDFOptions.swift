public import TextRecognition

/// The options of a ``SearchablePDF``.
public struct SearchablePDFOptions: Sendable {
    /// The options for reading text.
    public var recognition = TextRecognitionOptions()
    /// Words of less confidence are left out: 0 to 1. Whole lines are left out as `recognition` says.
    public var minimumWordConfidence = 0.0
    /// The size of the pages of images; nil for the size of each image, which is known from its resolution, and else fits on A4.
    public var pageSize: PageSize?
    /// True where the document on each photograph is cut out and made flat.
    public var flattens = false
    /// True where each page has its text in a note, too.
    public var addsNotes = false
    /// True where the file is one for archives: PDF/A-2u (ISO 19005-2).
    public var isArchival = false
    /// True to take away text that another program laid invisibly over pages, and to read these pages anew. A page on which nothing is read
    /// keeps its text.
    public var replacesHiddenText = false
    /// True where files are changed that are signed: their signatures become invalid.
    public var changesSignedFiles = false
    /// The pages of each input that are taken; nil for all.
    public var pages: PageNumbers?
    /// True to keep the pages that ``pages`` does not name, unread, in their places.
    public var keepsOtherPages = false
    /// True to turn pages by right angles (/Rotate), so that the text that was read on them is upright. No pixel changes.
    public var turnsUpright = false
    /// True to straighten pages whose lines slope by 0.1 to 15 degrees: their content is turned as a whole. No pixel changes.
    public var straightens = false
    /// True to compress streams anew, without loss.
    public var optimizes = false
    /// The title of the new file; nil to keep the one of the first PDF file.
    public var title: String?
    /// The password of PDF files that are encrypted.
    public var password: String?
    /// The limits of the inputs, and of the work on a page.
    public var limits = PDFLimits(fileBytes: 512 << 20, pageDuration: .seconds(60))
    /// The number of pages that are read at a time; 1 or more; nil for the number of cores.
    public var threadCount: Int?

    /// Creates the options that are said above.
    public init() {}
}
