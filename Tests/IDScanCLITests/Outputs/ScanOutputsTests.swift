import Foundation
import Testing

/// Outputs that fail although the photograph was read.
struct ScanOutputsTests {
    private let folder: Folder
    private static let photograph = Program.repository.appending(path: "TestCards/td3-small.jpg").path

    init() throws {
        folder = try Folder()
    }

    /// The limit on the size of files stands for a full disk: the JSON is small, the pictures are not.
    private func idscan(_ arguments: String) throws -> Program.Run {
        let command = "trap '' XFSZ; ulimit -f 40; '\(Program.path)' \(arguments) '\(Self.photograph)'"
        return try Program.run("/bin/sh", ["-c", command], in: folder)
    }

    @Test(arguments: ["--overlay a.png", "--crop a.png", "--debug-images a"])
    func doNotTakeTheResultWithThem(arguments: String) throws {
        let plain = try Program.idscan(Self.photograph, in: folder)
        let run = try idscan(arguments)
        #expect(run.exitCode == 1)
        #expect(run.output == plain.output && plain.exitCode == 0)
        #expect(run.errors.hasPrefix("idscan: \(Self.photograph): cannot write a"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test func doNotKeepEachOtherFromBeingWritten() throws {
        let run = try idscan("--overlay a.png --portrait face.jpg")
        #expect(run.exitCode == 1 && run.errors.contains("cannot write a.png"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["face.jpg"])
    }

    @Test func keepTheOlderFile() throws {
        try folder.add("a.png", "older")
        #expect(try idscan("--overlay a.png").exitCode == 1)
        #expect(try String(contentsOf: folder.url.appending(path: "a.png"), encoding: .utf8) == "older")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.png"])
    }

    @Test func mayNotBeTheTemplate() throws {
        try folder.add("layout.png", "a layout")
        let run = try Program.idscan(
            "--template", "layout.png", "--overlay", "./layout.png", Self.photograph, in: folder)
        #expect(run.exitCode == 64 && run.errors.contains("would write over the input layout.png"))
    }
}
