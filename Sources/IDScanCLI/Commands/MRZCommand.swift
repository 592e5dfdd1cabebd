import ArgumentParser

/// `idscan mrz`: work on machine-readable zones as text.
struct MRZCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mrz",
        abstract: "Parses, validates and generates machine-readable zones as text.",
        subcommands: [ParseCommand.self, ValidateCommand.self, GenerateCommand.self]
    )
}
