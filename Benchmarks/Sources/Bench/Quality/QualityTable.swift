import DocumentDetection
import Foundation

/// The table of one measure, on photographs that have only the fault that it tells of.
struct QualityTable {
    private let fault: Fault
    private let trials: [QualityTrial]
    private static let binCount = 8
    /// Documents are not looked for that are seen from farther aside, in degrees; their outlines are wrong.
    private static let steepest = 40.0

    init(of fault: Fault, trials: [QualityTrial]) {
        self.fault = fault
        self.trials = trials
    }

    /// Ranges of the value, with the shares of the zones that were read and verified there; and the distance of the
    /// scanner's value from the truth, where that is known.
    var text: String {
        let values = trials.compactMap { trial in trial.measured[fault].map { (value: $0.value, trial: trial) } }
            .sorted { $0.value < $1.value }
        var lines = ["\n\(fault.rawValue): from … to, photographs, exact, verified"]
        // Equal values stay together.
        var start = 0
        while start < values.count {
            var end = min(start + max(1, values.count / Self.binCount), values.count)
            while end < values.count, values[end].value == values[end - 1].value { end += 1 }
            let bin = values[start..<end]
            lines.append(
                String(
                    format: "%8.3f … %7.3f %5d %7.0f %% %7.0f %%", bin[start].value, bin[end - 1].value, bin.count,
                    100 * bin.count { $0.trial.isExact }.share(of: bin.count),
                    100 * bin.count { $0.trial.isVerified }.share(of: bin.count)))
            start = end
        }
        return (lines + accuracy).joined(separator: "\n")
    }

    /// The distance of the scanner's value from the truth.
    private var accuracy: [String] {
        switch fault {
        case .cutOff:
            let claimed = trials.compactMap { trial in
                trial.claimed.map { (trial.measured.cutOffEdges, $0.cutOffEdges) }
            }
            return [
                "exactly the edges that are outside: \(claimed.count { $0 == $1 }) of \(claimed.count) documents; "
                    + "too few: \(claimed.count { !Set($0).isSubset(of: $1) }), "
                    + "too many: \(claimed.count { !Set($1).isSubset(of: $0) })"
            ]
        case .blur: return [accuracy { ($0.blur, $0.claimed?.blur?.value) }]
        case .resolution: return [accuracy { ($0.resolution, $0.claimed?.resolution?.value) }]
        case .tilt: return [accuracy { ($0.tilt, $0.tilt <= Self.steepest ? $0.claimed?.tilt?.value : nil) }]
        default: return []
        }
    }

    /// The correlation of claimed values with true ones, and the errors.
    private func accuracy(of values: (QualityTrial) -> (truth: Double, claim: Double?)) -> String {
        let pairs = trials.compactMap { trial in
            let (truth, claim) = values(trial)
            return claim.map { (truth: truth, claim: $0) }
        }
        let count = Double(max(1, pairs.count))
        let means = (pairs.reduce(0) { $0 + $1.truth } / count, pairs.reduce(0) { $0 + $1.claim } / count)
        let products = pairs.map { (($0.truth - means.0), ($0.claim - means.1)) }
        let spreads = (products.reduce(0) { $0 + $1.0 * $1.0 }, products.reduce(0) { $0 + $1.1 * $1.1 })
        let correlation = products.reduce(0) { $0 + $1.0 * $1.1 } / max((spreads.0 * spreads.1).squareRoot(), 1e-9)
        let errors = pairs.map { abs($0.claim - $0.truth) }.sorted()
        func error(_ rank: Double) -> Double { errors.isEmpty ? 0 : errors[Int(rank * Double(errors.count - 1))] }
        return String(
            format: "claimed against true: correlation %.3f, error %.2f in the median, %.2f at the 90th percentile",
            correlation, error(0.5), error(0.9))
    }
}
