/// The reason why a file could not be decoded.
public enum ImageDecodingError: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty
    /// The bytes belong to no format that is known.
    case unknownFormat
    /// The bytes belong to a file of another kind, which is named.
    case otherFormat(OtherFileFormat)
    /// The file ends before the image does.
    case truncated(ImageFileFormat)
    /// The file contradicts itself.
    case damaged(ImageFileFormat, reason: String)
    /// The file may be sound, but it is of a kind that is not read.
    case unsupported(ImageFileFormat, reason: String)
    /// The file is longer than the limit.
    case fileTooLarge(bytes: Int, limit: Int)
    /// The file claims an image that is larger than the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// Decoding took longer than the limit.
    case timedOut(limit: Duration)
    /// The decoder got no memory.
    case outOfMemory
}

extension ImageDecodingError: CustomStringConvertible {
    /// The cause in one line, for a person; it does not name the file.
    public var description: String {
        switch self {
        case .empty:
            "the file is empty"
        case .unknownFormat:
            "not an image: neither \(Self.knownFormats)"
        case .otherFormat(let format):
            "this is \(format.name)" + (format.advice.map { ": \($0)" } ?? ", not an image")
        case .truncated(let format):
            "truncated \(format.rawValue) file: it ends before the image does"
        case .damaged(let format, let reason):
            "damaged \(format.rawValue) file: \(reason)"
        case .unsupported(let format, let reason):
            "unsupported \(format.rawValue) file: \(reason)"
        case .fileTooLarge(let bytes, let limit):
            "the file has \(bytes) bytes; the limit is \(limit) bytes"
        case .tooManyPixels(let width, let height, let limit):
            "the image claims \(width)×\(height) pixels; the limit is \(limit) pixels"
        case .timedOut(let limit):
            "decoding takes longer than \(limit)"
        case .outOfMemory:
            "not enough memory to decode the image"
        }
    }

    private static let knownFormats: String = {
        let names = ImageFileFormat.allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " nor " + names.suffix(1).joined()
    }()
}
