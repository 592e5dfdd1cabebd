import ScanReports

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The content of an input, block by block, however long it is.
struct InputBlocks: ~Copyable {
    /// The number of bytes that are read at once.
    private static let blockLength = 1 << 16

    private let descriptor: Int32
    private var block = [UInt8](repeating: 0, count: blockLength)

    /// Opens an input.
    ///
    /// - Throws: ``Failure`` as ``Input/bytes()`` does, but for the size.
    init(of input: Input) throws(Failure) {
        descriptor = input.isStandardInput ? STDIN_FILENO : try input.opened().descriptor
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// Returns the next bytes, at least one; `nil` at the end.
    mutating func next() throws(Failure) -> ArraySlice<UInt8>? {
        while true {
            let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { return block[..<count] }
            if count == 0 { return nil }
            if errno != EINTR { throw Input.failure(ofError: errno) }
        }
    }
}
