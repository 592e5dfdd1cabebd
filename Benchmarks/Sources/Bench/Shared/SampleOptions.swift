import ArgumentParser

/// `--count`, `--seed` and `--kind`: which samples are drawn.
struct SampleOptions<Kind: ExpressibleByArgument & CaseIterable & Equatable>: ParsableArguments {
    @Option(help: "How many samples of each kind are drawn.")
    var count: SampleCount = 10

    @Option(help: "The first seed. No test uses the default one or those behind it.")
    var seed: UInt64 = 1_000_000

    @Option(help: "Only this kind; may be given again. (default: all)")
    var kind: [Kind] = []

    /// The kinds that are wanted, in their order.
    var kinds: [Kind] { Kind.allCases.filter { kind.isEmpty || kind.contains($0) } }

    /// The seeds of the samples of one kind.
    var seeds: Range<UInt64> { count.seeds(from: seed) }
}
