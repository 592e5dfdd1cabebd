import ArgumentParser

/// `idscan template`: for people who teach the program a kind of document.
struct TemplateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "template",
        abstract: "Lists, writes, checks and tries templates: the layouts of documents whose print is read.",
        subcommands: [
            TemplateListCommand.self, TemplateExportCommand.self, TemplateCheckCommand.self, TemplateShowCommand.self,
        ]
    )
}
