import ImageProcessing
import Synchronization

/// A scan that a task waits for.
final class ScanJob: Sendable {
    typealias Work = @Sendable (inout DocumentScanner, Cancellation) throws(ScanError) -> ScanResult
    typealias Outcome = Result<ScanResult, ScanError>

    /// Tells the scan that nothing waits for it any more.
    let cancellation = Cancellation()
    private let work: Work
    /// The task that waits; nil before it does, and after it was answered.
    private let waiting = Mutex<CheckedContinuation<Outcome, Never>?>(nil)

    init(_ work: @escaping Work) { self.work = work }

    /// Notes which task waits.
    func wait(_ continuation: CheckedContinuation<Outcome, Never>) { waiting.withLock { $0 = continuation } }

    /// Scans, and answers.
    func run(by scanner: inout DocumentScanner) {
        do throws(ScanError) {
            answer(.success(try work(&scanner, cancellation)))
        } catch {
            answer(.failure(error))
        }
    }

    /// Answers the task that waits, if it was not answered before.
    func answer(_ outcome: Outcome) {
        let continuation = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        continuation?.resume(returning: outcome)
    }
}
