public import Imaging

/// An image file whose format is known, and the pages or frames in it.
///
/// GIF animations can be decoded in their first frame only, WebP animations not at all.
public struct ImageFile: Sendable {
    /// The limits beyond which the file is refused; less may be left for the next page than there was for the first.
    public var limits: ImageDecodingLimits
    /// The format of the file, told by its bytes.
    public let format: ImageFileFormat
    /// The number of pages or frames.
    ///
    /// These are the pages of a TIFF file, the frames of a GIF file, the images of a HEIC file and the views of a scene in
    /// a JPEG file. A page that cannot be found, because the file ends before it, counts as one.
    public var pageCount: Int { pages.count }
    /// The number of them that can be decoded: the first ones.
    public var decodablePageCount: Int { pages.places.count }

    /// The whole file.
    package let bytes: [UInt8]
    private let pages: FilePages
    private let content: Content

    /// The facts about a file that decoders need, found only once.
    private enum Content {
        case gif(GIFFile)
        case other
    }

    /// Recognises a file; see ``ImageDecoder/file(_:)``.
    init(_ bytes: [UInt8], limits: ImageDecodingLimits) throws(ImageDecodingError) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.fileBytes else {
            throw .fileTooLarge(bytes: bytes.count, limit: limits.fileBytes)
        }
        (self.bytes, self.limits) = (bytes, limits)
        guard let format = ImageFileFormat(recognizing: bytes) else {
            throw OtherFileFormat(recognizing: bytes).map { .otherFormat($0) } ?? .unknownFormat
        }
        guard !format.promisesMore(than: bytes) else { throw .truncated(format) }
        self.format = format
        (content, pages) = try Self.content(of: bytes, format)
    }

    private static func content(
        of bytes: [UInt8], _ format: ImageFileFormat
    ) throws(ImageDecodingError) -> (Content, FilePages) {
        switch format {
        case .gif:
            let file = try GIFFile(bytes)
            return (.gif(file), .first(of: file.frameCount))
        case .jpeg: return (.other, .ofJPEG(bytes))
        case .tiff: return (.other, try .ofTIFF(bytes))
        case .heic:
            var structure = HEICStructure(bytes)
            try structure.check()
            return (.other, try .ofHEIC(bytes))
        case .png, .webp, .bmp, .jpeg2000: return (.other, .one)
        }
    }

    /// The beginning of the directory of a TIFF file's page; nil for the page that is shown first.
    ///
    /// - Precondition: There is such a page.
    package func directoryPlace(ofPage page: Int) -> Int? {
        precondition(pages.places.indices.contains(page - 1), "the file has no such page")
        let place = pages.places[page - 1]
        return place == 0 ? nil : Int(exactly: place)
    }

    /// Decodes a page.
    ///
    /// - Parameters:
    ///   - page: Its number, from 1 to ``decodablePageCount``.
    ///   - pixelFormat: The format that the image is converted to.
    ///   - maximumPixels: The most pixels that the image may have; a larger one is reduced, while it is decoded (JPEG)
    ///     or after that. Nil stands for full size.
    ///   - deadline: The time at which the work has to end, if that is before ``ImageDecodingLimits/duration`` is over.
    /// - Returns: The image, turned and mirrored as the file's orientation says.
    /// - Precondition: There is such a page, and `maximumPixels` is positive.
    public func decode(
        page: Int = 1, as pixelFormat: PixelFormat = .grey, maximumPixels: Int? = nil,
        before deadline: Deadline = .never
    ) throws(ImageDecodingError) -> DecodedImage {
        precondition(maximumPixels.map { $0 > 0 } ?? true, "an image has at least one pixel")
        precondition(pages.places.indices.contains(page - 1), "the file has no such page")
        let deadline = DecodingDeadline(after: limits.duration, before: deadline)
        let decoder = try decoder(at: pages.places[page - 1])
        let header = try decoder.header()
        try checkSize(header)
        guard !format.lacksItsEnd(in: bytes) else { throw .truncated(format) }
        let stored = try stored(header, by: decoder, as: pixelFormat, maximumPixels ?? .max, before: deadline)
        let reduced = try stored.reduced(toPixels: maximumPixels ?? .max)
        let swapsSides = header.orientation.swapsSides
        return DecodedImage(
            image: reduced.oriented(header.orientation),
            originalWidth: swapsSides ? header.height : header.width,
            originalHeight: swapsSides ? header.width : header.height,
            fileFormat: format, pageCount: pageCount)
    }

    /// Decodes a page at half its width and height, where that takes less time than decoding all of it: of a JPEG file.
    ///
    /// - Parameters:
    ///   - page: Its number, from 1 to ``decodablePageCount``.
    ///   - leastPixels: The fewest pixels that the page may have, at its full size.
    /// - Returns: The image, grey; nil for files of other formats, and for smaller pages.
    /// - Precondition: There is such a page.
    package func decodeHalf(
        page: Int = 1, ofAtLeast leastPixels: Int, before deadline: Deadline = .never
    ) throws(ImageDecodingError) -> DecodedImage? {
        precondition(pages.places.indices.contains(page - 1), "the file has no such page")
        guard format == .jpeg else { return nil }
        let header = try decoder(at: pages.places[page - 1]).header()
        // Sides are rounded up. So are those of the decoder, whose next scale is five eighths.
        let (width, height) = ((header.width + 1) / 2, (header.height + 1) / 2)
        guard header.width * header.height >= leastPixels else { return nil }
        return try decode(page: page, maximumPixels: width * height, before: deadline)
    }

    /// Images with more pixels are not searched for specks: there specks mean little, and colour takes memory.
    private static let mostPixelsForSpecks = 30_000_000

    /// Decodes a picture as it is stored; without specks, if it is to be grey and its format keeps single pixels.
    private func stored(
        _ header: ImageHeader, by decoder: any PictureDecoder, as pixelFormat: PixelFormat, _ maximumPixels: Int,
        before deadline: DecodingDeadline
    ) throws(ImageDecodingError) -> Image {
        let seeksSpecks =
            pixelFormat == .grey && format.keepsSinglePixels
            && header.storedWidth * header.storedHeight <= Self.mostPixelsForSpecks
        let image = try decoder.image(
            header, as: seeksSpecks ? .rgb : pixelFormat, maximumPixels: maximumPixels, before: deadline)
        return seeksSpecks ? image.greyWithoutSpecks() : image
    }

    private func decoder(at place: UInt64) throws(ImageDecodingError) -> any PictureDecoder {
        switch content {
        case .gif(let file): return GIFDecoder(file: file, bytes: bytes)
        case .other:
            if let codec = ImageCodec(of: format, bytes, place: place) { return codec }
            return try BMPDecoder(bytes)
        }
    }

    private func checkSize(_ header: ImageHeader) throws(ImageDecodingError) {
        guard header.width > 0, header.height > 0 else {
            throw .damaged(format, reason: "the image has no pixels")
        }
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
    package func reduced(toPixels maximum: Int) throws(ImageDecodingError) -> Image {
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
