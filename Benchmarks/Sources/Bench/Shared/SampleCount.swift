import ArgumentParser

/// The number of samples that are drawn: at least one.
struct SampleCount: ExpressibleByArgument, ExpressibleByIntegerLiteral {
    let value: UInt64

    init(integerLiteral value: UInt64) { self.value = value }

    init?(argument: String) {
        guard let value = UInt64(argument), value > 0 else { return nil }
        self.value = value
    }

    var defaultValueDescription: String { "\(value)" }

    /// The seeds of the samples.
    func seeds(from first: UInt64) -> Range<UInt64> { first..<first + value }
}
