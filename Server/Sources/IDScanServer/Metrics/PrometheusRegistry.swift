package import CoreMetrics
import Synchronization

/// Keeps the counts of swift-metrics, and writes them in the text format of Prometheus (version 0.0.4).
///
/// The packages that do this bring a web server or a client library along; this is all that the service needs of one.
package final class PrometheusRegistry: Sendable {
    /// The key that tells one series from another.
    struct Key: Hashable, Comparable {
        let name: String
        /// The labels, as they are written.
        let labels: String

        static func < (one: Key, other: Key) -> Bool {
            (one.name, one.labels) < (other.name, other.labels)
        }
    }

    /// The values of a series.
    enum Series {
        case counter(Int64)
        case gauge(Double)
        case histogram(counts: [Int64], sum: Double)
    }

    private let series = Mutex<[Key: Series]>([:])
    /// The meaning of each name, for people.
    private let meanings: [String: String]

    /// The upper bounds of the buckets of durations, in seconds.
    private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

    /// - Parameter meanings: The meaning of each name, for people.
    package init(meanings: [String: String]) { self.meanings = meanings }

    /// Everything, in the order of names.
    package var text: String {
        let all = series.withLock { $0 }.sorted { $0.key < $1.key }
        var text = "", name = ""
        for (key, value) in all {
            if key.name != name {
                name = key.name
                text += "# HELP \(name) \(meanings[name] ?? name)\n# TYPE \(name) \(value.kind)\n"
            }
            text += Self.lines(of: key, value)
        }
        return text
    }

    private static func lines(of key: Key, _ value: Series) -> String {
        switch value {
        case .counter(let count): return "\(key.name)\(braced(key.labels)) \(count)\n"
        case .gauge(let number): return "\(key.name)\(braced(key.labels)) \(number)\n"
        case .histogram(let counts, let sum):
            var total: Int64 = 0
            var text = ""
            for (bound, count) in zip(bounds.map { "\($0)" } + ["+Inf"], counts) {
                total += count
                let labels = (key.labels.isEmpty ? "" : key.labels + ",") + "le=\"\(bound)\""
                text += "\(key.name)_bucket{\(labels)} \(total)\n"
            }
            return text
                + "\(key.name)_sum\(braced(key.labels)) \(sum)\n\(key.name)_count\(braced(key.labels)) \(total)\n"
        }
    }

    private static func braced(_ labels: String) -> String { labels.isEmpty ? "" : "{\(labels)}" }

    fileprivate func begin(_ key: Key, with value: Series) {
        series.withLock { if $0[key] == nil { $0[key] = value } }
    }

    fileprivate func add(_ amount: Int64, to key: Key) {
        series.withLock { series in
            if case .counter(let count) = series[key] { series[key] = .counter(count &+ amount) }
        }
    }

    fileprivate func set(_ key: Key, to number: Double) { series.withLock { $0[key] = .gauge(number) } }

    fileprivate func record(_ seconds: Double, for key: Key) {
        let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        series.withLock { series in
            guard case .histogram(var counts, let sum) = series[key] else { return }
            counts[bucket] += 1
            series[key] = .histogram(counts: counts, sum: sum + seconds)
        }
    }

    fileprivate static let emptyHistogram = Series.histogram(
        counts: [Int64](repeating: 0, count: bounds.count + 1), sum: 0)
}

extension PrometheusRegistry.Series {
    /// The name of its kind in Prometheus.
    fileprivate var kind: String {
        switch self {
        case .counter: "counter"
        case .gauge: "gauge"
        case .histogram: "histogram"
        }
    }
}

extension PrometheusRegistry: MetricsFactory {
    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        let handler = Handler(self, label, dimensions)
        begin(handler.key, with: .counter(0))
        return handler
    }

    package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        let handler = Handler(self, label, dimensions)
        begin(handler.key, with: aggregate ? Self.emptyHistogram : .gauge(0))
        return aggregate ? Handler.Distribution(handler) : handler
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let handler = Handler(self, label, dimensions)
        begin(handler.key, with: Self.emptyHistogram)
        return handler
    }

    package func destroyCounter(_ handler: any CounterHandler) {}
    package func destroyRecorder(_ handler: any RecorderHandler) {}
    package func destroyTimer(_ handler: any TimerHandler) {}
}

/// One series, as swift-metrics sees it.
private final class Handler: CounterHandler, RecorderHandler, TimerHandler {
    /// A series of numbers other than durations.
    final class Distribution: RecorderHandler {
        private let handler: Handler

        init(_ handler: Handler) { self.handler = handler }

        func record(_ value: Int64) { record(Double(value)) }
        func record(_ value: Double) { handler.registry.record(value, for: handler.key) }
    }

    let registry: PrometheusRegistry
    let key: PrometheusRegistry.Key

    init(_ registry: PrometheusRegistry, _ label: String, _ dimensions: [(String, String)]) {
        self.registry = registry
        let labels = dimensions.map { "\($0)=\"\($1.escapedForLabel)\"" }.joined(separator: ",")
        key = PrometheusRegistry.Key(name: label, labels: labels)
    }

    func increment(by amount: Int64) { registry.add(amount, to: key) }
    /// Counters of Prometheus begin anew with the process only.
    func reset() {}
    func record(_ value: Int64) { registry.set(key, to: Double(value)) }
    func record(_ value: Double) { registry.set(key, to: value) }
    func recordNanoseconds(_ duration: Int64) { registry.record(Double(duration) / 1e9, for: key) }
}

extension String {
    fileprivate var escapedForLabel: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
