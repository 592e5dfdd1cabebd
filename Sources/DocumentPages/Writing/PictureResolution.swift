import ImageProcessing
import Imaging

/// The number of pixels that make an inch.
struct PictureResolution: Hashable, Sendable {
    /// The resolution of a row, and of a column.
    let x, y: Double

    /// The resolutions of scanners: a coarse fax has 98 rows to the inch. Cameras and screens write 72 or 96 without a meaning.
    private static let plausible = 98.0...4800.0
    private static let centimetresInInch = 2.54, metresInInch = 0.0254

    /// True where a scanner may have told it.
    var isPlausible: Bool { Self.plausible.contains(x) && Self.plausible.contains(y) }
}

extension PictureResolution {
    /// Reads the resolution in a file; nil when it has none that is plausible.
    init?(of bytes: [UInt8], _ format: ImageFileFormat) {
        let said: PictureResolution? =
            switch format {
            case .jpeg: Self.jfif(bytes) ?? Self.exif(bytes, format)
            case .png: Self.png(bytes) ?? Self.exif(bytes, format)
            case .webp: Self.exif(bytes, format)
            case .bmp: Self.bmp(bytes)
            // Each page of a TIFF file says its own.
            case .tiff, .heic, .gif, .jpeg2000: nil
            }
        guard let said, said.isPlausible else { return nil }
        self = said
    }

    /// The unit and the density of a JFIF segment.
    private static func jfif(_ bytes: [UInt8]) -> PictureResolution? {
        let (applicationData, dotsPerInch, dotsPerCentimetre): (UInt32, UInt64, UInt64) = (0xE0, 1, 2)
        let segment = FileChunks.jpegSegments(of: bytes).first {
            $0.label == applicationData && $0.content.upperBound <= bytes.count
                && bytes[$0.content].starts(with: "JFIF\0".utf8)
        }
        guard let start = segment?.content.lowerBound, let unit = bytes.bigEndian(at: start + 7, count: 1),
            let x = bytes.bigEndian(at: start + 8, count: 2), let y = bytes.bigEndian(at: start + 10, count: 2)
        else { return nil }
        let scale = [dotsPerInch: 1, dotsPerCentimetre: centimetresInInch][unit]
        let found = scale.map { PictureResolution(x: Double(x) * $0, y: Double(y) * $0) }
        return found.flatMap { $0.isPlausible ? $0 : nil }
    }

    /// The chunk `pHYs`: pixels of a metre.
    private static func png(_ bytes: [UInt8]) -> PictureResolution? {
        let chunk = FileChunks.pngChunks(of: bytes).first { $0.label == UInt32(letters: "pHYs") }
        guard let start = chunk?.content.lowerBound, let x = bytes.bigEndian(at: start, count: 4),
            let y = bytes.bigEndian(at: start + 4, count: 4), bytes.bigEndian(at: start + 8, count: 1) == 1
        else { return nil }
        return PictureResolution(x: Double(x) * metresInInch, y: Double(y) * metresInInch)
    }

    /// Pixels of a metre, at byte 38 of the file.
    private static func bmp(_ bytes: [UInt8]) -> PictureResolution? {
        guard let x = bytes.littleEndian(at: 38, count: 4), let y = bytes.littleEndian(at: 42, count: 4) else {
            return nil
        }
        return PictureResolution(x: Double(x) * metresInInch, y: Double(y) * metresInInch)
    }

    private static func exif(_ bytes: [UInt8], _ format: ImageFileFormat) -> PictureResolution? {
        format.exif(in: bytes).flatMap { TIFFStructure($0) }.flatMap { tiff($0) }
    }

    /// The tags of a directory (TIFF 6.0, section 8), the first one unless another is named.
    static func tiff(_ structure: TIFFStructure, at offset: Int? = nil) -> PictureResolution? {
        let (xTag, yTag, unitTag, centimetres, none, mostEntries) = (282, 283, 296, 3, 1, 64)
        guard let start = offset ?? structure.first,
            let directory = structure.directory(at: start, reading: mostEntries),
            directory.value(unitTag) != none, let x = fraction(directory.value(xTag), structure),
            let y = fraction(directory.value(yTag), structure)
        else { return nil }
        let scale = directory.value(unitTag) == centimetres ? centimetresInInch : 1
        let found = PictureResolution(x: x * scale, y: y * scale)
        return found.isPlausible ? found : nil
    }

    private static func fraction(_ place: Int?, _ structure: TIFFStructure) -> Double? {
        guard let place, let upper = structure.number(at: place, count: 4),
            let lower = structure.number(at: place + 4, count: 4), lower > 0
        else { return nil }
        return Double(upper) / Double(lower)
    }
}
