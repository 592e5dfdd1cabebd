import Dispatch
import ImageProcessing
public import Imaging
import Synchronization

/// Scanners that many tasks share: so many scans run at a time, the others wait in their order.
///
/// Scans run on threads of the pool, never on those that run Swift's tasks. A scanner is loaded once for each thread.
/// The bytes of the models are part of the program and are not copied; the data that the libraries make of them are.
///
/// ```swift
/// let pool = try ScannerPool(count: 2)
/// let result = try await pool.scan(bytes)
/// ```
///
/// Cancelling the task that waits for a scan takes it out of the line, or ends it after its present step; it fails with
/// ``ScanError/Code/cancelled`` then. The time limit of the options counts from the beginning of a scan, not of its
/// waiting. Any number may wait: a service limits the number that it accepts. When the pool is released, scans that
/// were begun or wait are still answered.
public final class ScannerPool: Sendable {
    /// The number of scans that run at a time.
    public let count: Int
    private let line: ScanLine
    /// The threads that still have to be joined.
    private let threads = Mutex<[Thread]>([])

    /// Creates a pool, and loads its scanners; the calling thread waits until they are there.
    ///
    /// - Parameters:
    ///   - count: The number of scans that run at a time, at least one; more than the number of cores gain nothing.
    ///   - options: The options of all scans.
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``, or ``ScanError/Code/internalFailure`` when the
    ///   system gives no thread.
    public init(count: Int, options: ScanOptions = ScanOptions()) throws(ScanError) {
        precondition(count > 0, "a pool has at least one scanner")
        self.count = count
        line = ScanLine()
        for _ in 0..<count {
            let line = line
            guard let thread = Thread({ line.serve(options) }) else {
                line.close()
                throw ScanError(code: .internalFailure, message: "the system gives no thread")
            }
            threads.withLock { $0.append(thread) }
        }
        if let failure = line.failure(ofFirst: count) {
            line.close()
            throw failure
        }
    }

    deinit {
        line.close()
        for thread in threads.withLock({ $0 }) { thread.detach() }
    }

    /// Waits until all scans are answered and the threads have ended, so that a process may end or unload its code.
    /// No scan may begin meanwhile or later.
    package func closeWaiting() {
        line.close()
        let threads = threads.withLock { threads in
            defer { threads = [] }
            return threads
        }
        for thread in threads { thread.join() }
    }

    /// Scans an image file, as a ``DocumentScanner`` does.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - request: The request of this scan; nil for ``ScanOptions/request``.
    /// - Throws: ``ScanError`` when the bytes are no image within the limits, the time runs out, or the task was cancelled.
    public func scan(_ bytes: [UInt8], request: ScanRequest? = nil) async throws(ScanError) -> ScanResult {
        try await scan { (scanner, cancellation) throws(ScanError) in
            try scanner.scan(bytes, within: scanner.context(for: bytes, request, cancelledBy: cancellation))
        }
    }

    /// Scans a picture that is decoded and upright already, such as a frame of a stream.
    ///
    /// - Parameters:
    ///   - image: The picture, grey or in colour.
    ///   - request: The request of this scan; nil for ``ScanOptions/request``.
    /// - Throws: ``ScanError`` when the time runs out, the task was cancelled, or a library fails.
    public func scan(_ image: Image, request: ScanRequest? = nil) async throws(ScanError) -> ScanResult {
        try await scan { (scanner, cancellation) throws(ScanError) in
            try scanner.scan(image, within: scanner.context(request, cancelledBy: cancellation))
        }
    }

    /// Scans image files that show the sides of one document, in any order.
    ///
    /// - Parameters:
    ///   - files: The contents of the files.
    ///   - request: The request of this scan; nil for ``ScanOptions/request``.
    /// - Throws: ``ScanError`` when one of them is no image within the limits, the time runs out, or the task was cancelled.
    public func scan(sides files: [[UInt8]], request: ScanRequest? = nil) async throws(ScanError) -> ScanResult {
        try await scan { (scanner, cancellation) throws(ScanError) in
            try scanner.scan(
                sides: files,
                within: scanner.context(request, ofParts: files.count, cancelledBy: cancellation))
        }
    }

    /// Scans an image file, while the calling thread waits: for threads that run no tasks of Swift, such as those of C.
    package func scanWaiting(_ bytes: [UInt8]) throws(ScanError) -> ScanResult {
        let answer = Mutex<ScanJob.Outcome>(.failure(.cancelled))
        let answered = DispatchSemaphore(value: 0)
        let job = ScanJob { (scanner, cancellation) throws(ScanError) in
            try scanner.scan(bytes, within: scanner.context(for: bytes, nil, cancelledBy: cancellation))
        }
        line.add(job) { outcome in
            answer.withLock { $0 = outcome }
            answered.signal()
        }
        answered.wait()
        return try answer.withLock { $0 }.get()
    }

    private func scan(_ work: @escaping ScanJob.Work) async throws(ScanError) -> ScanResult {
        let (job, line) = (ScanJob(work), line)
        let result: ScanJob.Outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in line.add(job) { continuation.resume(returning: $0) } }
        } onCancel: {
            line.cancel(job)
        }
        return try result.get()
    }
}
