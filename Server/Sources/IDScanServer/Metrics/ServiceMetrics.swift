import CoreMetrics

/// The counts of the service. No label tells anything of a document: they name routes, statuses, stages and codes, and
/// all of these come from lists in this program.
package struct ServiceMetrics: Sendable {
    /// The parts of a request that take time.
    package enum Stage: String, CaseIterable, Sendable {
        /// Until the body is there.
        case receive
        /// Until a worker has time.
        case wait
        /// Until the worker has answered.
        case work
    }

    private let registry: PrometheusRegistry
    private let stages: [Stage: Timer]

    package init() {
        let registry = PrometheusRegistry(meanings: Self.meanings)
        self.registry = registry
        stages = Dictionary(
            uniqueKeysWithValues: Stage.allCases.map { stage in
                let dimensions = [("stage", stage.rawValue)]
                return (stage, Timer(label: "idscan_stage_seconds", dimensions: dimensions, factory: registry))
            })
        for loss in ["gone", "died", "stuck", "unable", "unstartable"] {
            _ = Counter(label: "idscan_workers_lost_total", dimensions: [("cause", loss)], factory: registry)
        }
    }

    private static let meanings = [
        "idscan_http_requests_total": "Requests that were answered, by route and status.",
        "idscan_http_request_seconds": "How long requests took, from their head to their answer, by route.",
        "idscan_stage_seconds": "How long the stages of requests to workers took.",
        "idscan_failures_total": "Requests that gave no result, by code.",
        "idscan_workers_lost_total": "Workers that ended before they had answered, by cause.",
        "idscan_workers_idle": "Workers that wait for work.",
        "idscan_workers_busy": "Workers at work.",
        "idscan_queue_length": "Requests that wait for a worker.",
        "idscan_buffered_bytes": "Bytes of requests that are held in memory.",
        "idscan_sessions": "Documents that are shown frame by frame.",
        "idscan_resident_bytes": "Memory of the server itself, without its workers.",
    ]

    /// Counts an answer.
    func count(route: String, method: String, status: Int, took duration: Duration) {
        Counter(
            label: "idscan_http_requests_total",
            dimensions: [("route", route), ("method", method), ("status", "\(status)")], factory: registry
        ).increment()
        Timer(label: "idscan_http_request_seconds", dimensions: [("route", route)], factory: registry)
            .recordNanoseconds(duration.nanoseconds)
    }

    /// Counts a request without a result.
    func countFailure(_ code: String) {
        Counter(label: "idscan_failures_total", dimensions: [("code", code)], factory: registry).increment()
    }

    /// Counts a worker that was lost.
    func countLoss(_ loss: WorkerProcess.Loss) {
        let cause =
            switch loss {
            case .gone: "gone"
            case .died: "died"
            case .stuck: "stuck"
            case .unable: "unable"
            case .unstartable: "unstartable"
            }
        Counter(label: "idscan_workers_lost_total", dimensions: [("cause", cause)], factory: registry).increment()
    }

    /// Says how long a stage took.
    func record(_ stage: Stage, _ duration: Duration) {
        stages[stage]?.recordNanoseconds(duration.nanoseconds)
    }

    /// Everything in the text format of Prometheus, with the present state.
    func text(_ state: WorkerPool.State, bufferedBytes: Int, sessions: Int, residentBytes: Int) -> String {
        for (name, number) in [
            ("idscan_workers_idle", state.ready), ("idscan_workers_busy", state.busy),
            ("idscan_queue_length", state.waiting), ("idscan_buffered_bytes", bufferedBytes),
            ("idscan_sessions", sessions),
            ("idscan_resident_bytes", residentBytes),
        ] {
            Gauge(label: name, factory: registry).record(number)
        }
        return registry.text
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        let (seconds, fraction) = components
        return seconds * 1_000_000_000 + fraction / 1_000_000_000
    }
}
