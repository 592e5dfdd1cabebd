/// A picture as a value: 8 bits per channel, rows from top to bottom without padding.
public struct Image: Hashable, Sendable {
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The meaning of a pixel's bytes.
    public let pixelFormat: PixelFormat
    /// The bytes, row by row; `width * height * pixelFormat.bytesPerPixel` of them.
    public let pixels: [UInt8]

    /// Creates an image from its pixels.
    ///
    /// - Precondition: Width and height are positive, and there are as many bytes as they say.
    public init(width: Int, height: Int, pixelFormat: PixelFormat, pixels: [UInt8]) {
        precondition(width > 0 && height > 0, "an image has at least one pixel")
        precondition(pixels.count == width * height * pixelFormat.bytesPerPixel, "the pixels do not fill the image")
        self.width = width
        self.height = height
        self.pixelFormat = pixelFormat
        self.pixels = pixels
    }

    /// The outline of the whole image.
    public var bounds: Quadrilateral {
        Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
    }
}
