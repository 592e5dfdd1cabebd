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
        for file in try TestCards.files(progress: { Console.draw("\($0)\n") }) {
            try OutputFile(path: "\(folder)/\(file.name)").write(file.bytes)
        }
    }
}
