package import NIOCore
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A process that looks at images from strangers, seen from the server. Its methods block: call them on threads that may.
package final class WorkerProcess: Sendable {
    /// The reason why a worker gave no answer. The worker is of no more use then.
    package enum Loss: Error, Hashable {
        /// No process can be started; the text is the system's.
        case unstartable(String)
        /// The process says that it cannot work: a model is missing, or there is no sandbox.
        case unable(WorkerAnswer.Refusal)
        /// It had ended before it had the request: another one can be asked the same.
        case gone
        /// It ended at work.
        case died
        /// It did not answer in time.
        case stuck
    }

    /// The trade of the worker, which tells what it can be asked.
    package let trade: WorkerTrade
    /// The number of the process.
    package let id: Int32
    private let line: Line
    private let answerCount = Atomic(0)
    private let isReaped = Atomic(false)

    /// The time that loading may take.
    private static let patience = Duration.seconds(30)
    /// No answer is longer, in bytes.
    private static let longestAnswer = 64 << 20

    /// Starts a worker and waits until it is ready.
    package init(_ settings: WorkerSettings, of launcher: WorkerLauncher) throws(Loss) {
        trade = settings.trade
        // A write to a worker that has died is an error then, and no signal that ends the server.
        signal(SIGPIPE, SIG_IGN)
        let (process, socket) = try launcher.launch(settings)
        id = process
        line = Line(socket)
        do throws(Line.Break) {
            let (answer, _) = try Self.answer(on: line, before: .now + Self.patience)
            if let failure = answer.failure { throw Line.Break.refused(failure) }
        } catch {
            // deinit ends the process.
            throw Loss(error)
        }
    }

    deinit {
        guard !isReaped.load(ordering: .acquiring) else { return }
        kill(id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }

    /// The end of the process in words for the log, "signal 9" or "exit code 1"; nil while it runs. It is asked for once, after a
    /// loss, and waits for up to 0.1 seconds.
    package func ending() -> String? {
        var (status, ended, tries): (Int32, Int32, Int) = (0, 0, 0)
        // A closed line comes a moment before the process has ended.
        while ended == 0, tries < 100 {
            ended = waitpid(id, &status, WNOHANG)
            if ended == 0 { usleep(1000) }
            tries += 1
        }
        guard ended == id else { return nil }
        isReaped.store(true, ordering: .releasing)
        return status & 0x7f == 0 ? "exit code \(status >> 8 & 0xff)" : "signal \(status & 0x7f)"
    }

    /// Ends the process; a caller that waits for its answer learns that it died.
    package func end() { kill(id, SIGKILL) }

    /// True where the process has not ended. The line tells it: only this waits for the process.
    package var isAlive: Bool { line.isOpen }

    /// The number of requests that it has answered.
    package var answered: Int { answerCount.load(ordering: .relaxed) }

    /// Asks the worker.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - images: The images that it is about.
    ///   - limit: The time that it may take.
    /// - Returns: The answer, and the results; none if it failed.
    package func answer(
        to request: WorkerRequest, about images: [ByteBuffer], within limit: Duration
    ) throws(Loss) -> (WorkerAnswer, [ByteBuffer]) {
        let end = ContinuousClock.now + limit
        do {
            let head = Array(try JSONEncoder().encode(request))
            let sizes = [head.count] + images.map(\.readableBytes)
            try line.send(Frame.head(ofPartsOf: sizes) + head, before: end)
            for image in images {
                try image.withUnsafeReadableBytes { try line.send($0, before: end) }
            }
            try line.receipt(before: end)
        } catch {
            let loss = Loss(error as? Line.Break ?? .closed)
            throw loss == .died ? .gone : loss
        }
        do throws(Line.Break) {
            let (answer, results) = try Self.answer(on: line, before: end)
            answerCount.add(1, ordering: .relaxed)
            return (answer, results.map { ByteBuffer(bytes: $0) })
        } catch {
            throw Loss(error)
        }
    }

    private static func answer(
        on line: borrowing Line, before end: ContinuousClock.Instant
    ) throws(Line.Break) -> (WorkerAnswer, [[UInt8]]) {
        let parts = try line.frame(limit: longestAnswer, before: end)
        guard let answer = try? JSONDecoder().decode(WorkerAnswer.self, from: Data(parts[0])) else {
            throw .malformed
        }
        return (answer, Array(parts.dropFirst()))
    }
}

extension WorkerProcess.Loss: CustomStringConvertible {
    /// A few words for the log.
    package var description: String {
        switch self {
        case .unstartable(let reason): "unstartable: \(reason)"
        case .unable(let refusal): "unable: \(refusal.message)"
        case .gone: "gone"
        case .died: "died"
        case .stuck: "stuck"
        }
    }

    fileprivate init(_ error: Line.Break) {
        switch error {
        case .refused(let refusal): self = .unable(refusal)
        case .late: self = .stuck
        case .closed, .malformed: self = .died
        }
    }
}
