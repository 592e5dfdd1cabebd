package import Logging
package import NIOCore
import ImageProcessing
import NIOPosix

/// The worker processes: so many work at a time; further requests wait in a queue that has an end.
package actor WorkerPool {
    /// The number of workers, and their limits.
    package struct Settings: Hashable, Sendable {
        /// The number of workers that work at a time.
        package var workers: Int
        /// The number of requests that may wait.
        package var queue: Int
        /// The limits of one request.
        package var limits: WorkerSettings.Limits
        /// The files of certificates that signatures are checked with, and folders of these.
        package var trust: [String] = []

        package init(workers: Int, queue: Int, limits: WorkerSettings.Limits) {
            (self.workers, self.queue, self.limits) = (workers, queue, limits)
        }
    }

    /// The reason why a request is not worked on.
    package enum Refusal: Error, Hashable {
        /// As many requests wait as the limit allows.
        case full
        /// The server is about to end.
        case stopping
        /// The worker says why: something is wrong with the image.
        case refused(WorkerAnswer.Refusal)
        /// The client left before its turn came.
        case left
        /// The worker was lost.
        case lost(WorkerProcess.Loss)
    }

    /// The state of the pool, for metrics and probes.
    package struct State: Hashable, Sendable {
        package var ready = 0
        package var busy = 0
        package var waiting = 0
        package var isStopping = false
        /// The reason why the last worker did not start; nil when it did.
        package var fault: String?
    }

    private let settings: Settings
    private let launcher: WorkerLauncher
    private let threads: NIOThreadPool
    private let metrics: ServiceMetrics
    private let logger: Logger

    /// The workers that wait for work, the one that worked last at the end.
    private var idle: [WorkerProcess] = []
    private var busy = 0
    /// The workers that work.
    private var working: [ObjectIdentifier: WorkerProcess] = [:]
    /// The number of documents workers that are busy or being started.
    private var documentWorkersAway = 0
    /// A request that waits for its turn.
    private struct Waiting {
        let number: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private var waiting: [Waiting] = []
    private var lastNumber = 0
    private var isStopping = false
    private var fault: String?

    /// A worker is replaced after so many answers, or so much processor time in seconds.
    private static let mostAnswers = 5000, mostProcessorSeconds = 1800.0
    /// The interval at which idle workers are looked after, and the pause after a worker that could not start.
    private static let tendingInterval = Duration.milliseconds(200), pause = Duration.seconds(1)

    /// The number of idle workers that a request may find ended.
    private static let mostGone = 4

    package init(_ settings: Settings, launcher: WorkerLauncher, metrics: ServiceMetrics, logger: Logger) {
        (self.settings, self.launcher, self.metrics, self.logger) = (settings, launcher, metrics, logger)
        // One thread for each worker at work, and those for starting and ending others.
        threads = NIOThreadPool(numberOfThreads: 2 * settings.workers + 2)
        threads.start()
    }

    /// Starts workers, and replaces those that end, until the task is cancelled.
    package func tend() async {
        while !Task.isCancelled, !isStopping {
            let ended = idle.filter { !$0.isAlive }
            idle.removeAll { worker in ended.contains { $0 === worker } }
            for worker in ended { await recordLoss(.gone, of: worker) }
            let missing = settings.workers - documentWorkers - documentWorkersAway
            let areStarted = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<max(0, missing) { group.addTask { await self.startForDocuments() } }
                var areStarted = true
                for await isStarted in group { areStarted = areStarted && isStarted }
                return areStarted
            }
            try? await Task.sleep(for: areStarted ? Self.tendingInterval : Self.pause)
        }
    }

    private var documentWorkers: Int { idle.count { $0.trade == .documents } }

    private func startForDocuments() async -> Bool {
        documentWorkersAway += 1
        defer { documentWorkersAway -= 1 }
        do {
            idle.append(try await start(.documents))
            fault = nil
            return true
        } catch {
            metrics.countLoss(error)
            // The same fault is told once.
            if fault != error.description { logger.error("a worker cannot start: \(error)") }
            fault = error.description
            return false
        }
    }

    /// The state of the pool.
    package var state: State {
        State(ready: idle.count, busy: busy, waiting: waiting.count, isStopping: isStopping, fault: fault)
    }

    /// Has a worker answer a request.
    ///
    /// - Returns: The results, at least one.
    /// - Throws: ``Refusal``.
    package func answer(
        to request: WorkerRequest, about images: [ByteBuffer], by trade: WorkerTrade
    ) async throws(Refusal) -> [ByteBuffer] {
        let clock = ContinuousClock()
        let begin = clock.now
        try await takeTurn()
        defer { leaveTurn() }
        metrics.record(.wait, clock.now - begin)
        for _ in 0..<Self.mostGone {
            do {
                return try await answer(to: request, about: images, byOneOf: trade)
            } catch .lost(.gone) {
                // An idle worker had ended: that says nothing of these images.
            }
        }
        return try await answer(to: request, about: images, byOneOf: trade)
    }

    /// Has one worker answer a request whose turn it is.
    private func answer(
        to request: WorkerRequest, about images: [ByteBuffer], byOneOf trade: WorkerTrade
    ) async throws(Refusal) -> [ByteBuffer] {
        let clock = ContinuousClock()
        let (worker, limit) = (try await worker(of: trade), patience(for: request, about: images.count))
        if trade == .documents { documentWorkersAway += 1 }
        working[ObjectIdentifier(worker)] = worker
        let begun = clock.now
        let outcome = await Self.outcome(on: threads) { () throws(WorkerProcess.Loss) in
            try worker.answer(to: request, about: images, within: limit)
        }
        if trade == .documents { documentWorkersAway -= 1 }
        working[ObjectIdentifier(worker)] = nil
        metrics.record(.work, clock.now - begun)
        switch outcome {
        case .success((let answer, let results)):
            keep(worker, after: answer)
            if let failure = answer.failure { throw .refused(failure) }
            guard !results.isEmpty else { throw .lost(.died) }
            return results
        case .failure(let loss):
            await recordLoss(loss, of: worker)
            throw .lost(loss)
        }
    }

    /// Counts and logs the loss of a worker.
    private func recordLoss(_ loss: WorkerProcess.Loss, of worker: WorkerProcess) async {
        metrics.countLoss(loss)
        let ending = try? await Self.run(on: threads) { loss == .stuck ? nil : worker.ending() }
        logger.warning("worker \(worker.id) is lost: \(loss)\(ending.flatMap { $0 }.map { ", \($0)" } ?? "")")
        await end([worker])
    }

    /// A worker may take as long as the clock on the wall allows its images, and a little more, before it counts as stuck.
    private func patience(for request: WorkerRequest, about images: Int) -> Duration {
        let images = if case .pdf = request { PDFChoices.mostPages } else { images }
        return .seconds(settings.limits.seconds * Double(Deadline.patience * max(1, images)) + 2)
    }

    /// Waits until it is the turn of this request; one whose task is cancelled leaves the queue.
    private func takeTurn() async throws(Refusal) {
        if isStopping { throw .stopping }
        guard busy >= settings.workers else {
            busy += 1
            return
        }
        guard waiting.count < settings.queue else { throw .full }
        lastNumber += 1
        let number = lastNumber
        do {
            // Whoever is done hands over his turn.
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    if Task.isCancelled { return continuation.resume(throwing: Refusal.left) }
                    waiting.append(Waiting(number: number, continuation: continuation))
                }
            } onCancel: {
                Task { await self.leaveQueue(number) }
            }
        } catch {
            throw error as? Refusal ?? .left
        }
    }

    /// Takes a request out of the queue whose client has gone.
    private func leaveQueue(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).continuation.resume(throwing: Refusal.left)
    }

    private func leaveTurn() {
        if waiting.isEmpty {
            busy -= 1
        } else {
            waiting.removeFirst().continuation.resume()
        }
    }

    /// Takes an idle worker, or starts one.
    private func worker(of trade: WorkerTrade) async throws(Refusal) -> WorkerProcess {
        while let index = idle.lastIndex(where: { $0.trade == trade }) {
            let worker = idle.remove(at: index)
            if worker.isAlive { return worker }
            await recordLoss(.gone, of: worker)
        }
        // Workers of other trades make room, those that have waited longest; so many processes there are at most.
        let surplus = idle.count + busy - 2 * settings.workers
        if surplus > 0 {
            let others = idle.filter { $0.trade != .documents }.prefix(surplus)
            idle.removeAll { worker in others.contains { $0 === worker } }
            await end(Array(others))
        }
        do {
            return try await start(trade)
        } catch {
            throw .lost(error)
        }
    }

    private func start(_ trade: WorkerTrade) async throws(WorkerProcess.Loss) -> WorkerProcess {
        var worker = WorkerSettings(trade: trade, limits: settings.limits)
        worker.trust = settings.trust
        let (settings, launcher) = (worker, launcher)
        return try await Self.outcome(on: threads) { () throws(WorkerProcess.Loss) in
            try WorkerProcess(settings, of: launcher)
        }.get()
    }

    /// Takes a worker back, unless it has worked long enough.
    private func keep(_ worker: WorkerProcess, after answer: WorkerAnswer) {
        let isWornOut =
            worker.answered >= Self.mostAnswers || answer.processorSeconds >= Self.mostProcessorSeconds
        let isOneTooMany =
            worker.trade == .documents && documentWorkers + documentWorkersAway >= settings.workers
        if !isWornOut, !isOneTooMany, !isStopping { idle.append(worker) }
    }

    /// Lets go of workers where that may take its time.
    private func end(_ workers: [WorkerProcess]) async {
        _ = try? await Self.run(on: threads) { withExtendedLifetime(workers) {} }
    }

    /// Runs work on a thread that may wait, whether or not the client leaves: in a task that is cancelled the threads would run nothing,
    /// and a sound worker would count as lost.
    private static func run<Value: Sendable>(
        on threads: NIOThreadPool, _ work: @escaping @Sendable () -> Value
    ) async throws -> Value {
        try await Task { try await threads.runIfActive(work) }.value
    }

    private static func outcome<Value: Sendable>(
        on threads: NIOThreadPool,
        _ work: @escaping @Sendable () throws(WorkerProcess.Loss) -> Value
    ) async -> Result<Value, WorkerProcess.Loss> {
        do {
            return try await run(on: threads) { Result { () throws(WorkerProcess.Loss) in try work() } }
        } catch {
            return .failure(.unstartable("the server is about to end"))
        }
    }

    /// Refuses requests that wait or come. Running ones go on.
    package func stop() {
        isStopping = true
        for request in waiting { request.continuation.resume(throwing: Refusal.stopping) }
        waiting = []
    }

    /// Ends all workers, those at work too.
    package func end() async {
        stop()
        for worker in working.values { worker.end() }
        await end(idle)
        idle = []
        try? await threads.shutdownGracefully()
    }
}
