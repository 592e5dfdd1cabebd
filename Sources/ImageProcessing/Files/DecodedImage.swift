public import Imaging

/// An image that was decoded from a file.
public struct DecodedImage: Hashable, Sendable {
    /// The image, upright.
    public let image: Image
    /// The width of the upright image at full size, in pixels.
    public let originalWidth: Int
    /// The height of the upright image at full size, in pixels.
    public let originalHeight: Int
    /// The format of the file, told by its bytes.
    public let fileFormat: ImageFileFormat
    /// The number of pages or frames of the file; this is one of them.
    public let pageCount: Int
}
