import ArgumentParser
import MRZ
import ScanReports

/// `idscan mrz parse`: zones as text in, documents out.
struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Parses machine-readable zones and prints their fields.",
        discussion: """
            Blank lines separate zones; lines that begin with # are comments. One zone gives one JSON object, several \
            give an array. Files of any size are read as they come. The exit codes are those of "idscan scan".

            Spaces within lines and characters that nobody sees are left out, quotation marks (« ‹) are read as fillers, \
            small letters as capitals, and a line that has a filler too many or too few is read as it is printed: \
            "deviations" lists them. A zone is refuted if a check digit fails, if it has such a line, or if it has a \
            character that no zone has in its place: one that is none of A to Z, 0 to 9 and <, a letter in a date, a sex \
            that is none of F, M, X and <.

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
        var json = JSONPrinter(shape: format == .ndjson ? .lines : .objectOrArray)
        var worst = ExitStatus.verified
        for name in files {
            var zones = FixtureZones(inFileNamed: name, correcting: correct, referenceDate: referenceDate.date)
            while let zone = zones.next() {
                worst = max(worst, zone.exitStatus(failingOn: failOn.conditions))
                try print(zone, to: &json)
            }
        }
        if format != .text { try json.finish() }
        throw worst.code
    }

    private func print(_ zone: ParsedZone, to json: inout JSONPrinter) throws {
        if case .failure(let failure) = zone.outcome { Console.complain(about: zone.source, failure) }
        switch (format, zone.outcome) {
        case (.text, .success(let document)): try Console.print("\(zone.place.visible): \(document.text)")
        case (.text, .failure): break
        case (_, .success(let document)) where compact: try json.print(CompactDocument(document: document))
        case (_, .success(let document)): try json.print(document)
        case (_, .failure(let failure)): try json.print(FailureReport(source: zone.source, error: failure))
        }
    }
}
