import CImageCodecs
public import Imaging

/// Turns image files of unknown origin into images.
///
/// The format is told by the bytes, the size is checked before anything is decoded, and a file that ends early is
/// refused, not read halfway. Transparent parts lie on white paper. No file is opened, but for the libraries of HEIC and
/// JPEG 2000 with the first such file, unless ``loadLibraries()`` was called before.
public struct ImageDecoder: Sendable {
    /// The limits beyond which files are refused.
    public let limits: ImageDecodingLimits

    /// Creates a decoder.
    public init(limits: ImageDecodingLimits = ImageDecodingLimits()) {
        self.limits = limits
    }

    /// Loads the libraries of HEIC and JPEG 2000, which are loaded otherwise with the first such file. Decoding opens nothing
    /// after that.
    public static func loadLibraries() { CImageCodecsLoadLibraries() }

    /// Recognises a file: JPEG, PNG, WebP, TIFF, HEIC, JPEG 2000, BMP or GIF; nothing is decoded.
    ///
    /// - Parameter bytes: The whole file.
    /// - Throws: ``ImageDecodingError`` when the file is something else; the error tells its format, if that is known.
    public func file(_ bytes: [UInt8]) throws(ImageDecodingError) -> ImageFile {
        try ImageFile(bytes, limits: limits)
    }

    /// Decodes the image of a file; of several pages or frames the first.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - pixelFormat: The format that the image is converted to.
    ///   - maximumPixels: The most pixels that the image may have; a larger one is reduced, while it is decoded (JPEG)
    ///     or after that. Nil stands for full size.
    /// - Returns: The image, turned and mirrored as the file's orientation says.
    /// - Precondition: `maximumPixels` is positive.
    public func decode(
        _ bytes: [UInt8], as pixelFormat: PixelFormat = .grey, maximumPixels: Int? = nil
    ) throws(ImageDecodingError) -> DecodedImage {
        try file(bytes).decode(as: pixelFormat, maximumPixels: maximumPixels)
    }
}
