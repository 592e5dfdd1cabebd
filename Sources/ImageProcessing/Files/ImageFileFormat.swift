/// A format of image files.
public enum ImageFileFormat: String, CaseIterable, Hashable, Sendable {
    case jpeg = "JPEG"
    case png = "PNG"
    case webp = "WebP"
    case tiff = "TIFF"
    case heic = "HEIC"
    case jpeg2000 = "JPEG 2000"
    case bmp = "BMP"
    case gif = "GIF"

    /// Recognises a format by the first bytes of a file; nil when they belong to none.
    public init?(recognizing bytes: [UInt8]) {
        guard let match = Self.signatures.first(where: { $0.matches(bytes) }) else { return nil }
        self = match.format
    }

    private typealias Signature = FileSignature<ImageFileFormat>

    private static let signatures: [Signature] =
        [
            Signature(.jpeg, (0, "\u{FF}\u{D8}\u{FF}")), Signature(.png, (0, "\u{89}PNG\r\n\u{1A}\n")),
            Signature(.webp, (0, "RIFF"), (8, "WEBP")),
            Signature(.tiff, (0, "II*\0")), Signature(.tiff, (0, "MM\0*")),
            Signature(.tiff, (0, "II+\0")), Signature(.tiff, (0, "MM\0+")),
            // Texts may begin with BM too, but have no zeros where the header has them.
            Signature(.bmp, (0, "BM"), (6, "\0\0\0\0")),
            Signature(.gif, (0, "GIF87a")), Signature(.gif, (0, "GIF89a")),
            Signature(.jpeg2000, (0, "\0\0\0\u{C}jP  \r\n\u{87}\n")),
            Signature(.jpeg2000, (0, "\u{FF}\u{4F}\u{FF}\u{51}")),
        ]
        // The brands of ISO/IEC 23008-12 that stand for images, and sequences of images, coded in HEVC.
        + ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map { brand in
            Signature(.heic, (4, "ftyp"), (8, brand))
        }
}
