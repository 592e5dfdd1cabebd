import ArgumentParser
import MRZ

/// `idscan mrz parse`: zones as text in, documents out.
struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Parses machine-readable zones and prints their fields.",
        discussion: """
            Blank lines separate zones; lines that begin with # are comments. One zone gives one JSON object, several \
            give an array. The exit codes are those of "idscan scan".

            EXAMPLE
              idscan mrz parse --format text zone.txt
            """
    )

    @Argument(help: "Text files; - is standard input.", completion: .file())
    var files = ["-"]

    @Option(help: "json, ndjson (one line for each zone) or text (for people).")
    var format = OutputFormat.json

    @OptionGroup
    var referenceDate: ReferenceDateOption

    @Flag(help: "Repair misread characters where a check digit proves the repair; repairs are listed.")
    var correct = false

    func run() throws {
        let reports = ZoneReport.reports(
            onFilesNamed: files, correcting: correct, referenceDate: referenceDate.date)
        var json = JSONPrinter(shape: format == .ndjson ? .lines : reports.count > 1 ? .array : .object)
        for report in reports {
            if case .failure(let failure) = report.outcome { Console.complain(about: report.source, failure) }
            switch (format, report.outcome) {
            case (.text, .success(let document)): try Console.print("\(report.place): \(document.text)")
            case (.text, .failure): break
            case (_, .success(let document)): try json.print(document)
            case (_, .failure(let failure)): try json.print(FailureReport(source: report.source, error: failure))
            }
        }
        if format != .text { try json.finish() }
        throw (reports.map(\.exitStatus).max() ?? .nothingFound).code
    }
}
