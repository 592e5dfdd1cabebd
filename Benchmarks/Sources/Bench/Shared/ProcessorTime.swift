import Foundation

/// The time that the processor spends on this process, which other programs do not make longer.
enum ProcessorTime {
    /// The time that was spent so far, in seconds.
    static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// `RUSAGE_CHILDREN`, whose type is not that of the parameter in Glibc.
    private static let endedPrograms: Int32 = -1

    /// The same, with the time of programs that this one started and that have ended, in seconds.
    static var secondsWithPrograms: Double {
        var usage = rusage()
        getrusage(endedPrograms, &usage)
        return seconds + usage.ru_utime.seconds + usage.ru_stime.seconds
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
