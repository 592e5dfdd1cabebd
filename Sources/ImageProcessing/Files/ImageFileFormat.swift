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
        let match = Self.signatures.first { signature in
            signature.parts.allSatisfy { part in
                let end = part.offset + part.text.count
                return bytes.count >= end && bytes[part.offset..<end].elementsEqual(part.text)
            }
        }
        guard let match else { return nil }
        self = match.format
    }

    /// Bytes that a file of a format has at certain places.
    private struct Signature {
        let format: ImageFileFormat
        let parts: [(offset: Int, text: [UInt8])]
    }

    private static let signatures: [Signature] =
        [
            Signature(format: .jpeg, parts: [(0, [0xFF, 0xD8, 0xFF])]),
            Signature(format: .png, parts: [(0, [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A])]),
            Signature(format: .webp, parts: [(0, Array("RIFF".utf8)), (8, Array("WEBP".utf8))]),
            Signature(format: .tiff, parts: [(0, Array("II".utf8) + [42, 0])]),
            Signature(format: .tiff, parts: [(0, Array("MM".utf8) + [0, 42])]),
            Signature(format: .tiff, parts: [(0, Array("II".utf8) + [43, 0])]),
            Signature(format: .tiff, parts: [(0, Array("MM".utf8) + [0, 43])]),
            // Texts may begin with BM too, but have no zeros where the header has them.
            Signature(format: .bmp, parts: [(0, Array("BM".utf8)), (6, [0, 0, 0, 0])]),
            Signature(format: .gif, parts: [(0, Array("GIF87a".utf8))]),
            Signature(format: .gif, parts: [(0, Array("GIF89a".utf8))]),
            Signature(format: .jpeg2000, parts: [(0, [0, 0, 0, 12] + Array("jP  \r\n".utf8) + [0x87, 0x0A])]),
            Signature(format: .jpeg2000, parts: [(0, [0xFF, 0x4F, 0xFF, 0x51])]),
        ]
        // The brands of ISO/IEC 23008-12 that stand for images, and sequences of images, coded in HEVC.
        + ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map { brand in
            Signature(format: .heic, parts: [(4, Array("ftyp".utf8)), (8, Array(brand.utf8))])
        }
}
