import ArgumentParser
import IDScan
import MRZ
import ScanReports

/// `idscan mrz validate`: fixtures in, verdicts out.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Validates text fixtures of machine-readable zones, for continuous integration.",
        discussion: """
            A zone passes when it has the shape of a format, no check digit fails, and each character is one that zones \
            have in its place. Blank lines separate zones; lines that begin with # are comments. Files of any size are \
            read as they come; a suite of junit is written when its file ends.

            EXIT CODES
              0   every zone passes
              2   a zone does not pass
              3   a file has no zone, or a zone has the shape of no format
              1   a file cannot be read
            Of several, the worst decides, in this order: 1, 3, 2, 0.

            EXAMPLE
              idscan mrz validate --format junit Fixtures/*.txt > report.xml
            """
    )

    @Argument(help: ArgumentHelp("Text files; - is standard input.", valueName: "fixture"), completion: .file())
    var fixtures: [String]

    @Option(help: "text (a line for each zone), json or junit.")
    var format = ValidationFormat.text

    func run() throws {
        var (json, junit, worst) = (JSONPrinter(shape: .array), JUnitReport(), ExitStatus.verified)
        for name in fixtures {
            var zones = FixtureZones(inFileNamed: name, correcting: false, referenceDate: .today)
            while let zone = zones.next() {
                let verdict = ZoneVerdict(zone)
                worst = max(worst, verdict.exitStatus)
                if verdict.exitStatus == .failed, let failure = verdict.failure {
                    Console.complain(about: verdict.source, failure)
                }
                switch format {
                case .text: try Console.print(verdict.text + "\n")
                case .json: try json.print(verdict)
                case .junit: try Console.print(junit.add(verdict))
                }
            }
        }
        if format == .json { try json.finish() }
        if format == .junit { try Console.print(junit.finish()) }
        throw worst.code
    }
}

/// The format in which verdicts on fixtures are printed.
enum ValidationFormat: String, CaseIterable, ExpressibleByArgument {
    /// A line for each zone.
    case text

    /// An array of objects.
    case json

    /// XML as JUnit writes it and continuous integration reads it.
    case junit
}
