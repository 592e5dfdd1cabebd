import ArgumentParser
import SpecimenCards

/// `bench scenes`: draws scenes of every kind, finds the documents on them, reads their zones, and prints one table.
struct ScenesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenes",
        abstract: "Finds and reads the documents in drawn scenes.",
        discussion: """
            Prints a row for each kind. --verbose names the scenes that do not succeed. --pictures keeps them, the \
            documents framed in green and what was found in red. Ends with exit code 1 when a wrong zone is verified.
            """
    )

    @Option(help: "How many scenes of each kind are drawn.")
    var count: SampleCount = 10

    @Option(help: "The first seed.")
    var seed: UInt64 = 3_000_000

    @Option(help: "Only this kind; may be given again. (default: all)")
    var kind: [SceneKind] = []

    @Flag(help: "Show documents of designs, such as identity cards, rather than Utopia's.")
    var designs = false

    @Flag(help: "Read no zone, which is several times as fast.")
    var unread = false

    @OptionGroup
    var findings: Findings

    func run() throws {
        var laboratory = try SceneLaboratory(reads: !unread, pictures: findings.pictures)
        var tallies: [SceneTally] = []
        print(SceneTally.header)
        for kind in kind.isEmpty ? SceneKind.allCases : kind {
            var tally = SceneTally()
            for seed in count.seeds(from: seed) {
                let scene = SpecimenScene(kind: kind, seed: seed, showsDesigns: designs)
                let trial = try laboratory.trial(of: scene)
                tally.add(trial)
                if let failure = trial.failure { findings.tell("    \(kind.rawValue) \(seed): \(failure)") }
            }
            print(tally.row(named: kind.rawValue))
            tallies.append(tally)
        }
        for visibility in SceneKind.Visibility.allCases {
            let total = tallies.filter { $0.visibility == visibility }.reduce(into: SceneTally()) { $0.add($1) }
            if !total.isEmpty { print(total.row(named: "all \(visibility.rawValue)")) }
        }
        let all = tallies.reduce(into: SceneTally()) { $0.add($1) }
        print(all.summary)
        if all.wrongButVerified > 0 { throw ExitCode.failure }
    }
}
