import Synchronization
import SystemLibrary

/// The time that work in one thread was given: by the processor, and by other programs that it waited for.
package final class GivenTime: Sendable {
    /// The mark of a thread: a number or an address, as the system has it.
    private let thread = GivenTime.thisThread
    /// In nanoseconds.
    private let waited = Atomic<Int64>(0)

    /// Begins to count for this thread.
    init() {}

    /// The time until now; nil in another thread.
    var time: Duration? {
        guard isOfThisThread else { return nil }
        return Self.processorTime + .nanoseconds(waited.load(ordering: .relaxed))
    }

    /// This one, or a new one where another thread goes on.
    var ofThisThread: GivenTime { isOfThisThread ? self : GivenTime() }

    /// Counts time that the work waited for another program.
    func count(waited time: Duration) {
        waited.add(Int64(time / .nanoseconds(1)), ordering: .relaxed)
    }

    private var isOfThisThread: Bool { thread == Self.thisThread }

    #if canImport(Glibc)
        private static var thisThread: UInt { pthread_self() }
    #else
        private static var thisThread: UInt { UInt(bitPattern: pthread_self()) }
    #endif

    /// The time that the processor has worked in this thread since it began.
    package static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
