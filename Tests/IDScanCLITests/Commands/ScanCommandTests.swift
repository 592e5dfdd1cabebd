import Foundation
import Testing

struct ScanCommandTests {
    @Test func scansByDefault() throws {
        let folder = try Folder()
        let short = try Program.idscan("missing.jpg", in: folder)
        let long = try Program.idscan("scan", "missing.jpg", in: folder)
        #expect(short.output == long.output)
        #expect(short.errors == long.errors)
        #expect(short.exitCode == long.exitCode)
    }

    @Test func printsOneLineForEachInputInOrder() throws {
        let folder = try Folder()
        let names = (0..<40).map { "missing-\($0).jpg" }
        let run = try Program.run(Program.path, ["--format", "ndjson", "--jobs", "4"] + names, in: folder)
        let sources = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["source"] as? String
        }
        #expect(sources == names)
        #expect(run.errors.split(separator: "\n").count == names.count)
        #expect(run.exitCode == 1)
    }

    @Test func printsAnArrayForSeveralInputs() throws {
        let run = try Program.idscan("one.jpg", "two.jpg", in: Folder())
        let reports = try #require(try run.json as? [[String: Any]])
        #expect(reports.compactMap { $0["source"] as? String } == ["one.jpg", "two.jpg"])
    }

    @Test func printsNothingButComplaintsAsTextForFailures() throws {
        let run = try Program.idscan("--format", "text", "missing.jpg", in: Folder())
        #expect(run.output.isEmpty)
        #expect(run.errors == "idscan: missing.jpg: no such file\n")
    }
}
