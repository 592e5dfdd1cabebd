public import Imaging

/// Turns image files of unknown origin into images.
///
/// The format is told by the bytes, the size is checked before anything is decoded, and a file that ends early is
/// refused, not read halfway. Transparent parts lie on white paper. No file is opened.
public struct ImageDecoder: Sendable {
    /// What is refused.
    public let limits: ImageDecodingLimits

    /// Creates a decoder.
    public init(limits: ImageDecodingLimits = ImageDecodingLimits()) {
        self.limits = limits
    }

    /// Decodes a file: JPEG, PNG, WebP, TIFF (the first page) or HEIC (the primary image).
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - pixelFormat: What the image is converted to.
    ///   - maximumPixels: The most pixels that the image may have; a larger one is reduced, while it is decoded (JPEG)
    ///     or after that. Nil stands for full size.
    /// - Returns: The image, turned and mirrored as the file's orientation says.
    /// - Precondition: `maximumPixels` is positive.
    public func decode(
        _ bytes: [UInt8], as pixelFormat: PixelFormat = .grey, maximumPixels: Int? = nil
    ) throws(ImageDecodingError) -> DecodedImage {
        precondition(maximumPixels.map { $0 > 0 } ?? true, "an image has at least one pixel")
        let codec = ImageCodec(of: try recognizedFormat(of: bytes), timeLimit: limits.duration)
        let header = try codec.header(of: bytes)
        try checkSize(header)
        guard !codec.format.lacksItsEnd(in: bytes) else { throw .truncated(codec.format) }
        let stored = try codec.image(in: bytes, header: header, as: pixelFormat, maximumPixels: maximumPixels ?? .max)
        let reduced = try stored.reduced(toPixels: maximumPixels ?? .max)
        let swapsSides = header.orientation.swapsSides
        return DecodedImage(
            image: reduced.oriented(header.orientation),
            originalWidth: swapsSides ? header.height : header.width,
            originalHeight: swapsSides ? header.width : header.height,
            fileFormat: codec.format)
    }

    private func recognizedFormat(of bytes: [UInt8]) throws(ImageDecodingError) -> ImageFileFormat {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.fileBytes else {
            throw .fileTooLarge(bytes: bytes.count, limit: limits.fileBytes)
        }
        guard let format = ImageFileFormat(recognizing: bytes) else { throw .unknownFormat }
        guard !format.promisesMore(than: bytes) else { throw .truncated(format) }
        return format
    }

    private func checkSize(_ header: ImageHeader) throws(ImageDecodingError) {
        for (width, height) in [(header.width, header.height), (header.storedWidth, header.storedHeight)] {
            let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
            guard !overflows, pixels <= limits.pixels else {
                throw .tooManyPixels(width: width, height: height, limit: limits.pixels)
            }
        }
    }
}

extension Image {
    /// Returns this image with at most so many pixels and, as nearly as that allows, the same aspect.
    fileprivate func reduced(toPixels maximum: Int) throws(ImageDecodingError) -> Image {
        guard width * height > maximum else { return self }
        let scale = (Double(maximum) / Double(width * height)).squareRoot()
        let shorter = max(1, Int(Double(min(width, height)) * scale))
        let longer = min(max(width, height), maximum / shorter, max(1, Int(Double(max(width, height)) * scale)))
        do throws(ImageProcessingError) {
            return try width < height
                ? resized(width: shorter, height: longer) : resized(width: longer, height: shorter)
        } catch {
            throw .outOfMemory
        }
    }
}
