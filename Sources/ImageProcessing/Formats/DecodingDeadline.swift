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
        // A clock of 64 bits bears a century.
        let time = max(Duration.seconds(-1), min(limit, deadline.remaining ?? limit, .seconds(3_155_760_000)))
        nanoseconds = CImageCodecsNow() + Int64(time / .nanoseconds(1))
    }

    /// The error when it is missed.
    var error: ImageDecodingError { .timedOut(limit: limit) }

    /// Throws when it is missed.
    func check() throws(ImageDecodingError) {
        if CImageCodecsNow() > nanoseconds { throw error }
    }
}
