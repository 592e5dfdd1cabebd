import Dispatch
import ImageProcessing
import Synchronization

/// The scans that wait, in their order, and the threads that wait for them.
final class ScanLine: Sendable {
    private struct State {
        var jobs: [ScanJob] = []
        var isClosed = false
        var failure: ScanError?
    }

    private let state = Mutex(State())
    /// Is signalled for each scan that is added, and when the line is closed.
    private let changed = DispatchSemaphore(value: 0)
    /// Is signalled for each thread that has loaded its scanner, or could not.
    private let loaded = DispatchSemaphore(value: 0)

    // MARK: Tasks

    /// Puts a scan at the end of the line, and hands its answer over; one that is cancelled already is answered at once.
    func add(_ job: ScanJob, answering receive: @escaping @Sendable (ScanJob.Outcome) -> Void) {
        job.wait(receive)
        let isCancelled = state.withLock { state in
            if !job.cancellation.isCancelled { state.jobs.append(job) }
            return job.cancellation.isCancelled
        }
        if isCancelled { job.answer(.failure(.cancelled)) } else { changed.signal() }
    }

    /// Takes a scan out of the line, or tells it to end.
    func cancel(_ job: ScanJob) {
        let wasWaiting = state.withLock { state in
            job.cancellation.cancel()
            let index = state.jobs.firstIndex { $0 === job }
            if let index { state.jobs.remove(at: index) }
            return index != nil
        }
        if wasWaiting { job.answer(.failure(.cancelled)) }
    }

    /// The scans that wait, in their order.
    var waiting: [ScanJob] { state.withLock(\.jobs) }

    // MARK: Threads

    /// Does the work of a thread: loads a scanner, and scans until the line is closed and empty.
    func serve(_ options: ScanOptions) {
        do throws(ScanError) {
            var scanner = try DocumentScanner(options: options)
            loaded.signal()
            while let job = next() { job.run(by: &scanner) }
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
            loaded.signal()
        }
    }

    /// Waits until so many threads have loaded their scanners; returns why one of them could not.
    func failure(ofFirst count: Int) -> ScanError? {
        for _ in 0..<count { loaded.wait() }
        return state.withLock(\.failure)
    }

    /// Waits for the next scan; nil when the line is closed and empty.
    private func next() -> ScanJob? {
        while true {
            changed.wait()
            let (job, isOver) = state.withLock { state in
                state.jobs.isEmpty ? (nil, state.isClosed) : (state.jobs.removeFirst(), false)
            }
            if let job { return job }
            if isOver {
                // The signal of the end is for every thread.
                changed.signal()
                return nil
            }
            // The scan that was signalled has been cancelled since.
        }
    }

    /// Ends the threads as soon as nothing waits.
    func close() {
        state.withLock { $0.isClosed = true }
        changed.signal()
    }
}
