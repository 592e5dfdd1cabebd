import ArgumentParser
import IDScan
import SpecimenCards

/// `bench quality`: takes photographs with one fault each and photographs of scenes, scans them, and prints the
/// measures of capture quality beside the share that is read.
struct QualityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quality",
        abstract: "Compares what CaptureQuality warns of with what is read.",
        discussion: "Prints a table for each fault, one for scenes, and how long the measuring takes."
    )

    @Option(help: "How many photographs of each fault are taken; of scenes as many as of all faults together.")
    var count: SampleCount = 10

    @Option(help: "The first seed.")
    var seed: UInt64 = 3_000_000

    @Option(help: "Only this kind; may be given again. (default: all)")
    var kind: [QualitySubject] = []

    @Flag(name: .customLong("verbose"), help: "Print the values of each photograph.")
    var isVerbose = false

    func run() throws {
        var scanner = try DocumentScanner()
        for fault in Fault.allCases where isWanted(.fault(fault)) {
            let trials = try trials(of: fault, by: &scanner)
            print(QualityTable(of: fault, trials: trials).text)
        }
        guard isWanted(.scenes) else { return }
        print(WarningTable(trials: try trialsOfScenes(by: &scanner)).text)
        print(try MeasuringTime().text)
    }

    private func isWanted(_ subject: QualitySubject) -> Bool { kind.isEmpty || kind.contains(subject) }

    private func trials(of fault: Fault, by scanner: inout DocumentScanner) throws -> [QualityTrial] {
        try count.seeds(from: seed).compactMap { seed in
            let trial = try QualityTrial(of: fault.photograph(seed: seed), by: &scanner)
            tell(trial, named: "\(fault) \(seed)")
            return trial
        }
    }

    private func trialsOfScenes(by scanner: inout DocumentScanner) throws -> [QualityTrial] {
        let kinds = SceneKind.allCases.filter { $0.visibility != .nothing && $0 != .several }
        let seeds = seed..<seed + count.value * UInt64(Fault.allCases.count)
        return try seeds.compactMap { seed in
            let scene = SpecimenScene(kind: kinds[Int(seed) % kinds.count], seed: seed)
            let photograph = scene.photograph(longestSide: 1600)
            if photograph.hidesZone { return nil }
            let trial = try QualityTrial(of: photograph, by: &scanner)
            tell(trial, named: "\(scene.kind) \(seed)")
            return trial
        }
    }

    private func tell(_ trial: QualityTrial?, named name: String) {
        if isVerbose, let trial { print(name, trial.values, separator: ",") }
    }
}
