import ArgumentParser
import IDScan
import SpecimenCards

/// `bench photographs`: draws synthetic documents of every ICAO format, photographs them under conditions from a flatbed
/// scanner to the worst of hands, scans the photographs and counts what came out.
struct PhotographsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photographs",
        abstract: "Reads synthetic photographs of every format, from a flatbed scan to the worst of hands.",
        discussion: "Prints one row for each kind of condition. Ends with exit code 1 when a wrong zone is verified."
    )

    @Option(help: "How many photographs of each format are taken under each kind of condition.")
    var count: SampleCount = 10

    @Option(help: "The first seed. No test uses the default one or those behind it.")
    var seed: UInt64 = 1_000_000

    @Option(help: "Only this kind; may be given again. (default: all)")
    var kind: [PhotographKind] = []

    @Flag(name: .customLong("verbose"), help: "Name each photograph that is not read as it is printed.")
    var isVerbose = false

    func run() throws {
        var scanner = try DocumentScanner()
        var total = PhotographTally()
        print(PhotographTally.header)
        for kind in PhotographKind.allCases where self.kind.isEmpty || self.kind.contains(kind) {
            var tally = PhotographTally()
            for format in SpecimenFormat.allCases {
                for seed in count.seeds(from: seed) {
                    let photograph = Photograph(
                        of: [SpecimenCard(format: format, seed: seed)],
                        conditions: kind.conditions.varied(seed: seed), seed: seed)
                    let name = "\(kind) \(format) \(seed)"
                    let trial = try PhotographTrial(of: photograph, name: name, scanner: &scanner)
                    if isVerbose, !trial.isExact { print(trial.failure) }
                    tally.add(trial)
                }
            }
            print(tally.row(named: kind.rawValue))
            total.add(tally)
        }
        print(total.row(named: "all"))
        if total.wrongButVerified > 0 { throw ExitCode.failure }
    }
}
