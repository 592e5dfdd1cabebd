public import DocumentPages
public import MRZ

/// A request for one scan: its day, its pages, and the parts that are read.
///
/// ```swift
/// var request = ScanRequest(referenceDate: CalendarDate("2026-11-26"))
/// request.pages = PageNumbers("1-2")
/// let result = try scanner.scan(file, request: request)
/// ```
public struct ScanRequest: Hashable, Sendable {
    /// The day that counts as today: it decides the century of years of two digits, and the expiry of documents. nil
    /// means the day on this machine at the beginning of the scan. Without a year it leaves centuries unknown.
    public var referenceDate: CalendarDate?
    /// The pages of a file that are read; nil for all.
    public var pages: PageNumbers?
    /// The most pages of a file that are read, 1 or more; nil for as many as the limits of ``ScanOptions`` allow.
    public var mostPages: Int?
    /// The password of encrypted PDF files.
    public var password: String?
    /// True where print is read beside a zone, and on sides that a layout tells. Only a scanner that was made with
    /// ``ScanOptions/templates`` can.
    public var readsPrint: Bool
    /// True where a photograph without a zone is read by the captions beside its fields. Every scanner can.
    public var readsCaptions: Bool
    /// True if barcodes are read. Every scanner can.
    public var readsBarcodes = true
    /// True where ``ScanResult/timings`` tells the time of each stage.
    public var measuresTime: Bool

    /// Creates a request.
    public init(
        referenceDate: CalendarDate? = nil, pages: PageNumbers? = nil, password: String? = nil,
        readsPrint: Bool = true, readsCaptions: Bool = true, measuresTime: Bool = false
    ) {
        (self.referenceDate, self.pages, self.password) = (referenceDate, pages, password)
        (self.readsPrint, self.readsCaptions, self.measuresTime) = (readsPrint, readsCaptions, measuresTime)
    }
}
