import ScanReports
import SystemLibrary

/// The two streams of the program: results go to standard output, complaints to standard error.
enum Console {
    /// True where a person reads the complaints as they are printed.
    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes results to standard output, at once.
    ///
    /// - Throws: ``Failure`` when they cannot be written: the disk is full, say.
    static func print(_ text: String) throws(Failure) {
        try write(Array(text.utf8))
    }

    /// Writes bytes to standard output, at once.
    ///
    /// - Throws: ``Failure`` when they cannot be written.
    static func write(_ bytes: [UInt8]) throws(Failure) {
        guard write(bytes, to: STDOUT_FILENO) else {
            let reason = String(cString: strerror(errno))
            throw Failure(code: "outputFailed", message: "cannot write to standard output: \(reason)")
        }
    }

    /// Writes one line of complaint about an input to standard error.
    static func complain(about source: String, _ failure: Failure) {
        complain("\(source == "-" ? "standard input" : source): \(failure.advised.message)")
    }

    /// Writes one line of complaint to standard error.
    static func complain(_ message: String) {
        draw("idscan: \(message.visible)\n")
    }

    /// Writes to standard error as it is. A failure is ignored, because there is no other place to report it.
    static func draw(_ text: String) {
        _ = write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Writes all bytes to an open file.
    ///
    /// - Returns: True if that succeeded; if not, `errno` tells the reason.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        write(bytes) { writeSome(descriptor, $0.baseAddress, $0.count) }
    }

    /// Sends all bytes through a socket. That its other end is closed is an error, and no signal.
    ///
    /// - Returns: True if that succeeded; if not, `errno` tells the reason.
    static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
        write(bytes) { sendSome(socket, $0.baseAddress, $0.count, noSignal) }
    }

    private static func write(_ bytes: [UInt8], with some: (UnsafeRawBufferPointer) -> Int) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes(some)
            if count < 0 && errno != EINTR { return false }
            rest = rest.dropFirst(max(count, 0))
        }
        return true
    }
}

/// The C function `write`, whose name ``Console`` uses itself.
private let writeSome: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }

/// The C function `send`, whose name ``Console`` uses itself.
private let sendSome: @Sendable (Int32, UnsafeRawPointer?, Int, Int32) -> Int = { send($0, $1, $2, $3) }

private let noSignal = Int32(MSG_NOSIGNAL)
