import Foundation
import IDScanServer
import Logging
import NIOCore
import Testing

/// Workers that are faulty: programs of a line, in the place of ours.
struct WorkerProcessTests {
    private static let settings = WorkerSettings(
        trade: .documents, limits: WorkerSettings.Limits(bytes: 1000, pixels: 1000, seconds: 0.2))

    /// The command that starts a script of the shell in the place of a worker.
    private static func launcher(_ script: String) -> WorkerLauncher {
        WorkerLauncher(command: ["/bin/sh", "-c", script])
    }

    /// A frame with an answer and a result, as `printf` writes it.
    private static func frame(_ answer: String, _ result: String = "") -> String {
        func number(_ count: Int) -> String { "\\\(String(count, radix: 8))\\0\\0\\0" }
        let text = number(2) + number(answer.utf8.count) + number(result.utf8.count) + answer + result
        return "printf '\(text)' >&0"
    }

    /// The receipt of a worker that has the whole of a request.
    private static let receipt = "timeout 0.1 cat >/dev/null; printf '\\6' >&0\n"

    private static let ready = frame(#"{"processorSeconds":0}"#)

    @Test(arguments: [
        "exit 0", "exit 1", "kill -SEGV $$", "printf garbage-that-is-long-enough >&0",
        "printf '\\377\\377\\377\\377' >&0", frame("{}"), frame("[]"),
    ])
    func isLostWhenItDoesNotBegin(script: String) throws {
        let launcher = Self.launcher(script)
        #expect(throws: WorkerProcess.Loss.died) { try WorkerProcess(Self.settings, of: launcher) }
    }

    /// A pool whose workers do not start tells the reason to clients that ask if it is ready.
    @Test func thePoolTellsWhyNoneStarts() async throws {
        let script = Self.frame(#"{"processorSeconds":0,"failure":{"code":"noSandbox","message":"none"}}"#)
        let settings = WorkerPool.Settings(workers: 1, queue: 1, limits: Self.settings.limits)
        let pool = WorkerPool(
            settings, launcher: Self.launcher(script), metrics: ServiceMetrics(), logger: Logger(label: "test"))
        let tending = Task { await pool.tend() }
        while await pool.state.fault == nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(await pool.state.fault == "unable: none")
        tending.cancel()
        await pool.end()
    }

    @Test func tellsWhyItCannotWork() throws {
        let script = Self.frame(#"{"processorSeconds":0,"failure":{"code":"noSandbox","message":"none"}}"#)
        let launcher = Self.launcher(script)
        #expect(throws: WorkerProcess.Loss.unable(.init(code: "noSandbox", message: "none"))) {
            try WorkerProcess(Self.settings, of: launcher)
        }
        #expect(throws: WorkerProcess.Loss.self) {
            try WorkerProcess(Self.settings, of: WorkerLauncher(program: "/nothing"))
        }
    }

    @Test(arguments: [
        ("exit 0", WorkerProcess.Loss.gone), ("head -c 8 >/dev/null; exit 3", .gone), ("sleep 60", .stuck),
        (receipt + "exit 3", .died), (receipt + "printf '\\2\\0\\0\\0' >&0; sleep 60", .stuck),
        (receipt + frame("nonsense"), .died),
    ])
    func isLostWhenItDoesNotAnswer(script: String, loss: WorkerProcess.Loss) throws {
        let launcher = Self.launcher(Self.ready + "\n" + script)
        let worker = try WorkerProcess(Self.settings, of: launcher)
        let image = ByteBuffer(repeating: 7, count: 10)
        #expect(throws: loss) {
            try worker.answer(to: .scan(ScanChoices()), about: [image], within: .milliseconds(300))
        }
    }

    @Test func answers() throws {
        let script =
            Self.ready + "\n" + Self.receipt + Self.frame(#"{"processorSeconds":2}"#, "[1]") + "\nsleep 60"
        let worker = try WorkerProcess(Self.settings, of: Self.launcher(script))
        #expect(worker.isAlive)
        let (answer, results) = try worker.answer(to: .trials, about: [], within: .seconds(10))
        #expect(answer.processorSeconds == 2 && answer.failure == nil && results.map { String(buffer: $0) } == ["[1]"])
        #expect(worker.answered == 1)
    }

    /// Each request to faulty workers is refused for their fault, and the pool goes on.
    @Test func poolGoesOnWithFaultyWorkers() async throws {
        let launcher = Self.launcher(Self.ready + "\n" + Self.receipt + "exit 3")
        let pool = WorkerPool(
            WorkerPool.Settings(workers: 1, queue: 1, limits: Self.settings.limits), launcher: launcher,
            metrics: ServiceMetrics(), logger: Logger(label: "test"))
        for _ in 0..<3 {
            await #expect(throws: WorkerPool.Refusal.lost(.died)) {
                try await pool.answer(to: .scan(ScanChoices()), about: [ByteBuffer(string: "x")], by: .documents)
            }
        }
        #expect(await pool.state.busy == 0)
        await pool.end()
        await #expect(throws: WorkerPool.Refusal.stopping) {
            try await pool.answer(to: .scan(ScanChoices()), about: [], by: .documents)
        }
    }

    /// A worker that ended before it had the image says nothing of the image: another one is asked.
    @Test func poolAsksAnotherOneWhereAWorkerHadEnded() async throws {
        let flag = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: flag) }
        let good = Self.receipt + Self.frame(#"{"processorSeconds":0}"#, "[1]") + "\nsleep 60"
        let script = Self.ready + "\nif mkdir \(flag); then head -c 4 >/dev/null; exit 1; fi\n" + good
        let pool = WorkerPool(
            WorkerPool.Settings(workers: 1, queue: 1, limits: Self.settings.limits), launcher: Self.launcher(script),
            metrics: ServiceMetrics(), logger: Logger(label: "test"))
        let results = try await pool.answer(to: .trials, about: [], by: .documents)
        #expect(results.map { String(buffer: $0) } == ["[1]"])
        await pool.end()
    }
}
