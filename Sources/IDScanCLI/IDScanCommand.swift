import ArgumentParser

@main
struct IDScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "idscan")
}
