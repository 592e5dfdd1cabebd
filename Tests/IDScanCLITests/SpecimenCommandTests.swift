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

    @Test func saysWhenItCannotWrite() throws {
        let run = try Program.idscan("specimen", "-o", "missing/card.jpg", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("cannot write missing/card.jpg: No such file or directory"))
    }
}
