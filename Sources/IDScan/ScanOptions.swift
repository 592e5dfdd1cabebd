public import DocumentPages
public import ImageProcessing
public import MRZ

/// What a caller may set about a scan.
public struct ScanOptions: Hashable, Sendable {
    /// The day that counts as today: it decides the century of years of two digits, and whether a document has expired. nil
    /// means the day on this machine at the beginning of each scan. Without a year it leaves centuries unknown.
    public var referenceDate: CalendarDate?
    /// What a photograph may cost.
    public var limits: ImageDecodingLimits
    /// What it takes for a zone to be verified.
    public var rule: VerificationRule
    /// The layouts of documents whose print is read, the more special ones first, such as `DocumentTemplate.builtIn`;
    /// without any, only zones are read, and no model of a language is loaded.
    public var templates: [DocumentTemplate]
    /// What a PDF file may cost, but for its bytes and the pixels and the time of a page, which ``limits`` say.
    public var pdf = PDFLimits()
    /// The password of encrypted PDF files.
    public var password: String?
    /// Which pages of files are read; nil for all.
    public var pages: PageNumbers?
    /// Whether ``ScanResult/timings`` says where the time went.
    public var measuresTime: Bool
    /// Whether libraries that few files need are loaded with the first such file, and not when the scanner is made: for programs
    /// that start for one photograph, and may open files.
    package var loadsLibrariesLate = false

    /// Creates options.
    public init(
        referenceDate: CalendarDate? = nil, limits: ImageDecodingLimits = ImageDecodingLimits(),
        rule: VerificationRule = VerificationRule(), templates: [DocumentTemplate] = [],
        measuresTime: Bool = false
    ) {
        self.referenceDate = referenceDate
        self.limits = limits
        self.rule = rule
        self.templates = templates
        self.measuresTime = measuresTime
    }
}
