/// What the bytes of a pixel mean.
public enum PixelFormat: Hashable, Sendable {
    /// One byte: 0 is black, 255 is white.
    case grey
    /// Three bytes: red, green, blue.
    case rgb

    /// How many bytes a pixel takes.
    public var bytesPerPixel: Int {
        switch self {
        case .grey: 1
        case .rgb: 3
        }
    }
}
