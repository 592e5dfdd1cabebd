import ImageProcessing

/// Measures where the time of one scan goes. It serves the thread that scans.
final class StopWatch {
    private var timings = ScanTimings(whole: .init(count: 1), stages: [:], looks: [:])
    private let start: Moment
    /// The stage of the work now, and the time since which it lasts.
    private var (stage, since): (ScanTimings.Stage, Moment)

    /// Begins to measure.
    init() {
        start = Moment()
        (stage, since) = (.rest, start)
    }

    /// Does a part of the work, and counts its time for a stage.
    func time<Result, Failure>(
        _ stage: ScanTimings.Stage, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = self.stage
        turn(to: stage)
        timings.stages[stage, default: .init()].count += 1
        defer { turn(to: outer) }
        return try work()
    }

    /// Does a part of the work, and counts its time for a look.
    func time<Result, Failure>(
        look: ScanTimings.LookKind, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = Moment()
        defer {
            timings.looks[look, default: .init()].count += 1
            timings.looks[look, default: .init()].add(from: start, to: Moment())
        }
        return try work()
    }

    /// The times that were measured until now.
    func stop() -> ScanTimings {
        turn(to: .rest)
        var told = timings
        told.whole.add(from: start, to: since)
        return told
    }

    private func turn(to next: ScanTimings.Stage) {
        let now = Moment()
        timings.stages[stage, default: .init()].add(from: since, to: now)
        (stage, since) = (next, now)
    }
}

/// A moment by the clock, and by the work of the processor in this thread.
private struct Moment {
    let wall = ContinuousClock.now
    let processor = GivenTime.processorTime
}

extension ScanTimings.Share {
    fileprivate mutating func add(from start: Moment, to end: Moment) {
        wall += end.wall - start.wall
        processor += end.processor - start.processor
    }
}
