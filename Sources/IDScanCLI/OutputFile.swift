#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that the user asked for.
struct OutputFile {
    /// Where the file is, or is to be.
    let path: String

    /// Whether only its owner may read it, because it may show somebody's document.
    var isPrivate = false

    /// Writes the whole file.
    ///
    /// - Throws: ``Failure`` when the file cannot be made or filled.
    func write(_ bytes: [UInt8]) throws(Failure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, isPrivate ? 0o600 : 0o644)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        guard Self.write(bytes, to: descriptor) else { throw failure }
    }

    /// Writes all bytes to an open file.
    ///
    /// - Returns: Whether that succeeded; if not, `errno` says why.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeSome(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return false }
            rest = rest.dropFirst(max(count, 0))
        }
        return true
    }

    private var failure: Failure {
        Failure(code: "outputFailed", message: "cannot write \(path): \(String(cString: strerror(errno)))")
    }
}

/// The C function `write`, whose name ``OutputFile`` uses itself.
private let writeSome: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
