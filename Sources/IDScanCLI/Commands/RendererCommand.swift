import ArgumentParser
import DocumentPages
import SystemLibrary

/// `idscan renderer`: renders pages of PDF files for a process of this program that is in a sandbox. People do not call it.
struct RendererCommand: ParsableCommand {
    private static let name = "renderer"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Renders pages for processes in a sandbox.", shouldDisplay: false)

    /// Starts a process that renders pages, and returns the socket to it.
    static func start() throws(PDFError) -> Int32 {
        try RendererService.start(
            program: String(decoding: ChildProcess.ownPath, as: UTF8.self), arguments: [name])
    }

    func run() throws {
        signal(SIGPIPE, SIG_IGN)
        RendererService.run(on: STDIN_FILENO)
    }
}
