/// The meaning of a pixel's bytes.
public enum PixelFormat: Hashable, Sendable {
    /// One byte: 0 is black, 255 is white.
    case grey
    /// Three bytes: red, green, blue.
    case rgb

    /// The number of bytes of a pixel.
    public var bytesPerPixel: Int {
        switch self {
        case .grey: 1
        case .rgb: 3
        }
    }
}
