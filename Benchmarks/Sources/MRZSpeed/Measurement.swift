import CAllocationCounter

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The number of times that something can be done each second on one core, and the blocks of memory that this takes each time.
struct Measurement: CustomStringConvertible {
    /// Repetitions for each second of processor time, which other programs do not consume.
    let perSecond: Double
    /// Blocks allocated each time; -1 where they cannot be counted.
    let allocations: Double

    /// Does something with each of several samples, again and again, on this thread.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - seconds: The time in seconds, in each of three rounds; the best round counts.
    ///   - operation: The work on one sample; it returns true if it succeeded, and must.
    init<Sample>(over samples: [Sample], seconds: Double, _ operation: (borrowing Sample) -> Bool) {
        var best = 0.0
        var repetitions = 0
        precondition(samples.allSatisfy { operation($0) }, "The samples hold")
        let allocatedBefore = CAllocationCounterCount()
        for _ in 0..<3 {
            let start = Self.processorSeconds
            var elapsed = 0.0
            var done = 0
            while elapsed < seconds {
                for sample in samples { precondition(operation(sample), "The samples hold") }
                done += samples.count
                elapsed = Self.processorSeconds - start
            }
            best = max(best, Double(done) / elapsed)
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

    /// The processor time that this process has used.
    private static var processorSeconds: Double {
        Double(clock()) / Double(CLOCKS_PER_SEC)
    }
}
