public import TextRecognition

/// How a ``SearchablePDF`` is made.
public struct SearchablePDFOptions: Sendable {
    /// How text is read.
    public var recognition = TextRecognitionOptions()
    /// Words of less confidence are left out: 0 to 1. Whole lines are left out as `recognition` says.
    public var minimumWordConfidence = 0.0
    /// How large the pages of images are; nil for as large as each image, which is known from its resolution, and else fits on A4.
    public var pageSize: PageSize?
    /// Whether the document on each photograph is cut out and made flat.
    public var flattens = false
    /// Whether each page has its text in a note, too.
    public var addsNotes = false
    /// Whether the file is one for archives: PDF/A-2u (ISO 19005-2).
    public var isArchival = false
    /// True to take away text that another program laid invisibly over pages, and to read these pages anew. A page on which nothing is read
    /// keeps its text.
    public var replacesHiddenText = false
    /// Whether files are changed that are signed: their signatures become invalid.
    public var changesSignedFiles = false
    /// Which pages of each input are taken; nil for all.
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
    /// What the inputs, and the work on a page, may cost.
    public var limits = PDFLimits(fileBytes: 512 << 20, pageDuration: .seconds(60))
    /// How many pages are read at a time; 1 or more; nil for as many as there are cores.
    public var threadCount: Int?

    /// Creates the options that are said above.
    public init() {}
}
