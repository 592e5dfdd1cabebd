import ArgumentParser
import IDScan
import SpecimenCards

/// `bench photographs`: draws synthetic documents of every ICAO format, photographs them under conditions from a
/// flatbed scanner to the worst of hands, scans the photographs and counts the results.
struct PhotographsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "photographs",
        abstract: "Reads synthetic photographs of every format, from a flatbed scan to the worst of hands.",
        discussion: """
            Photographs each format --count times under each kind of condition. Prints one row for each kind. Ends with exit \
            code 1 when a wrong zone is verified.
            """
    )

    @OptionGroup
    var samples: SampleOptions<PhotographKind>

    @Flag(name: .customLong("verbose"), help: "Name each photograph that is not read as it is printed.")
    var isVerbose = false

    func run() throws {
        var scanner = try DocumentScanner()
        var total = PhotographTally()
        print(PhotographTally.header)
        for kind in samples.kinds {
            var tally = PhotographTally()
            for format in SpecimenFormat.allCases {
                for seed in samples.seeds {
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
