import CAllocationCounter

/// How often something can be done each second, and how many blocks of memory that takes each time.
struct Measurement: CustomStringConvertible {
    let perSecond: Double
    /// Blocks allocated each time; -1 where they cannot be counted.
    let allocations: Double

    /// Repeats something on this thread.
    ///
    /// - Parameters:
    ///   - seconds: For how long, in each of three rounds.
    ///   - operation: What to do; it returns whether it succeeded, and must.
    init(seconds: Double, _ operation: () -> Bool) {
        let clock = ContinuousClock()
        let batch = 1000
        var best = 0.0
        var repetitions = 0
        _ = operation()
        let allocatedBefore = CAllocationCounterCount()
        for _ in 0..<3 {
            let start = clock.now
            var done = 0
            while start.duration(to: clock.now) < .seconds(seconds) {
                for _ in 0..<batch { precondition(operation(), "The samples hold") }
                done += batch
            }
            best = max(best, Double(done) / (start.duration(to: clock.now) / .seconds(1)))
            repetitions += done
        }
        let allocatedAfter = CAllocationCounterCount()
        perSecond = best
        allocations = allocatedAfter < 0 ? -1 : Double(allocatedAfter - allocatedBefore) / Double(repetitions)
    }

    var description: String {
        let rate = "\(Int(perSecond)) zones each second"
        return allocations < 0 ? rate : "\(rate), \(allocations) allocations each"
    }
}
