import CImageCodecs
import Imaging

/// One of the libraries' codecs, behind one door.
struct ImageCodec: PictureDecoder {
    private let format: ImageFileFormat
    private let bytes: [UInt8]
    private let place: UInt64
    private let functions: Functions

    /// Chooses the codec of a format; nil when no library has it.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - bytes: The file.
    ///   - place: The place of the picture, as ``FilePages`` have it.
    init?(of format: ImageFileFormat, _ bytes: [UInt8], place: UInt64) {
        guard let functions = Functions.of(format) else { return nil }
        (self.format, self.bytes, self.place, self.functions) = (format, bytes, place, functions)
    }

    /// Reads the size and orientation of an image.
    func header() throws(ImageDecodingError) -> ImageHeader {
        var header = CImageCodecsHeader()
        var message = CImageCodecsMessage()
        let status = bytes.withFile(at: place) { functions.readHeader($0, &header, &message) }
        if let error = format.error(for: status, message) { throw error }
        guard header.width > 0, header.height > 0 else {
            throw .damaged(format, reason: "the image has no pixels")
        }
        return ImageHeader(header, format: format, bytes: bytes)
    }

    /// Decodes an image as it is stored, reduced as far as the codec can do it at less cost.
    func image(
        _ header: ImageHeader, as pixelFormat: PixelFormat, maximumPixels: Int, before deadline: DecodingDeadline
    ) throws(ImageDecodingError) -> Image {
        guard let fullWidth = Int32(exactly: header.width), let fullHeight = Int32(exactly: header.height) else {
            throw .unsupported(format, reason: "a side is too long")
        }
        let scale = functions.scales ? Scale.of(header, maximumPixels: maximumPixels) : .full
        let (width, height) = (scale.applied(to: fullWidth), scale.applied(to: fullHeight))
        let count = Int(width) * Int(height) * pixelFormat.bytesPerPixel
        var message = CImageCodecsMessage()
        var status = CImageCodecsStatus.outOfMemory
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            let target = CImageCodecsPixels(
                pixels: start, width: width, height: height, channels: Int32(pixelFormat.bytesPerPixel))
            status = bytes.withFile(at: place) {
                functions.decode($0, target, scale.eighths, deadline.nanoseconds, &message)
            }
            initialized = status == .success ? count : 0
        }
        if status == .timedOut { throw deadline.error }
        if let error = format.error(for: status, message) { throw error }
        return Image(width: Int(width), height: Int(height), pixelFormat: pixelFormat, pixels: pixels)
    }
}

/// The functions of a codec.
private struct Functions {
    typealias Message = UnsafeMutablePointer<CImageCodecsMessage>

    let readHeader: (CImageCodecsFile, UnsafeMutablePointer<CImageCodecsHeader>, Message) -> CImageCodecsStatus
    let decode:
        (CImageCodecsFile, CImageCodecsPixels, _ eighths: Int32, _ deadline: Int64, Message) -> CImageCodecsStatus
    /// True where the codec can decode at a fraction of the size.
    var scales = false

    static func of(_ format: ImageFileFormat) -> Functions? {
        switch format {
        case .jpeg:
            Functions(readHeader: CImageCodecsReadJPEGHeader, decode: CImageCodecsDecodeJPEG, scales: true)
        case .png:
            Functions(readHeader: CImageCodecsReadPNGHeader) { CImageCodecsDecodePNG($0, $1, $3, $4) }
        case .webp:
            Functions(readHeader: CImageCodecsReadWebPHeader) { CImageCodecsDecodeWebP($0, $1, $3, $4) }
        case .tiff:
            Functions(readHeader: CImageCodecsReadTIFFHeader) { CImageCodecsDecodeTIFF($0, $1, $3, $4) }
        case .heic:
            Functions(readHeader: CImageCodecsReadHEICHeader) { CImageCodecsDecodeHEIC($0, $1, $3, $4) }
        case .jpeg2000:
            Functions(readHeader: CImageCodecsReadJPEG2000Header) { CImageCodecsDecodeJPEG2000($0, $1, $3, $4) }
        case .bmp, .gif: nil
        }
    }
}

/// The scale at which a JPEG is decoded: its blocks of 8×8 pixels can be decoded to any smaller square.
private struct Scale {
    let eighths: Int32

    static let full = Scale(eighths: 8)

    /// Chooses the largest scale that gives at most so many pixels, else the smallest there is.
    static func of(_ header: ImageHeader, maximumPixels: Int) -> Scale {
        let fitting = (1...8).map { Scale(eighths: $0) }.last {
            $0.applied(to: header.width) * $0.applied(to: header.height) <= maximumPixels
        }
        return fitting ?? Scale(eighths: 1)
    }

    func applied<Length: BinaryInteger>(to length: Length) -> Length {
        Length((Int64(length) * Int64(eighths) + 7) / 8)
    }
}

extension ImageFileFormat {
    /// The error that a codec's status stands for; nil for success.
    fileprivate func error(
        for status: CImageCodecsStatus, _ message: CImageCodecsMessage
    ) -> ImageDecodingError? {
        switch status {
        case .success: nil
        case .truncated: .truncated(self)
        case .damaged: .damaged(self, reason: message.reason)
        case .unsupported, .timedOut: .unsupported(self, reason: message.reason)
        case .outOfMemory: .outOfMemory
        }
    }
}

extension FilePages {
    /// Finds the pictures of a HEIC file, the one that is shown first before the others.
    static func ofHEIC(_ bytes: [UInt8]) throws(ImageDecodingError) -> FilePages {
        let most = 1000
        var identifiers = [UInt64](repeating: 0, count: most)
        var (count, message) = (Int32(0), CImageCodecsMessage())
        let status = bytes.withFile(at: 0) {
            CImageCodecsListHEICImages($0, &identifiers, Int32(most), &count, &message)
        }
        if let error = ImageFileFormat.heic.error(for: status, message) { throw error }
        return FilePages(places: Array(identifiers.prefix(Int(count))), count: Int(count))
    }
}

extension CImageCodecsMessage {
    /// The codec's words, in one line.
    var reason: String {
        let printable: ClosedRange<UInt8> = 0x20...0x7E
        return withUnsafeBytes(of: text) { bytes in
            let line = bytes.prefix { $0 != 0 }.map { printable.contains($0) ? $0 : 0x20 }
            return String(decoding: line, as: UTF8.self)
        }
    }
}

extension [UInt8] {
    /// Lends these bytes to a codec; a file without any bytes counts as truncated.
    fileprivate func withFile(
        at place: UInt64, _ body: (CImageCodecsFile) -> CImageCodecsStatus
    ) -> CImageCodecsStatus {
        withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return .truncated }
            return body(CImageCodecsFile(bytes: start, count: buffer.count, place: place))
        }
    }
}
