/// The most that a decoder spends on one image, from any source.
///
/// The defaults suit photographs from cameras and scanners.
public struct ImageDecodingLimits: Hashable, Sendable {
    /// The longest file that is read, in bytes.
    public var fileBytes: Int
    /// The largest image that is decoded, in pixels; compared with the size in the file before anything is decoded. The
    /// pages that a scan reads of one file may have as many together.
    public var pixels: Int
    /// The most pages that a scan reads of one file.
    public var pages: Int
    /// The longest time of the processor that decoding may take, in the thread that asks for it; of a whole scan, see
    /// ``Deadline``.
    ///
    /// The clock is looked at between rows (JPEG, PNG, BMP, GIF), between portions of the file (WebP) and between strips or rows
    /// of tiles (TIFF). HEIC decoding cannot be interrupted: only the number of pixels bounds it.
    public var duration: Duration

    /// Creates limits.
    public init(
        fileBytes: Int = 64 << 20, pixels: Int = 100_000_000, duration: Duration = .seconds(10), pages: Int = 100
    ) {
        self.fileBytes = fileBytes
        self.pixels = pixels
        self.pages = pages
        self.duration = duration
    }
}
