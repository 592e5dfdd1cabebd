import CImageCodecs

/// The end of decoding, by the time that the processor works in this thread.
struct DecodingDeadline {
    /// The limit that is named in the error.
    private let limit: Duration
    /// The time, in nanoseconds, of the clock that the codecs look at.
    let nanoseconds: Int64

    /// Starts the clock.
    ///
    /// - Parameters:
    ///   - limit: The time that decoding may take.
    ///   - deadline: The end of the whole work. Decoding is a part of it.
    init(after limit: Duration, before deadline: Deadline = .never) {
        self.limit = min(limit, deadline.limit ?? limit)
        let time = min(limit, deadline.remaining ?? limit)
        let (nanoseconds, overflows) = CImageCodecsNow().addingReportingOverflow(time.nanoseconds)
        self.nanoseconds = overflows ? .max : nanoseconds
    }

    /// The error when it is missed.
    var error: ImageDecodingError { .timedOut(limit: limit) }

    /// Throws when it is missed.
    func check() throws(ImageDecodingError) {
        if CImageCodecsNow() > nanoseconds { throw error }
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
