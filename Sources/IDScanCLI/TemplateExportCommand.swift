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
        help: ArgumentHelp("Where to write it; by default beside you, as <name>.json.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    func run() throws {
        guard let bytes = DocumentTemplate.builtInFile(named: name) else {
            throw ValidationError("There is no template called \(name): see idscan template list.")
        }
        try OutputFile(path: output ?? "\(name).json").write(bytes)
    }
}
