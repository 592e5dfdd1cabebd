import Foundation
import Testing

struct ServeCommandTests {
    /// A program of the server's name that says what it was given.
    private static let standIn = "#!/bin/sh\necho \"$0: $*\"\nexit 7\n"

    @Test func startsTheServerInThePathWithItsOptions() throws {
        let folder = try Folder()
        try folder.add("idscan-server", Self.standIn)
        let server = folder.url.appending(path: "idscan-server").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: server)
        let script = #"PATH="$1" exec "$0" serve --port 8081 --help"#
        let run = try Program.run("/bin/sh", ["-c", script, Program.path, folder.url.path], in: folder)
        // A build may have made the server beside the program.
        let beside = URL(filePath: Program.path).deletingLastPathComponent().appending(path: "idscan-server").path
        guard !FileManager.default.fileExists(atPath: beside) else { return }
        #expect(run.output == "\(server): --port 8081 --help\n")
        #expect(run.exitCode == 7)
    }

    @Test func saysHowToGetTheServer() throws {
        let run = try Program.run("/bin/sh", ["-c", #"PATH= exec "$0" serve"#, Program.path], in: Folder())
        #expect(run.exitCode == 1 && run.output.isEmpty)
        #expect(run.errors.contains("make server"))
    }
}
