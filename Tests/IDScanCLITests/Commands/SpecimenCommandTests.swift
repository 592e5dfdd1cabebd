import Foundation
import Testing

struct SpecimenCommandTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    @Test func drawsTheSameBytesEveryTime() throws {
        for name in ["one", "two"] {
            let run = try Program.idscan(
                "specimen", "--format", "td1", "--seed", "7", "-o", "\(name).jpg", "--truth", "\(name).json", in: folder
            )
            #expect(run.exitCode == 0)
            #expect(run.output.isEmpty)
        }
        for type in ["jpg", "json"] {
            let files = try ["one", "two"].map { try Data(contentsOf: folder.url.appending(path: "\($0).\(type)")) }
            #expect(files[0] == files[1])
        }
    }

    @Test func drawsWhatIsThenRead() throws {
        _ = try Program.idscan("specimen", "--seed", "3", "-o", "card.png", "--truth", "truth.json", in: folder)
        let run = try Program.idscan("card.png", in: folder)
        #expect(run.exitCode == 0)
        let truth = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appending(path: "truth.json")))
        #expect(try Self.lines(in: run.json, "mrz") == Self.lines(in: truth))
    }

    @Test func drawsBothSidesOfADesign() throws {
        let run = try Program.idscan(
            "specimen", "--design", "germanIdentityCard2021", "--both-sides", "-o", "card.jpg", "--truth", "truth.json",
            in: folder)
        #expect(run.exitCode == 0)
        let truth = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appending(path: "truth.json")))
        let documents = try #require((truth as? [String: Any])?["documents"] as? [[String: Any]])
        #expect(documents.map { $0["side"] as? String } == ["front", "back"])
        #expect(documents.allSatisfy { ($0["texts"] as? [Any])?.isEmpty == false })
    }

    private static func lines(in report: Any, _ key: String? = nil) throws -> [String] {
        let documents = try #require((report as? [String: Any])?["documents"] as? [[String: Any]])
        let document = try #require(documents.first)
        let holder = key.map { document[$0] as? [String: Any] } ?? document
        return try #require(holder?["lines"] as? [String])
    }

    @Test func rejectsUnknownKindsOfPictures() throws {
        let run = try Program.idscan("specimen", "-o", "card.gif", in: folder)
        #expect(run.exitCode == 64)
    }

    @Test func drawsChosenValues() throws {
        let drawn = try Program.idscan(
            "specimen", "--seed", "3", "--set", "surname=CANARY", "--set", "expiryDate=2019-02-28", "-o", "card.png",
            "--truth", "truth.json", in: folder)
        #expect(drawn.exitCode == 0 && drawn.errors.isEmpty)
        let run = try Program.idscan("card.png", in: folder)
        let truth = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.url.appending(path: "truth.json")))
        let lines = try Self.lines(in: truth)
        #expect(try Self.lines(in: run.json, "mrz") == lines && run.exitCode == 0)
        #expect(lines[0].hasPrefix("P") && lines[0].contains("CANARY<<") && lines[1].contains("190228"))
    }

    @Test(arguments: [
        ["--set", "colour=red"], ["--set", "birthDate=1974"], ["--set", "surname"],
        ["--set", "sex=F", "--set", "sex=M"],
        ["--quality", "bad"], ["--design", "passportColumns", "--format", "td3"], ["--side", "front"],
        ["--format", "td1", "--side", "front", "--both-sides"], ["--both-sides"],
        ["--design", "drivingLicence", "--side", "front"],
        ["--file-type", "png"], ["--truth", "card.png"], ["--truth", "./card.png"],
    ])
    func refusesWhatCannotBeOrDoesNothing(arguments: [String]) throws {
        let run = try Program.run(Program.path, ["specimen", "-o", "card.png"] + arguments, in: folder)
        #expect(run.exitCode == 64 && run.output.isEmpty)
        #expect(run.errors.contains("Usage: idscan "))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func namesTheFieldsThatCanBeSet() throws {
        let run = try Program.idscan("specimen", "-o", "card.png", "--set", "colour=red", in: folder)
        #expect(run.errors.contains("no field 'colour'; it has birthDate, birthPlace, documentCode, documentNumber"))
    }

    @Test func replacesFilesOnlyWhenItIsTold() throws {
        try folder.add("card.json", "older")
        let arguments = ["specimen", "-o", "card.png", "--truth", "card.json"]
        let run = try Program.run(Program.path, arguments, in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("cannot write card.json: it is there already; --overwrite"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["card.json"])
        #expect(try Program.run(Program.path, arguments + ["--overwrite"], in: folder).exitCode == 0)
    }

    @Test(arguments: [([], "80,78,71"), (["--file-type", "jpg"], "255,216,255")])
    func writesToStandardOutput(arguments: [String], start: String) throws {
        let command = "'\(Program.path)' specimen -o - \(arguments.joined(separator: " ")) | cat > picture"
        #expect(try Program.run("/bin/sh", ["-c", command], in: folder).exitCode == 0)
        let picture = try Data(contentsOf: folder.url.appending(path: "picture"))
        #expect(picture.prefix(4).map(String.init).joined(separator: ",").contains(start))
    }

    @Test func saysWhenItCannotWrite() throws {
        let run = try Program.idscan("specimen", "-o", "missing/card.jpg", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("cannot write missing/card.jpg: there is no such folder"))
    }
}
