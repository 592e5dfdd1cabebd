import ImageProcessing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The scans that wait, in their order, and the threads that wait for them.
///
/// It is `@unchecked Sendable`: all of its state is read and written with its lock held.
final class ScanLine: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var jobs: [ScanJob] = []
    private var isClosed = false
    private var (loaded, failures): (Int, [ScanError]) = (0, [])

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(changed, nil)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(lock)
        changed.deallocate()
        lock.deallocate()
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }

    // MARK: Tasks

    /// Puts a scan at the end of the line; one that is cancelled already is answered at once.
    func add(_ job: ScanJob, resuming continuation: CheckedContinuation<ScanJob.Outcome, Never>) {
        job.wait(continuation)
        let isCancelled = locked {
            if job.cancellation.isCancelled { return true }
            jobs.append(job)
            pthread_cond_broadcast(changed)
            return false
        }
        if isCancelled { job.answer(.failure(.cancelled)) }
    }

    /// Takes a scan out of the line, or tells it to end.
    func cancel(_ job: ScanJob) {
        let wasWaiting = locked {
            job.cancellation.cancel()
            guard let index = jobs.firstIndex(where: { $0 === job }) else { return false }
            jobs.remove(at: index)
            return true
        }
        if wasWaiting { job.answer(.failure(.cancelled)) }
    }

    /// The scans that wait, in their order.
    var waiting: [ScanJob] { locked { jobs } }

    // MARK: Threads

    /// What a thread does: loads a scanner, and scans until the line is closed and empty.
    func serve(_ options: ScanOptions) {
        do throws(ScanError) {
            var scanner = try DocumentScanner(options: options)
            report(nil)
            while let job = next() { job.run(by: &scanner) }
        } catch {
            report(error)
        }
    }

    private func report(_ failure: ScanError?) {
        locked {
            loaded += 1
            if let failure { failures.append(failure) }
            pthread_cond_broadcast(changed)
        }
    }

    /// Waits until so many threads have loaded their scanners; returns why one of them could not.
    func failure(ofFirst count: Int) -> ScanError? {
        locked {
            while loaded < count { pthread_cond_wait(changed, lock) }
            return failures.first
        }
    }

    /// Waits for the next scan; nil when the line is closed and empty.
    private func next() -> ScanJob? {
        locked {
            while jobs.isEmpty, !isClosed { pthread_cond_wait(changed, lock) }
            return jobs.isEmpty ? nil : jobs.removeFirst()
        }
    }

    /// Ends the threads as soon as nothing waits.
    func close() {
        locked {
            isClosed = true
            pthread_cond_broadcast(changed)
        }
    }
}
