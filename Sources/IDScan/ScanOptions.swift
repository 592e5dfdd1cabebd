public import Certificates
public import DocumentPages
public import ImageProcessing

/// What a scanner is made with: its limits, its rule, and the layouts that it knows.
public struct ScanOptions: Hashable, Sendable {
    /// What a photograph may cost.
    public var limits: ImageDecodingLimits
    /// What a PDF file may cost, but for its bytes and the pixels and the time of a page, which ``limits`` say.
    public var pdf: PDFLimits
    /// What it takes for a zone to be verified.
    public var rule: VerificationRule
    /// The layouts of documents whose print is read, the more special ones first, such as `DocumentTemplate.builtIn`;
    /// without any, only zones are read, and no model of a language is loaded.
    public var templates: [DocumentTemplate]
    /// The certificates that signatures of barcodes are checked with; without any, none is checked.
    public var trust = TrustStore.none
    /// What is wanted of scans that are given no request of their own.
    public var request: ScanRequest
    /// Whether libraries that few files need are loaded with the first such file, and not when the scanner is made: for programs
    /// that start for one photograph, and may open files.
    package var loadsLibrariesLate = false

    /// Creates options.
    public init(
        request: ScanRequest = ScanRequest(), limits: ImageDecodingLimits = ImageDecodingLimits(),
        pdf: PDFLimits = PDFLimits(), rule: VerificationRule = VerificationRule(), templates: [DocumentTemplate] = []
    ) {
        (self.request, self.limits, self.pdf) = (request, limits, pdf)
        (self.rule, self.templates) = (rule, templates)
    }
}
