import ArgumentParser
import SpecimenCards

/// `idscan test-cards`: the pictures in `TestCards/`, for `make test-cards`.
struct TestCardsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test-cards",
        abstract: "Draws the synthetic test cards of this project anew.",
        shouldDisplay: false
    )

    @Argument(help: "The folder, which must be there.", completion: .directory)
    var folder: String

    func run() throws {
        let target = OutputFile(option: "the folder", name: FileName(folder), isPrivate: false, replaces: true)
        // The folder is looked at before minutes of drawing.
        let outputs = try OutputSet([target.named(target.name.appending(FileName("README.md")))], besides: [])
        for file in try TestCards.files(progress: { Console.draw("\($0)\n") }) {
            try outputs.write(file.bytes, to: target.named(target.name.appending(FileName(file.name))))
        }
    }
}
