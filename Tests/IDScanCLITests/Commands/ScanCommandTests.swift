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

    /// An unknown option is told before what is missing.
    @Test(arguments: [["scan", "--bogus"], ["--bogus"], ["text", "--bogus"]])
    func tellsAnUnknownOptionFirst(arguments: [String]) throws {
        let run = try Program.run(Program.path, arguments, in: Folder())
        #expect(run.exitCode == 64 && run.errors.hasPrefix("Error: Unknown option '--bogus'"), "\(run.errors)")
    }

    @Test func saysWhatIsMissing() throws {
        let run = try Program.idscan("scan", "--compact", in: Folder())
        #expect(run.exitCode == 64 && run.errors.hasPrefix("Error: Missing expected argument"), "\(run.errors)")
    }

    /// A folder stands for the photographs in it, by their names or by how they begin; the array is one even of one.
    @Test func scansFolders() throws {
        let folder = try Folder()
        let below = folder.url.appending(path: "scans/more")
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        for name in ["scans/b.JPG", "scans/notes.txt", "scans/.hidden.png", "scans/more/c.pdf"] {
            try folder.add(name, "no image")
        }
        try folder.add("scans/a", Data([0xFF, 0xD8, 0xFF, 0xE0]))
        try FileManager.default.createSymbolicLink(
            at: below.appending(path: "loop"), withDestinationURL: folder.url.appending(path: "scans"))
        func sources(_ arguments: String...) throws -> [String?] {
            let run = try Program.run(Program.path, arguments, in: folder)
            return try #require(try run.json as? [[String: Any]]).map { $0["source"] as? String }
        }
        #expect(try sources("scans") == ["scans/a", "scans/b.JPG"])
        #expect(try sources("scans/", "--recursive") == ["scans/a", "scans/b.JPG", "scans/more/c.pdf"])
        #expect(try sources("--sandbox", "scans/more") == ["scans/more/c.pdf"])
    }

    @Test func saysThatAFolderHasNoPhotograph() throws {
        let folder = try Folder()
        let run = try Program.idscan(".", in: folder)
        let report = try #require(try run.json as? [[String: Any]]).first?["error"] as? [String: Any]
        #expect(run.exitCode == 1 && report?["code"] as? String == "emptyFolder")
        #expect(
            run.errors == "idscan: .: there is no photograph in this folder; --recursive looks into the folders in it\n"
        )
    }

    @Test func printsTables() throws {
        let folder = try Folder()
        let card = Program.repository.appending(path: "TestCards/td3-desk.jpg")
        try folder.add("a,\"b\".jpg", Data(contentsOf: card))
        let run = try Program.idscan(
            "--format", "csv", "--field", "surname,birthDate", "a,\"b\".jpg", "gone.jpg", "--time-limit", "600",
            in: folder)
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[0] == "source,page,status,type,surname,birthDate,error")
        #expect(lines[1].hasPrefix(#""a,""b"".jpg",,verified,passport,"#), "\(lines[1])")
        #expect(lines[2] == "gone.jpg,,,,,,fileNotFound")
        let values = try Program.idscan(
            "--field", "birthDate", "--field", "sex,height", "a,\"b\".jpg", "--time-limit", "600", in: folder)
        let cells = values.output.dropLast().split(separator: "\t", omittingEmptySubsequences: false)
        try #require(cells.count == 3)
        #expect(lines[1].hasSuffix(",\(cells[0]),") && !cells[0].isEmpty && cells[2].isEmpty, "\(values.output)")
    }

    @Test(arguments: [
        (["--field", "surnam", "a.jpg"], "--field does not know \"surnam\""),
        (["--field", "surname", "--format", "json", "a.jpg"], "--field goes with --format csv or text"),
        (["--recursive", "--crop", "a.png", "b"], "--recursive takes folders"),
        (["--format", "csv", "--compact", "a.jpg"], "go with --format json or ndjson"),
    ])
    func refusesWhatHasNoSense(arguments: [String], message: String) throws {
        let run = try Program.run(Program.path, arguments, in: Folder())
        #expect(run.exitCode == 64 && run.errors.contains(message), "\(run.errors)")
    }
}
