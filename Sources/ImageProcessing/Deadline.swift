/// The moment by which the work on one image has to end, or is no longer wanted.
///
/// It is made once, where the work begins, and handed down as a value. A function looks at it before it does something
/// that takes long, such as reading a line.
///
/// ```swift
/// let deadline = Deadline(after: .seconds(10))
/// for line in lines where !deadline.hasPassed { try read(line) }
/// ```
///
/// The processor's time that the work was given counts: on a machine with much else to do it takes longer, and is not
/// cut short for that. Time that it waits for another program (``count(waited:)``) counts as well. After ``patience``
/// times as long by the clock on the wall it ends in any case.
public struct Deadline: Sendable {
    /// The time that the work may take, from its beginning; nil for as long as it takes.
    public let limit: Duration?
    private let end: End?
    private let cancellation: Cancellation?

    /// The moments at which the work ends: by the time that it was given, and by the clock on the wall.
    private struct End {
        let given: GivenTime
        let mostGiven: Duration
        let wall: ContinuousClock.Instant
    }

    /// The largest time by the clock on the wall, in multiples of the limit.
    public static let patience = 3

    /// No limit is longer: clocks can tell no more.
    private static let longest = Duration.seconds(1 << 40)
}

extension Deadline {
    /// Work without a limit.
    public static let never = Deadline(limit: nil, end: nil, cancellation: nil)

    /// Begins work in this thread that may take so long from now on.
    ///
    /// - Parameters:
    ///   - limit: The time that it may take.
    ///   - cancellation: Tells that the result is no longer wanted; nil when only the task tells it in which the work runs.
    public init(after limit: Duration, cancelledBy cancellation: Cancellation? = nil) {
        self = Deadline.never.beginning(after: limit, given: GivenTime(), cancellation)
    }

    /// Begins a part of the work, in this thread.
    ///
    /// - Parameter limit: The time that the part may take from now on. It never ends later than the whole, and is
    /// cancelled with it.
    public func beginning(after limit: Duration) -> Deadline {
        beginning(after: limit, given: end?.given.ofThisThread ?? GivenTime(), cancellation)
    }

    private func beginning(after limit: Duration, given: GivenTime, _ cancellation: Cancellation?) -> Deadline {
        let limit = min(limit, Self.longest)
        if let remaining, remaining < limit { return self }
        let wall = ContinuousClock.now + limit * Self.patience
        let end = End(
            given: given, mostGiven: (given.time ?? .zero) + limit, wall: end.map { min($0.wall, wall) } ?? wall)
        return Deadline(limit: limit, end: end, cancellation: cancellation)
    }

    /// True if the work has to end: the time is over, or the result is no longer wanted.
    public var hasPassed: Bool { isCancelled || remaining.map { $0 <= .zero } ?? false }

    /// True if the result is no longer wanted: it was cancelled, or the task in which this is asked was.
    public var isCancelled: Bool { cancellation?.isCancelled == true || Task.isCancelled }

    /// The time that is left, zero or more; nil for as much as it takes. A thread other than the one in which the work
    /// began is told the time left by the clock on the wall.
    public var remaining: Duration? {
        guard let end else { return nil }
        let byWall = max(.zero, end.wall - ContinuousClock.now)
        guard let given = end.given.time else { return byWall }
        return min(byWall, max(.zero, end.mostGiven - given))
    }

    /// Counts time that the work waited for another program which did a part of it.
    public func count(waited: Duration) { end?.given.count(waited: waited) }
}
