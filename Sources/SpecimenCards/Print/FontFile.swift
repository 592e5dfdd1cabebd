/// A typeface that the caller brings: the bytes of a TrueType or OpenType file.
public struct FontFile: Hashable, Sendable {
    /// The bytes of the file.
    public let bytes: [UInt8]

    /// Names a typeface by its file's bytes; whether they are one shows when something is drawn.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}
