import ArgumentParser

/// The program `bench`: measures the readings of the scanner, and their time, on documents that it draws or that a folder holds.
@main
struct Bench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Measures how well and how fast documents are read.",
        discussion: """
            Each command prints a table. The program "mrz-speed" measures the parser alone.

            EXIT CODES
              0   measured
              1   a bar is missed, such as when a wrong zone is verified; or the program failed
              64  wrong usage
            """,
        subcommands: [
            AlteredCommand.self, BarcodesCommand.self, BentCommand.self, CutLinesCommand.self, DrawScenesCommand.self,
            FramesCommand.self,
            LinesCommand.self,
            PhotographsCommand.self, PoolCommand.self, QualityCommand.self, RedactionCommand.self,
            ScenesCommand.self,
            SensitivityCommand.self, SpecimensCommand.self, SpecksCommand.self, TextCommand.self, ZonesCommand.self,
        ]
    )
}
