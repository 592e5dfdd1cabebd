/// The moment by which the work on one image has to end, or is no longer wanted.
///
/// It is made once, where the work begins, and handed down as a value. A function looks at it before it does something
/// that takes long, such as reading a line.
///
/// ```swift
/// let deadline = Deadline(after: .seconds(10))
/// for line in lines where !deadline.hasPassed { try read(line) }
/// ```
public struct Deadline: Sendable {
    /// How long the work may take, from its beginning; nil for as long as it takes.
    public let limit: Duration?
    private let instant: ContinuousClock.Instant?
    private let cancellation: Cancellation?

    /// Work without a limit.
    public static let never = Deadline()

    private init() { (limit, instant, cancellation) = (nil, nil, nil) }

    /// Begins work that may take so long from now on.
    ///
    /// - Parameters:
    ///   - limit: How long it may take.
    ///   - cancellation: What tells that the result is no longer wanted; nil when only the task does in which the work runs.
    public init(after limit: Duration, cancelledBy cancellation: Cancellation? = nil) {
        self.limit = limit
        self.cancellation = cancellation
        instant = ContinuousClock.now + limit
    }

    private init(limit: Duration?, instant: ContinuousClock.Instant?, cancellation: Cancellation?) {
        (self.limit, self.instant, self.cancellation) = (limit, instant, cancellation)
    }

    /// Begins a part of the work.
    ///
    /// - Parameter limit: How long the part may take from now on. It never ends later than the whole, and is cancelled
    ///   with it.
    public func beginning(after limit: Duration) -> Deadline {
        let end = ContinuousClock.now + limit
        guard let instant, instant < end else {
            return Deadline(limit: limit, instant: end, cancellation: cancellation)
        }
        return Deadline(limit: self.limit, instant: instant, cancellation: cancellation)
    }

    /// Whether the work has to end: the time is over, or the result is no longer wanted.
    public var hasPassed: Bool { isCancelled || (instant.map { ContinuousClock.now >= $0 } ?? false) }

    /// Whether the result is no longer wanted: it was cancelled, or the task in which this is asked was.
    public var isCancelled: Bool { cancellation?.isCancelled == true || Task.isCancelled }

    /// How much time is left, zero or more; nil for as much as it takes.
    public var remaining: Duration? { instant.map { max(.zero, $0 - ContinuousClock.now) } }
}
