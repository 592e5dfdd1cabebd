import IDScanServer

/// The pool as it has to be: which requests run, which wait, and what came of the others.
struct PoolModel: Sendable {
    /// An event of clients, of workers, or of the server.
    enum Event: CaseIterable, Sendable {
        /// A request comes.
        case come
        /// The worker that has had its request longest answers, or the one that has had it for the shortest time.
        case finishFirst, finishLast
        /// The worker that has had its request longest dies.
        case loseFirst
        /// The client that waits in the queue leaves.
        case leave
        /// The server is told to end.
        case stop
    }

    static let workers = 2, queue = 1

    private(set) var running: [Int] = [], waiting: [Int] = [], received: [Int] = []
    private(set) var outcomes: [Int: String] = [:]
    private var count = 0, isStopping = false

    /// Applies an event.
    ///
    /// - Returns: The number of the request that it is about; -1 for none.
    mutating func apply(_ event: Event) -> Int {
        switch event {
        case .come: return come()
        case .finishFirst: return end(running.removeFirst()) { "\($0)" }
        case .finishLast: return end(running.removeLast()) { "\($0)" }
        case .loseFirst: return end(running.removeFirst()) { _ in "lost died" }
        case .leave:
            let number = waiting.removeLast()
            outcomes[number] = "left"
            return number
        case .stop:
            isStopping = true
            for number in waiting { outcomes[number] = "stopping" }
            waiting = []
            return -1
        }
    }

    private mutating func come() -> Int {
        let number = count
        count += 1
        if isStopping {
            outcomes[number] = "stopping"
        } else if running.count < Self.workers {
            run(number)
        } else if waiting.count < Self.queue {
            waiting.append(number)
        } else {
            outcomes[number] = "full"
        }
        return number
    }

    private mutating func run(_ number: Int) {
        running.append(number)
        received.append(number)
    }

    private mutating func end(_ number: Int, _ outcome: (Int) -> String) -> Int {
        outcomes[number] = outcome(number)
        if !waiting.isEmpty { run(waiting.removeFirst()) }
        return number
    }

    /// The numbers by which a pool is compared with a model.
    struct Numbers: Hashable {
        let running, waiting: Int
        let isStopping: Bool

        fileprivate init(_ running: Int, _ waiting: Int, _ isStopping: Bool) {
            (self.running, self.waiting, self.isStopping) = (running, waiting, isStopping)
        }

        init(of state: WorkerPool.State) { self.init(state.busy, state.waiting, state.isStopping) }
    }

    /// The numbers of requests that run and wait.
    var numbers: Numbers { Numbers(running.count, waiting.count, isStopping) }

    /// The events that can happen now.
    var possible: [Event] {
        Event.allCases.filter { event in
            switch event {
            case .come: true
            case .finishFirst, .loseFirst: !running.isEmpty
            case .finishLast: running.count > 1
            case .leave: !waiting.isEmpty
            case .stop: !isStopping
            }
        }
    }

    /// The model after some events.
    func after(_ events: [Event]) -> PoolModel {
        var model = self
        for event in events { _ = model.apply(event) }
        return model
    }

    /// The events after which nothing runs.
    var ending: [Event] { Array(repeating: .finishFirst, count: running.count + waiting.count) }

    /// All sequences of so many events that can happen.
    static func sequences(of length: Int) -> [[Event]] {
        (0..<length).reduce([[]]) { rows, _ in
            rows.flatMap { row in PoolModel().after(row).possible.map { row + [$0] } }
        }
    }
}
