import ArgumentParser
import IDScan
import MRZ

/// The option `--reference-date`.
struct ReferenceDateOption: ParsableArguments {
    @Option(
        name: .customLong("reference-date"),
        help: ArgumentHelp(
            "The day that decides the century of two-digit years. (default: today)", valueName: "YYYY-MM-DD")
    )
    var given: CalendarDate?

    /// The date that was given, else today.
    var date: CalendarDate { given ?? .today }

    /// The same, as arguments of a program.
    var arguments: [String] { given.map { ["--reference-date", "\($0)"] } ?? [] }

    func validate() throws {
        if let given, given.year == nil || given.day == nil {
            throw ValidationError("--reference-date must be a whole date, such as 2026-11-21.")
        }
    }
}
