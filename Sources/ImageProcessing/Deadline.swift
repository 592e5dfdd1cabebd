/// The moment by which the work on one image has to end.
///
/// It is made once, where the work begins, and handed down as a value: whoever is about to do something that takes long,
/// such as reading a line, looks at it first.
///
/// ```swift
/// let deadline = Deadline(after: .seconds(10))
/// for line in lines where !deadline.hasPassed { try read(line) }
/// ```
public struct Deadline: Hashable, Sendable {
    /// How long the work may take, from its beginning; nil for as long as it takes.
    public let limit: Duration?
    private let instant: ContinuousClock.Instant?

    /// Work without a limit.
    public static let never = Deadline()

    private init() { (limit, instant) = (nil, nil) }

    /// Begins work that may take so long from now on.
    public init(after limit: Duration) {
        self.limit = limit
        instant = ContinuousClock.now + limit
    }

    /// Whether the time is over.
    public var hasPassed: Bool { instant.map { ContinuousClock.now >= $0 } ?? false }

    /// How much time is left, zero or more; nil for as much as it takes.
    public var remaining: Duration? { instant.map { max(.zero, $0 - ContinuousClock.now) } }
}
