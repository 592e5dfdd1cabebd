import ArgumentParser

/// `idscan model`: the models inside the program.
struct ModelCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "model",
        abstract: "Lists the models inside the program, or writes one to a file for other programs.",
        subcommands: [ModelListCommand.self, ModelExportCommand.self]
    )
}
