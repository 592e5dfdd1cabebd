import ArgumentParser
import IDScan
import ImageProcessing
import SpecimenCards

/// `bench frames`: draws sequences of frames, joins their readings, and counts the results after some of them.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Joins the frames of documents in front of a camera.",
        discussion: """
            Prints a table for each kind of sequence: what a frame says alone, and what all of them say after 1, 3, 5 and 10. \
            Ends with exit code 1 when a wrong zone is verified, or when fewer than 98 % of the held documents are read as \
            printed after 10 frames.
            """
    )

    @Option(help: "How many sequences of each kind are drawn.")
    var count: SampleCount = 20

    @Option(help: "The first seed.")
    var seed: UInt64 = 1_000_000

    @Option(help: "Only this kind; may be given again. (default: all)")
    var kind: [FrameKind] = []

    @Option(help: "How strongly hand, focus and reflections move; with 0.75, six frames of ten are exact alone.")
    var unrest = 0.75

    @Flag(name: .customLong("verbose"), help: "Name each sequence that is not read as printed, or is wrong.")
    var isVerbose = false

    /// The share of held documents that has to be read as printed.
    private static let leastExact = 0.98
    /// The frames of one sequence in so many are scanned, too.
    private static let comparedOneIn: UInt64 = 10

    func run() throws {
        // A busy machine is no reason to fail.
        let limits = ImageDecodingLimits(duration: .seconds(300))
        var scanner = try DocumentScanner(options: ScanOptions(limits: limits))
        var isMissed = false
        for kind in FrameKind.allCases where self.kind.isEmpty || self.kind.contains(kind) {
            var tally = FrameTally()
            for seed in count.seeds(from: seed) {
                let trial = try FrameTrial(
                    of: kind.sequence(seed: seed, unrest: unrest), reading: kind.reading,
                    isCompared: seed % Self.comparedOneIn == 0, by: &scanner)
                tally.add(trial)
                if isVerbose { tell(trial, named: "\(kind) \(seed)") }
            }
            tally.print(named: kind.rawValue)
            isMissed = isMissed || tally.wrongButVerified > 0
            if kind == .held { isMissed = isMissed || tally.exactAtEnd < Self.leastExact }
        }
        if isMissed { throw ExitCode.failure }
    }

    /// Tells frame by frame the readings alone and together: `V` is verified as printed, `e` as printed, `-` otherwise,
    /// `W` is verified and wrong.
    private func tell(_ trial: FrameTrial, named name: String) {
        guard trial.joined.last?.isExact != true || trial.joined.contains(where: \.isWrongButVerified) else { return }
        func letters(_ outcomes: [FrameTrial.Outcome]) -> String {
            outcomes.map { outcome in
                if outcome.isWrongButVerified { return "W" }
                if outcome.isExact { return outcome.status == .verified ? "V" : "e" }
                return outcome.status == nil ? "." : "-"
            }.joined()
        }
        print("\(name): alone \(letters(trial.single)), together \(letters(trial.joined))")
    }
}
