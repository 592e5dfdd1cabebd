import ArgumentParser
import Foundation
import ReaderLab
import SpecimenCards

/// `bench sensitivity`: makes thresholds of the stages before the judge smaller and larger, one at a time, and counts
/// the documents and zones that are found and read then.
struct SensitivityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sensitivity",
        abstract: "Measures what depends on each threshold before the judge.",
        discussion: """
            Prints two tables: of drawn scenes, as bench scenes draws them, and of drawn signs, which need Debian's package \
            fonts-liberation. Ends with exit code 1 when a wrong zone is verified with the thresholds as they are.
            """
    )

    @Option(help: "How many scenes of each kind are read.")
    var count: SampleCount = 4

    @Option(help: "The first seed of the scenes.")
    var seed: UInt64 = 4_900_000

    @Option(help: "How many photographs of signs are read.")
    var signs: SampleCount = 12

    @Option(help: "The first seed of the signs.")
    var signSeed: UInt64 = 6_900_000

    @Option(help: "Only thresholds whose name contains this; may be given again. (default: all)")
    var only: [String] = []

    @Option(
        help: ArgumentHelp("A file whose section of that name the tables replace.", valueName: "file"),
        completion: .file())
    var document: String?

    /// The factors: a fifth less, and the inverse of that.
    private static let factors = [0.8, 1.25]

    func run() throws {
        let zones = try SceneSensitivity(count.seeds(from: seed))
        let chains = try SignSensitivity(signs.seeds(from: signSeed))
        var report = Report(document)
        report.add(zones.introduction + SceneSensitivity.header)
        for threshold in ZoneThreshold.all where isWanted(threshold.name) {
            let cells = try Self.factors.map { try zones.figures(with: threshold, times: $0) }
            report.add(Self.row(threshold.name, threshold.value, cells))
        }
        report.add("\n" + (try chains.introduction()) + SignSensitivity.header)
        for threshold in ChainThreshold.all where isWanted(threshold.name) {
            let cells = try Self.factors.map { try chains.figures(with: threshold, times: $0) }
            report.add(Self.row(threshold.name, threshold.value, cells))
        }
        try report.write()
        if zones.isWrongAsItIs { throw ExitCode.failure }
    }

    private func isWanted(_ name: String) -> Bool { only.isEmpty || only.contains { name.contains($0) } }

    private static func row(_ name: String, _ value: Double, _ cells: [String]) -> String {
        "| `\(name)` | \(value) | " + cells.joined(separator: " | ") + " |"
    }

    /// Lines that are printed as they come, and written into a document at the end.
    private struct Report {
        private static let mark = "## Measured by `make bench-sensitivity`"
        private let place: URL?
        private var lines: [String] = []

        init(_ document: String?) { place = document.map { URL(filePath: $0) } }

        mutating func add(_ text: String) {
            print(text)
            lines.append(text)
        }

        func write() throws {
            guard let place else { return }
            let before = try String(contentsOf: place, encoding: .utf8).components(separatedBy: Self.mark)[0]
            let text = before + Self.mark + "\n\n" + lines.joined(separator: "\n") + "\n"
            try text.write(to: place, atomically: true, encoding: .utf8)
        }
    }
}
