import Foundation
import Testing

struct UnfinishedFileTests {
    private static let photograph = Program.repository.appending(path: "TestCards/td3-small.jpg").path

    /// The limit on the size of files kills the program while it writes.
    @Test func goesAwayWhenTheProgramIsKilled() throws {
        let folder = try Folder()
        try folder.add("seen.png", "older")
        let run = try Program.run(
            "/bin/sh", ["-c", "ulimit -f 20; '\(Program.path)' --overlay seen.png '\(Self.photograph)' | cat"],
            in: folder)
        #expect(run.output.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["seen.png"])
        #expect(try String(contentsOf: folder.url.appending(path: "seen.png"), encoding: .utf8) == "older")
    }

    /// Whatever moment the program is interrupted at, there are whole pictures only.
    @Test func leavesWholePicturesOnly() throws {
        let folder = try Folder()
        for milliseconds in stride(from: 200, through: 900, by: 100) {
            let process = Process()
            process.executableURL = URL(filePath: Program.path)
            process.arguments = ["--debug-images", "stages", Self.photograph]
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(milliseconds) * 1000)
            kill(process.processIdentifier, SIGTERM)
            process.waitUntilExit()
        }
        let stages = folder.url.appending(path: "stages").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: stages)) ?? []
        #expect(names.allSatisfy { $0.hasSuffix(".png") })
        for name in names {
            let file = try Data(contentsOf: URL(filePath: "\(stages)/\(name)"))
            #expect(file.suffix(8).starts(with: Data("IEND".utf8)))
        }
    }
}
