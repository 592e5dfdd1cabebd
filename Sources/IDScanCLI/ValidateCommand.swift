import ArgumentParser
import MRZ

/// `idscan mrz validate`: fixtures in, verdicts out.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Validates text fixtures of machine-readable zones, for continuous integration.",
        discussion: """
            A zone passes when it has the shape of a format and no check digit fails. Blank lines separate zones; \
            lines that begin with # are comments.

            EXIT CODES
              0   every zone passes
              2   a check digit fails
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
        let zones = ParsedZone.zones(inFilesNamed: fixtures, correcting: false, referenceDate: .today)
        let verdicts = zones.map(ZoneVerdict.init)
        for verdict in verdicts {
            if verdict.exitStatus == .failed, let failure = verdict.failure {
                Console.complain(about: verdict.source, failure)
            }
        }
        switch format {
        case .text: try Console.print(verdicts.map { $0.text + "\n" }.joined())
        case .json: try Console.print(try JSON.text(of: verdicts, isPretty: true) + "\n")
        case .junit: try Console.print(JUnitReport(verdicts: verdicts).text)
        }
        throw (verdicts.map(\.exitStatus).max() ?? .nothingFound).code
    }
}

/// How verdicts on fixtures are printed.
enum ValidationFormat: String, CaseIterable, ExpressibleByArgument {
    /// A line for each zone.
    case text

    /// An array of objects.
    case json

    /// XML as JUnit writes it and continuous integration reads it.
    case junit
}
