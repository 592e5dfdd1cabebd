import Foundation
import IDScanServer
import NIOCore
import Testing

/// The pool against workers that do anything: all sequences of events up to a length.
@Suite(.timeLimit(.minutes(20)))
struct WorkerPoolTests {
    /// The number of events in a sequence; `IDSCAN_POOL_EVENTS` asks for more.
    private static let length = ProcessInfo.processInfo.environment["IDSCAN_POOL_EVENTS"].flatMap { Int($0) } ?? 3

    /// A client that leaves when its request has its turn costs no worker: the request is answered to its end.
    @Test func aClientThatLeavesCostsNoWorker() async throws {
        let worker = try StandInWorker()
        let pool = worker.pool(workers: 1, queue: 1)
        let asking = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await StandInWorker.outcome(of: "answer", 1, by: pool)
        }
        #expect(await asking.value == "1")
        #expect(await pool.state.ready == 1)
        await pool.end()
    }

    /// The deeds of a worker, and the outcome for the client; nil for the number of the request. Only one that vanishes before it
    /// has the request is followed by another worker.
    private static let deeds: [(deed: String, outcome: String?)] = [
        ("answer", nil), ("leave", nil), ("tire", nil), ("refuse", "refused unread"), ("vanish", "lost gone"),
        ("die", "lost died"), ("stammer", "lost died"), ("babble", "lost died"),
    ]

    /// The outcome of a request does not depend on what workers did before it.
    @Test func answersEachRequestAfterAnyDeeds() async throws {
        var sequences: [[Int]] = [[]]
        for _ in 0..<Self.length { sequences = sequences.flatMap { row in Self.deeds.indices.map { row + [$0] } } }
        try await inParallel(sequences) { sequence in
            let worker = try StandInWorker()
            let pool = worker.pool(workers: 1, queue: 0)
            for (number, deed) in sequence.enumerated() {
                let outcome = await StandInWorker.outcome(of: Self.deeds[deed].deed, number, by: pool)
                #expect(outcome == Self.deeds[deed].outcome ?? "\(number)", "\(sequence)")
            }
            let state = await pool.state
            #expect(state.busy == 0 && state.waiting == 0 && state.ready <= 1, "\(sequence)")
            let wanted = sequence.indices.filter { Self.deeds[sequence[$0]].deed != "vanish" }
            #expect(worker.received == wanted, "each request is received once: \(sequence)")
            await pool.end()
        }
    }

    /// Two workers, one place in the queue, and clients that come, are answered, lose their worker, or leave, in any order: the pool
    /// is at each step in the state of the model, and each request has its one outcome.
    @Test func isInTheStateOfTheModelAfterAnyEvents() async throws {
        let sequences = PoolModel.sequences(of: Self.length + 2)
        #expect(sequences.count > 100)
        try await inParallel(sequences) { events in
            let worker = try StandInWorker()
            let pool = worker.pool(workers: PoolModel.workers, queue: PoolModel.queue)
            var model = PoolModel()
            var clients: [Int: Task<String, Never>] = [:]
            for event in events + model.after(events).ending {
                let subject = model.apply(event)
                switch event {
                case .come:
                    clients[subject] = Task { await StandInWorker.outcome(of: "wait", subject, by: pool) }
                case .finishFirst, .finishLast: try worker.tell(subject, to: "answer")
                case .loseFirst: try worker.tell(subject, to: "die")
                case .leave: clients[subject]?.cancel()
                case .stop: await pool.stop()
                }
                if let outcome = model.outcomes[subject] {
                    #expect(await clients[subject]?.value == outcome, "\(events)")
                }
                while model.numbers != PoolModel.Numbers(of: await pool.state) || worker.received != model.received {
                    try await Task.sleep(for: .milliseconds(1))
                }
            }
            for (number, client) in clients { #expect(await client.value == model.outcomes[number], "\(events)") }
            await pool.end()
        }
    }

    /// Tries all sequences, several at a time.
    private func inParallel<Sequence: Sendable>(
        _ sequences: [Sequence], _ attempt: @escaping @Sendable (Sequence) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, sequence) in sequences.enumerated() {
                if number >= 8 { try await group.next() }
                group.addTask { try await attempt(sequence) }
            }
            try await group.waitForAll()
        }
    }
}
