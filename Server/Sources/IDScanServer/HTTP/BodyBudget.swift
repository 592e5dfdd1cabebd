import Synchronization

/// The number of bytes of requests that are held in memory, of all connections together.
package final class BodyBudget: Sendable {
    private let limit: Int
    private let used = Mutex(0)

    /// - Parameter limit: The largest number of bytes.
    package init(limit: Int) { self.limit = limit }

    /// The number of bytes now.
    package var count: Int { used.withLock { $0 } }

    /// Takes some, if there are so many left.
    func take(_ count: Int) -> Bool {
        used.withLock { used in
            guard used + count <= limit else { return false }
            used += count
            return true
        }
    }

    /// Gives some back.
    func giveBack(_ count: Int) { used.withLock { $0 -= count } }
}
