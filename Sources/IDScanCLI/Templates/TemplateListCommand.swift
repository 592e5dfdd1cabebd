import ArgumentParser
import IDScan

/// `idscan template list`: one line for each template inside the program.
struct TemplateListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the templates inside the program: name, and what it is.")

    func run() throws {
        try Console.print(DocumentTemplate.builtIn.map { "\($0.name)\t\($0.title)\n" }.joined())
    }
}
