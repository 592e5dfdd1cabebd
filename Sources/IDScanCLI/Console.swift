#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The two streams of the program: results go to standard output, complaints to standard error.
enum Console {
    /// Whether a person reads the complaints as they are printed.
    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes results to standard output, at once.
    ///
    /// - Throws: ``Failure`` when they cannot be written: the disk is full, say.
    static func print(_ text: String) throws(Failure) {
        guard OutputFile.write(Array(text.utf8), to: STDOUT_FILENO) else {
            let reason = String(cString: strerror(errno))
            throw Failure(code: "outputFailed", message: "cannot write to standard output: \(reason)")
        }
    }

    /// Writes one line of complaint about an input to standard error.
    static func complain(about source: String, _ failure: Failure) {
        draw("idscan: \(source == "-" ? "standard input" : source): \(failure.message)\n")
    }

    /// Writes to standard error as it is; nobody could be told if that failed.
    static func draw(_ text: String) {
        _ = OutputFile.write(Array(text.utf8), to: STDERR_FILENO)
    }
}
