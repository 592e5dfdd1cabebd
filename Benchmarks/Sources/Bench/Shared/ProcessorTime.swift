import Foundation

/// The time that the processor spends on this process, which other programs do not make longer.
enum ProcessorTime {
    /// How much was spent so far, in seconds.
    static var seconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
