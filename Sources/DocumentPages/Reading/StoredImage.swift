import ImageProcessing
import Imaging

/// An image as a PDF file stores it (ISO 32000-1, 8.9.5).
struct StoredImage {
    private let object: PDFObject
    /// The number of pixels in a row, and the number of rows, by its own account.
    let width, height: Int
    private let coding: Coding

    private enum Coding {
        case jpeg(isCompressed: Bool, isInverted: Bool)
        case fax
        case samples(Samples)
    }

    /// The meaning of an image's samples.
    private struct Samples {
        let bits: Int
        let space: ColourSpace
        let isInverted: Bool
    }

    /// Looks at an image; nil when it is one that only a renderer shows right: with a mask, of many inks, in JPEG 2000 and so
    /// on.
    init?(_ object: PDFObject) {
        let isMasked = ["SMask", "Mask", "SMaskInData"].contains { object[$0] != nil && object[$0]?.integer != 0 }
        let isStencil = object["ImageMask"]?.bool ?? false
        guard !isMasked, !isStencil, let width = object["Width"]?.integer, let height = object["Height"]?.integer,
            (1...1 << 20).contains(width), (1...1 << 20).contains(height),
            let coding = Self.coding(of: object, width: width, height: height)
        else { return nil }
        (self.object, self.width, self.height, self.coding) = (object, width, height, coding)
    }

    private static func coding(of object: PDFObject, width: Int, height: Int) -> Coding? {
        let space = object["ColorSpace"].flatMap { ColourSpace($0) }
        guard let space, let isInverted = space.isInverted(by: object["Decode"]) else { return nil }
        switch object.filters {
        case ["DCTDecode"], ["DCT"], ["FlateDecode", "DCTDecode"]:
            // The numbers of a table, and colours that are none of JPEG's usual ones, are not what a decoder returns.
            let hasUsualColours = [nil, 1].contains(object.decodeParameters?["ColorTransform"]?.integer)
            guard !space.isIndexed, hasUsualColours else { return nil }
            return .jpeg(isCompressed: object.filters.count > 1, isInverted: isInverted)
        case ["CCITTFaxDecode"], ["CCF"]:
            guard case .grey = space,
                FaxFile([], object.decodeParameters, width: width, height: height) != nil
            else { return nil }
            return .fax
        case [], ["FlateDecode"], ["Fl"]:
            guard let bits = object["BitsPerComponent"]?.integer, [1, 2, 4, 8, 16].contains(bits) else { return nil }
            return .samples(Samples(bits: bits, space: space, isInverted: isInverted))
        default: return nil
        }
    }

    /// The number of its pixels, by its own account.
    var pixelCount: Int { width * height }

    /// Decodes it, as it is stored.
    ///
    /// - Throws: ``PDFError`` when it is damaged, or has more pixels than the limit.
    func decoded(as pixelFormat: PixelFormat, _ limits: ImageDecodingLimits) throws(PDFError) -> Image {
        guard pixelCount <= limits.pixels else {
            throw PDFError(
                code: .tooLarge,
                message: "its image has \(width) × \(height) pixels, and \(limits.pixels) is the limit")
        }
        switch coding {
        case .jpeg(let isCompressed, let isInverted):
            var bytes = try object.storedBytes()
            if isCompressed { bytes = try bytes.inflated(limit: limits.fileBytes) }
            let image = try Self.decoded(bytes.withoutEXIF(), as: pixelFormat, limits)
            return isInverted ? image.inverted() : image
        case .fax:
            let file = FaxFile(try object.storedBytes(), object.decodeParameters, width: width, height: height)
            let image = try Self.decoded(file?.tiff ?? [], as: pixelFormat, limits)
            let isInverted = object["Decode"]?.reals?.first == 1
            return isInverted ? image.inverted() : image
        case .samples(let samples): return try image(of: samples, as: pixelFormat)
        }
    }

    /// True where the image ends before its last row.
    func isCut(_ limits: ImageDecodingLimits) throws(PDFError) -> Bool { try Self.isCut(object, limits) }

    /// The largest number of bytes before a JPEG image.
    private static let mostBeforeJPEG = 1024
    /// The number of rows that may be missing of an image of samples: one at its end, which some programs leave out.
    private static let mostMissingRows = 1

    /// True if an image of any kind ends before its last row, as far as its coding tells that without all of it being
    /// decoded: a JPEG or a JPEG 2000 image without its marks, fewer samples than there are pixels.
    static func isCut(_ object: PDFObject, _ limits: ImageDecodingLimits) throws(PDFError) -> Bool {
        guard let width = object["Width"]?.integer, let height = object["Height"]?.integer,
            (1...1 << 20).contains(width), (1...1 << 20).contains(height), width * height <= limits.pixels
        else { return false }
        switch object.filters {
        case ["DCTDecode"], ["DCT"], ["FlateDecode", "DCTDecode"]:
            var bytes = try object.storedBytes()
            if object.filters.count > 1 { bytes = try bytes.inflated(limit: limits.fileBytes) }
            // Some programs write a line break before the image.
            let start = bytes.prefix(mostBeforeJPEG).indices.first { bytes[$0...].starts(with: [0xFF, 0xD8]) }
            return start.map { ImageFileFormat.jpeg.lacksItsEnd(in: Array(bytes[$0...])) } ?? true
        case ["JPXDecode"]:
            return try ImageFileFormat.jpeg2000.promisesMore(than: object.storedBytes())
        case [], ["FlateDecode"], ["Fl"], ["ASCII85Decode", "FlateDecode"], ["RunLengthDecode"]:
            let isStencil = object["ImageMask"]?.bool ?? false
            guard let bits = isStencil ? 1 : object["BitsPerComponent"]?.integer, [1, 2, 4, 8, 16].contains(bits),
                let channels = isStencil ? 1 : object["ColorSpace"].flatMap({ ColourSpace($0) })?.channels
            else { return false }
            let row = (width * channels * bits + 7) / 8
            return try object.decodedBytes(limit: row * height + 1 << 16).count < row * (height - mostMissingRows)
        default: return false
        }
    }

    /// The JPEG file that the image is stored as; nil when it is stored in another way, or shown dark for light.
    func jpegBytes(limit: Int) throws(PDFError) -> [UInt8]? {
        guard case .jpeg(let isCompressed, isInverted: false) = coding else { return nil }
        let bytes = try object.storedBytes()
        return isCompressed ? try bytes.inflated(limit: limit) : bytes
    }

    private static func decoded(
        _ bytes: [UInt8], as pixelFormat: PixelFormat, _ limits: ImageDecodingLimits
    ) throws(PDFError) -> Image {
        do throws(ImageDecodingError) {
            return try ImageDecoder(limits: limits).decode(bytes, as: pixelFormat).image
        } catch {
            throw PDFError(error)
        }
    }

    private func image(of samples: Samples, as pixelFormat: PixelFormat) throws(PDFError) -> Image {
        let channels = samples.space.channels
        let row = (width * channels * samples.bits + 7) / 8
        let bytes = try object.decodedBytes(limit: row * height + 1 << 16)
        guard bytes.count >= row * height else {
            throw PDFError(code: .damaged, message: "its image ends early")
        }
        let (format, table) = (samples.space.format(for: pixelFormat), samples.space.colours(as: pixelFormat))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * format.bytesPerPixel)
        for y in 0..<height {
            let line = bytes[y * row..<(y + 1) * row]
            let values = line.samples(count: width * channels, bits: samples.bits, isIndex: table != nil)
            pixels += table.map { $0.pixels(of: values) } ?? values
        }
        let image = Image(width: width, height: height, pixelFormat: format, pixels: pixels)
        let shown = samples.isInverted ? image.inverted() : image
        return pixelFormat == .grey ? shown.grey() : shown.rgb()
    }
}

extension Image {
    /// The pixels of a row whose colours are in this table. An index beyond it is black, as renderers have it.
    fileprivate func pixels(of indices: [UInt8]) -> [UInt8] {
        let channels = pixelFormat.bytesPerPixel
        var row: [UInt8] = []
        row.reserveCapacity(channels * indices.count)
        for index in indices {
            for channel in 0..<channels { row.append(index < width ? pixels[channels * Int(index) + channel] : 0) }
        }
        return row
    }
}

extension ArraySlice<UInt8> {
    /// The samples of a row: 0 to 255, or, for an index, as they are.
    fileprivate func samples(count: Int, bits: Int, isIndex: Bool) -> [UInt8] {
        switch bits {
        case 8: return Array(prefix(count))
        case 16: return (0..<count).map { self[startIndex + 2 * $0] }
        default:
            let most = UInt8(1 << bits - 1)
            let scale = isIndex ? 1 : 255 / most
            return (0..<count).map { number in
                let place = number * bits
                return (self[startIndex + place / 8] >> UInt8(8 - bits - place % 8)) & most * scale
            }
        }
    }
}

extension [UInt8] {
    /// These bytes of a JPEG file, whose EXIF data are no longer taken for such: programs that show PDF do not turn an image
    /// by them.
    fileprivate func withoutEXIF() -> [UInt8] {
        var bytes = self
        for segment in FileChunks.jpegSegments(of: self)
        where segment.content.upperBound <= count && self[segment.content].starts(with: "Exif\0\0".utf8) {
            bytes[segment.content.lowerBound] = 0
        }
        return bytes
    }
}
