import ArgumentParser
import IDScan
import ScanReports

/// `idscan template check`: templates in, their faults out.
struct TemplateCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks templates.",
        discussion: """
            Prints a line for each file that can be used. What is wrong with the others goes to standard error, and the \
            exit code is 1.
            """
    )

    @Argument(help: ArgumentHelp("Templates, JSON.", valueName: "file"), completion: .file(extensions: ["json"]))
    var files: [String]

    func run() throws {
        var isFaulty = false
        for file in files {
            do throws(Failure) {
                let template = try TemplateFile.template(named: file)
                try Self.checkLanguage(of: template)
                try Console.print(
                    "\(Input(name: file).name): \(template.name), \(template.fields.count) fields".visible + "\n")
            } catch {
                Console.complain(error.message)
                isFaulty = true
            }
        }
        if isFaulty { throw ExitStatus.failed.code }
    }

    /// Throws a ``Failure`` that names the package to install, if the language of a template is missing.
    private static func checkLanguage(of template: DocumentTemplate) throws(Failure) {
        do throws(ScanError) {
            _ = try DocumentScanner(options: ScanOptions(templates: [template]))
        } catch {
            throw Failure(error)
        }
    }
}
