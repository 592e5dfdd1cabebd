import Foundation
import Imaging
import ImageProcessing
import Testing

struct ScanWorkersPairsTests {
    private static func folder() throws -> Folder {
        let folder = try Folder()
        let blank = Image(width: 8, height: 8, pixelFormat: .grey, pixels: Array(repeating: 200, count: 64))
        for name in ["a.png", "b.png"] { try folder.add(name, Data(blank.pngData())) }
        return folder
    }

    @Test func givesOneReportForEachPair() throws {
        let run = try Program.idscan(
            "--pair", "--format", "ndjson", "a.png", "b.png", "b.png", "missing.png", "missing.png", "a.png",
            in: Self.folder())
        #expect(run.exitCode == 1)
        let reports = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(
            reports.map { $0["sources"] as? [String] } == [
                ["a.png", "b.png"], ["b.png", "missing.png"], ["missing.png", "a.png"],
            ])
        #expect((reports.first?["images"] as? [[String: Int]])?.map { $0["width"] } == [8, 8])
        #expect(
            reports.map { ($0["error"] as? [String: String])?["message"] } == [
                nil, "photograph 2: no such file", "photograph 1: no such file",
            ])
        #expect(
            run.errors == """
                idscan: b.png, missing.png: photograph 2: no such file
                idscan: missing.png, a.png: photograph 1: no such file

                """)
    }

    @Test(arguments: [
        ["--pair", "a.png"], ["--pair", "a.png", "b.png", "a.png"],
        ["--pair", "a.png", "b.png", "--overlay", "seen.png"],
        ["--pair", "a.png", "b.png", "--portrait", "face.png"],
        ["--pair", "a.png", "b.png", "--debug-images", "stages"],
    ])
    func refusesWhatIsNoPair(arguments: [String]) throws {
        let run = try Program.run(Program.path, arguments, in: Self.folder())
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty && run.errors.hasPrefix("Error: --"))
    }
}
