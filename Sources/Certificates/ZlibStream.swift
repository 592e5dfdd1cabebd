import CCrypto

/// A stream of zlib (RFC 1950).
public enum ZlibStream {
    /// The bytes of a stream; nil if it is damaged or has more bytes than a limit.
    public static func bytes(of stream: [UInt8], limit: Int) -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: limit)
        var size = limit
        return CCryptoInflate(stream, stream.count, &output, &size) ? Array(output.prefix(size)) : nil
    }
}
