public import Certificates
public import DocumentPages
public import ImageProcessing

/// The options of a scanner: its limits, its rule, and the layouts that it knows.
public struct ScanOptions: Hashable, Sendable {
    /// The limits of a photograph.
    public var limits: ImageDecodingLimits
    /// The limits of a PDF file, but for its bytes and the pixels and the time of a page, which ``limits`` tell.
    public var pdf: PDFLimits
    /// The rule for a zone to be verified.
    public var rule: VerificationRule
    /// The layouts of documents whose print is read, the more special ones first, such as `DocumentTemplate.builtIn`;
    /// without any, only zones are read, and no model of a language is loaded.
    public var templates: [DocumentTemplate]
    /// The certificates that signatures of barcodes are checked with; without any, none is checked.
    public var trust = TrustStore.none
    /// The usual request: scans use it unless they name another.
    public var request: ScanRequest
    /// True where libraries that few files need are loaded with the first such file, and not when the scanner is made:
    /// for programs that start for one photograph, and may open files.
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
