import ArgumentParser
import Foundation

/// `bench cut-lines`: draws photographs of synthetic documents, lets the scanner's locator cut the lines out of them,
/// and writes each crop with its text, for training and measuring readers of lines.
struct CutLinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cut-lines",
        abstract: "Cuts lines out of photographs as the scanner does.",
        discussion: """
            Measures nothing. For each line there is a grey NAME.png and a NAME.gt.txt. A text without characters means \
            that the locator took a strip for a line, but it is not a line.
            """
    )

    @Option(help: "How many photographs are drawn.")
    var count: SampleCount = 10

    @Option(help: "The first seed.")
    var seed: UInt64 = 1_000_000

    @Option(
        help: ArgumentHelp("The folder that the lines are written to.", valueName: "folder"), completion: .directory)
    var out: String

    /// At most so many strips that are no lines, for each line.
    private static let nearMissShare = 0.08
    /// The number of photographs that share a folder.
    private static let photographsInFolder: UInt64 = 1000

    func run() throws {
        let folder = URL(fileURLWithPath: out)
        var (lines, nearMisses) = (0, 0)
        for seed in count.seeds(from: seed) {
            let name = "\(seed - seed % Self.photographsInFolder)"
            let subfolder = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: subfolder, withIntermediateDirectories: true)
            for (index, line) in try CutLine.all(seed: seed).enumerated() {
                if line.text.isEmpty {
                    guard Double(nearMisses) < Double(lines) * Self.nearMissShare else { continue }
                    nearMisses += 1
                } else {
                    lines += 1
                }
                try line.write(to: subfolder.appendingPathComponent("\(seed)-\(index)"))
            }
        }
        print("\(lines) lines and \(nearMisses) strips that are none")
    }
}
