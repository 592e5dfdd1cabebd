import ImageProcessing
import Synchronization

/// A scan that a task or a thread waits for.
final class ScanJob: Sendable {
    typealias Work = @Sendable (inout DocumentScanner, Cancellation) throws(ScanError) -> ScanResult
    typealias Outcome = Result<ScanResult, ScanError>

    /// Tells the scan that nothing waits for it any more.
    let cancellation = Cancellation()
    private let work: Work
    /// The answer's way to who waits; nil before somebody does, and after the answer.
    private let waiting = Mutex<(@Sendable (Outcome) -> Void)?>(nil)

    init(_ work: @escaping Work) { self.work = work }

    /// Notes who waits.
    func wait(_ receive: @escaping @Sendable (Outcome) -> Void) { waiting.withLock { $0 = receive } }

    /// Scans, and answers.
    func run(by scanner: inout DocumentScanner) {
        do throws(ScanError) {
            answer(.success(try work(&scanner, cancellation)))
        } catch {
            answer(.failure(error))
        }
    }

    /// Answers who waits, if there was no answer before.
    func answer(_ outcome: Outcome) {
        let receive = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        receive?(outcome)
    }
}
