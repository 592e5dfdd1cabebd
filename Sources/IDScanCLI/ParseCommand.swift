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

    @Flag(help: "Print status, type and the values of the fields only.")
    var compact = false

    @OptionGroup
    var failOn: FailOnOption

    @OptionGroup
    var referenceDate: ReferenceDateOption

    @Flag(help: "Repair misread characters where a check digit proves the repair; repairs are listed.")
    var correct = false

    func validate() throws {
        if compact, format == .text { throw ValidationError("--compact is for JSON, not for --format text.") }
    }

    func run() throws {
        let zones = ParsedZone.zones(
            inFilesNamed: files, correcting: correct, referenceDate: referenceDate.date)
        var json = JSONPrinter(shape: format == .ndjson ? .lines : zones.count > 1 ? .array : .object)
        for zone in zones {
            if case .failure(let failure) = zone.outcome { Console.complain(about: zone.source, failure) }
            switch (format, zone.outcome) {
            case (.text, .success(let document)): try Console.print("\(zone.place.visible): \(document.text)")
            case (.text, .failure): break
            case (_, .success(let document)) where compact: try json.print(CompactDocument(document: document))
            case (_, .success(let document)): try json.print(document)
            case (_, .failure(let failure)): try json.print(FailureReport(source: zone.source, error: failure))
            }
        }
        if format != .text { try json.finish() }
        throw (zones.map { $0.exitStatus(failingOn: failOn.conditions) }.max() ?? .nothingFound).code
    }
}
