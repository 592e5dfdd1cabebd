import CImageCodecs
import Imaging

/// One of the codecs, behind one door.
struct ImageCodec {
    let format: ImageFileFormat
    private let timeLimit: Duration
    private let deadline: Int64
    private let functions: Functions

    /// Chooses the codec of a format; its time begins to run.
    init(of format: ImageFileFormat, timeLimit: Duration) {
        self.format = format
        self.timeLimit = timeLimit
        let (nanoseconds, overflows) = CImageCodecsNow().addingReportingOverflow(timeLimit.nanoseconds)
        deadline = overflows ? .max : nanoseconds
        functions = Functions.of(format)
    }

    /// Reads the size and orientation of an image.
    func header(of bytes: [UInt8]) throws(ImageDecodingError) -> ImageHeader {
        var header = CImageCodecsHeader()
        try check { message in
            bytes.withFile { functions.readHeader($0, &header, message) }
        }
        guard header.width > 0, header.height > 0 else {
            throw .damaged(format, reason: "the image has no pixels")
        }
        return ImageHeader(header, format: format, bytes: bytes)
    }

    /// Decodes an image as it is stored, reduced as far as the codec can do it at less cost.
    func image(
        in bytes: [UInt8], header: ImageHeader, as pixelFormat: PixelFormat, maximumPixels: Int
    ) throws(ImageDecodingError) -> Image {
        guard let fullWidth = Int32(exactly: header.width), let fullHeight = Int32(exactly: header.height) else {
            throw .unsupported(format, reason: "a side is too long")
        }
        let scale = functions.scales ? Scale(of: header, maximumPixels: maximumPixels) : .full
        let (width, height) = (scale.applied(to: fullWidth), scale.applied(to: fullHeight))
        let count = Int(width) * Int(height) * pixelFormat.bytesPerPixel
        var message = CImageCodecsMessage()
        var status = CImageCodecsStatus.outOfMemory
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            let target = CImageCodecsPixels(
                pixels: start, width: width, height: height, channels: Int32(pixelFormat.bytesPerPixel))
            status = bytes.withFile { functions.decode($0, target, scale.eighths, deadline, &message) }
            initialized = status == .success ? count : 0
        }
        if let error = error(for: status, message) { throw error }
        return Image(width: Int(width), height: Int(height), pixelFormat: pixelFormat, pixels: pixels)
    }

    private func check(
        _ call: (UnsafeMutablePointer<CImageCodecsMessage>) -> CImageCodecsStatus
    ) throws(ImageDecodingError) {
        var message = CImageCodecsMessage()
        let status = call(&message)
        if let error = error(for: status, message) { throw error }
    }

    private func error(for status: CImageCodecsStatus, _ message: CImageCodecsMessage) -> ImageDecodingError? {
        switch status {
        case .success: nil
        case .truncated: .truncated(format)
        case .damaged: .damaged(format, reason: message.reason)
        case .unsupported: .unsupported(format, reason: message.reason)
        case .timedOut: .timedOut(limit: timeLimit)
        case .outOfMemory: .outOfMemory
        }
    }
}

/// The functions of a codec.
private struct Functions {
    typealias Message = UnsafeMutablePointer<CImageCodecsMessage>

    let readHeader: (CImageCodecsFile, UnsafeMutablePointer<CImageCodecsHeader>, Message) -> CImageCodecsStatus
    let decode:
        (CImageCodecsFile, CImageCodecsPixels, _ eighths: Int32, _ deadline: Int64, Message) -> CImageCodecsStatus
    /// Whether the codec can decode at a fraction of the size.
    var scales = false

    static func of(_ format: ImageFileFormat) -> Functions {
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
        }
    }
}

/// The scale at which a JPEG is decoded: its blocks of 8×8 pixels can be decoded to any smaller square.
private struct Scale {
    let eighths: Int32

    static let full = Scale(eighths: 8)

    private init(eighths: Int32) {
        self.eighths = eighths
    }

    /// Chooses the largest scale that gives at most so many pixels, else the smallest there is.
    init(of header: ImageHeader, maximumPixels: Int) {
        let fitting = (1...8).last { (eighths: Int32) in
            let scale = Scale(eighths: eighths)
            return scale.applied(to: header.width) * scale.applied(to: header.height) <= maximumPixels
        }
        eighths = fitting ?? 1
    }

    func applied<Length: BinaryInteger>(to length: Length) -> Length {
        Length((Int64(length) * Int64(eighths) + 7) / 8)
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
    /// Lends these bytes to a codec; where there are none, a file is truncated.
    fileprivate func withFile(_ body: (CImageCodecsFile) -> CImageCodecsStatus) -> CImageCodecsStatus {
        withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return .truncated }
            return body(CImageCodecsFile(bytes: start, count: buffer.count))
        }
    }
}

extension Duration {
    /// This duration in nanoseconds, as nearly as 64 bits allow.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, exceeds) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return overflows || exceeds ? (seconds < 0 ? .min : .max) : sum
    }
}
