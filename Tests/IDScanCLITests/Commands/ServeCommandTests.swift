import Foundation
import Testing

struct ServeCommandTests {
    /// A program of the server's name that says what it was given.
    private static let standIn = "#!/bin/sh\necho \"$0: $*\"\nexit 7\n"

    /// The program by itself in a folder: a build may have made the server beside it.
    private static func program(in folder: Folder) throws -> String {
        let copy = folder.url.appending(path: "idscan")
        try FileManager.default.copyItem(at: URL(filePath: Program.path), to: copy)
        return copy.path
    }

    @Test func startsTheServerInThePathWithItsOptions() throws {
        let (folder, own) = (try Folder(), try Folder())
        try folder.add("idscan-server", Self.standIn)
        let server = folder.url.appending(path: "idscan-server").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: server)
        let script = #"PATH="$1" exec "$0" serve --port 8081 --help"#
        let run = try Program.run("/bin/sh", ["-c", script, Self.program(in: own), folder.url.path], in: folder)
        #expect(run.output == "\(server): --port 8081 --help\n")
        #expect(run.exitCode == 7)
    }

    @Test func saysHowToGetTheServer() throws {
        let own = try Folder()
        let run = try Program.run("/bin/sh", ["-c", #"PATH= exec "$0" serve"#, Self.program(in: own)], in: Folder())
        #expect(run.exitCode == 1 && run.output.isEmpty)
        #expect(run.errors.contains("make server"))
    }
}
