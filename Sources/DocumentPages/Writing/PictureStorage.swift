import ImageProcessing
import Imaging

/// The way in which a picture of a file gets into a PDF file.
enum PictureStorage {
    /// The compressed bytes of the file stay as they are.
    case asItIs
    /// It is compressed anew, and loses nothing.
    case lossless
    /// It is compressed anew as a photograph.
    case photograph

    /// The ways that are tried for each format, in this order.
    private static let attempts: [ImageFileFormat: [PictureStorage]] = [
        .jpeg: [.asItIs, .photograph],
        .png: [.asItIs, .lossless],
        .webp: [.lossless, .photograph],
        .heic: [.photograph],
        .jpeg2000: [.photograph],
        .tiff: [.lossless],
        .gif: [.lossless],
        .bmp: [.lossless],
    ]

    /// The quality of a JPEG file that is made anew: letters stay sharp.
    static let quality = 92

    /// Stores a page of a file.
    ///
    /// - Parameters:
    ///   - page: The number of the page, from 1.
    ///   - file: The file.
    ///   - allowsInks: True where the numbers of a picture may be inks.
    static func stored(page: Int, of file: ImageFile, allowsInks: Bool) throws(PDFError) -> StoredPicture {
        for attempt in attempts[file.format] ?? [.lossless] {
            if let picture = try attempt.stored(page: page, of: file, allowsInks: allowsInks) { return picture }
        }
        return try StoredPicture(lossless: decoded(page, of: file))
    }

    /// Stores a page of a file in this way; nil when that is not possible.
    private func stored(
        page: Int, of file: ImageFile, allowsInks: Bool
    ) throws(PDFError) -> StoredPicture? {
        var picture: StoredPicture?
        switch self {
        case .asItIs:
            picture = file.format == .jpeg ? StoredPicture(jpeg: file.bytes) : StoredPicture(png: file.bytes)
            if case .cmyk = picture?.colours, !allowsInks { picture = nil }
        case .lossless:
            if file.format == .webp, !file.bytes.isLosslessWebP { return nil }
            picture = try StoredPicture(lossless: Self.decoded(page, of: file))
        case .photograph: picture = try StoredPicture(photograph: Self.decoded(page, of: file))
        }
        guard var picture else { return nil }
        let resolution =
            file.format == .tiff
            ? TIFFStructure(file.bytes).flatMap { PictureResolution.tiff($0, at: file.directoryPlace(ofPage: page)) }
            : PictureResolution(of: file.bytes, file.format)
        let isUpright = picture.orientation == .up
        let wasTurned = isUpright && (Orientation(file.bytes, file.format)?.swapsSides ?? false)
        picture.resolution = wasTurned ? resolution.map { PictureResolution(x: $0.y, y: $0.x) } : resolution
        return picture
    }

    /// A page in colours, upright.
    private static func decoded(_ page: Int, of file: ImageFile) throws(PDFError) -> Image {
        try file.picture(page, as: .rgb)
    }
}

extension Orientation {
    /// The orientation in the EXIF data of a file.
    init?(_ bytes: [UInt8], _ format: ImageFileFormat) {
        guard let exif = format.exif(in: bytes), let orientation = Orientation(exif: exif) else { return nil }
        self = orientation
    }
}

extension [UInt8] {
    /// True where a file of WebP holds one picture that lost nothing.
    fileprivate var isLosslessWebP: Bool {
        FileChunks.riffChunks(of: self).contains { $0.label == UInt32(letters: "VP8L") }
    }
}

extension PDFError {
    /// An image that cannot be decoded.
    init(_ error: ImageDecodingError) {
        let code: Code =
            switch error {
            case .empty, .unknownFormat, .otherFormat: .unsupported
            case .truncated, .damaged: .damaged
            case .unsupported: .unsupported
            case .fileTooLarge, .tooManyPixels, .outOfMemory: .tooLarge
            case .timedOut: .timedOut
            }
        self.init(code: code, message: error.description)
    }

    /// An operation on an image that failed.
    init(_ error: ImageProcessingError) {
        self.init(code: .tooLarge, message: "the picture cannot be processed: \(error)")
    }
}
