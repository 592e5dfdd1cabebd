/// The most that one PDF file may cost. Every limit is 0 or more.
public struct PDFLimits: Hashable, Sendable {
    /// The longest file, in bytes.
    public var fileBytes: Int
    /// The most pages.
    public var pages: Int
    /// The most pixels that a page's image has; one that is rendered is made smaller, one that is stored is refused.
    public var pixels: Int
    /// The most bytes that the file's tables may have when they are decompressed.
    public var structureBytes: Int
    /// The longest time for one page.
    public var pageDuration: Duration
    /// The longest time for all pages.
    public var duration: Duration

    /// Creates limits.
    public init(
        fileBytes: Int = 64 << 20, pages: Int = 500, pixels: Int = 100_000_000, structureBytes: Int = 64 << 20,
        pageDuration: Duration = .seconds(30), duration: Duration = .seconds(3600)
    ) {
        (self.fileBytes, self.pages, self.pixels) = (fileBytes, pages, pixels)
        (self.structureBytes, self.pageDuration, self.duration) = (structureBytes, pageDuration, duration)
    }
}
