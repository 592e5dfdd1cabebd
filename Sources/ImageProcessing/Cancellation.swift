import Synchronization

/// Tells work that its result is no longer wanted; any thread may.
///
/// Work that runs in a task of Swift is told by the task as well: see ``Deadline/isCancelled``.
public final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// Creates one that tells nothing yet.
    public init() {}

    /// Tells that the result is no longer wanted; for good.
    public func cancel() { flag.store(true, ordering: .relaxed) }

    /// True where the result is no longer wanted.
    public var isCancelled: Bool { flag.load(ordering: .relaxed) }
}
