import ArgumentParser
import Resources

/// `idscan schema`: the JSON Schema of the program's output or input.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of results, or of templates.",
        discussion: """
            EXAMPLE
              idscan schema > scan-result.schema.json
            """
    )

    @Argument(help: "scan (the results of scan and mrz parse), text (those of text) or template.")
    var schema = Schema.scan

    func run() throws {
        try Console.print(schema.text)
    }
}

/// A JSON Schema that is part of the program.
enum Schema: String, CaseIterable, ExpressibleByArgument {
    case scan
    case text
    case template

    /// The schema's file.
    var text: String {
        let name = self == .template ? rawValue : "\(rawValue)-result"
        return ResourceFolder.texts["\(name).schema.json"].text
    }
}
