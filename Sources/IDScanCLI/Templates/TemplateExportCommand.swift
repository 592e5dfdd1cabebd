import ArgumentParser
import IDScan

/// `idscan template export`: a template inside the program as a file, to start one's own from.
struct TemplateExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes a template inside the program to a file, to start your own from.")

    @Argument(help: "The name of the template; idscan template list tells them.")
    var name: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where to write it; - is standard output. By default beside you, as <name>.json.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    @OptionGroup
    var overwriting: OverwriteOption

    func run() throws {
        guard let bytes = DocumentTemplate.builtInFile(named: name) else {
            throw ValidationError("There is no template called \(name): see idscan template list.")
        }
        let file = overwriting.file("--output", output ?? "\(name).json")
        try OutputSet([file], besides: []).write(bytes, to: file)
    }
}
