import ArgumentParser
import TextRecognition

/// `idscan model list`: one line for each model.
struct ModelListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the models: name, size in bytes, and what it is.")

    func run() throws {
        let rows = EmbeddedModel.all.map { "\($0.name)\t\($0.bytes.count)\t\($0.summary)\n" }
        try Console.print(rows.joined())
    }
}
