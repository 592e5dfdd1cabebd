import Foundation
import Testing

struct ScanWorkersFramesTests {
    private static let cards = Program.repository.appending(path: "TestCards")

    /// A folder with two frames that show one card, and one that shows none.
    private static func folder() throws -> Folder {
        let folder = try Folder()
        let card = try Data(contentsOf: cards.appending(path: "td3-desk.jpg"))
        for name in ["a.jpg", "b.jpg"] { try folder.add(name, card) }
        try folder.add("none.jpg", Data(contentsOf: cards.appending(path: "no-document.jpg")))
        return folder
    }

    @Test func givesOneReportForAllFrames() throws {
        let run = try Program.idscan(
            "--frames", "--format", "ndjson", "--time-limit", "300", "a.jpg", "none.jpg", "b.jpg",
            in: Self.folder())
        #expect(run.exitCode == 0 && run.errors == "")
        let report = try #require(try run.json as? [String: Any])
        #expect(report["sources"] as? [String] == ["a.jpg", "none.jpg", "b.jpg"])
        #expect((report["documents"] as? [[String: Any]])?.map { $0["status"] as? String } == ["verified"])
        let frames = try #require(report["frames"] as? [String: Int])
        #expect(frames["count"] == 3 && frames["read"] == 3 && frames["joined"] == 2 && frames["shown"] != 1)
        #expect(report["image"] != nil)
    }

    @Test func tellsPeopleHowManyFramesWereJoined() throws {
        let run = try Program.idscan(
            "--frames", "--format", "text", "--time-limit", "300", "a.jpg", "b.jpg", in: Self.folder())
        #expect(run.output.hasSuffix("\na.jpg, b.jpg: joined 2 of 2 frames\n"))
    }

    @Test func namesTheFrameThatCannotBeRead() throws {
        let run = try Program.idscan("--frames", "none.jpg", "missing.jpg", in: Self.folder())
        #expect(run.exitCode == 1)
        #expect(run.errors == "idscan: none.jpg, missing.jpg: photograph 2: no such file\n")
    }

    @Test(arguments: [
        ["--frames", "--pair", "a.jpg", "b.jpg"], ["--frames", "a.jpg", "--overlay", "seen.png"],
        ["--frames", "a.jpg", "--sandbox"], ["--frames", "--format", "ndjson", "--input", "-"],
    ])
    func refusesWhatDoesNotGoTogether(arguments: [String]) throws {
        let run = try Program.run(Program.path, arguments, in: Self.folder())
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty && run.errors.hasPrefix("Error: --"))
    }
}
