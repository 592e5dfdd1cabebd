import ArgumentParser

/// The program `idscan`.
@main
struct IDScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "idscan",
        abstract: "Reads identity documents: a photograph in, verified fields out.",
        discussion: """
            "idscan card.jpg" is short for "idscan scan card.jpg". "idscan --licenses" prints the licences of all that is inside.

            EXIT CODES
              0   every document found is verified
              2   read, but not verified: a check digit fails, or a character is in doubt; or what --fail-on names
              3   nothing found
              1   failed: not an image, a limit, no permission, ...
              64  wrong usage
            Of several inputs, the worst decides, in this order: 1, 3, 2, 0.
            """,
        version: "1.0.0",
        subcommands: [
            ScanCommand.self, TextCommand.self, PDFCommand.self, RedactCommand.self, ChipCommand.self, MRZCommand.self,
            SpecimenCommand.self, ModelCommand.self, TemplateCommand.self, SchemaCommand.self, SandboxCommand.self,
            ServeCommand.self, TestCardsCommand.self, RendererCommand.self,
        ],
        defaultSubcommand: ScanCommand.self
    )
}
