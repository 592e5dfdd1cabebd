import ArgumentParser
import ScanReports
import SystemLibrary

/// `idscan serve`: the server, which is a program of its own.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Starts idscan-server: reads documents over HTTP, with a page for people.",
        discussion: """
            Takes the options of idscan-server: see "idscan serve --help". Without any it listens on 127.0.0.1:8080. The \
            server is looked for beside this program, then in PATH.
            """
    )

    @Argument(parsing: .captureForPassthrough, help: "Options of idscan-server.")
    var options: [String] = []

    private static let name = "idscan-server"

    func run() throws {
        var arguments = ([Self.name] + options).map { FileName($0).withPath { strdup($0) } } + [nil]
        defer { for argument in arguments { free(argument) } }
        for path in Self.places where access(path, X_OK) == 0 { execv(path, &arguments) }
        throw Failure(
            code: "noServer",
            message: """
                there is no idscan-server beside this program, nor in PATH: "make server" builds it, "make install" installs \
                both
                """)
    }

    /// The places where the server may be: beside this program, and in the folders of PATH.
    private static var places: [String] {
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let folders = [ownFolder].compactMap(\.self) + path.split(separator: ":").map(String.init)
        return folders.map { "\($0)/\(name)" }
    }

    private static var ownFolder: String? {
        guard let path = realpath(FileName(bytes: ChildProcess.ownPath).text, nil) else { return nil }
        defer { free(path) }
        let folders = String(cString: path).split(separator: "/").dropLast()
        return "/" + folders.joined(separator: "/")
    }
}
