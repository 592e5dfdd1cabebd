import Foundation
import Testing

@testable import IDScanCLI

struct FileNameTests {
    @Test(arguments: [
        ("a.png", ".", "a.png", "png"), ("d/a.PNG", "d/", "a.PNG", "png"), ("/a", "/", "a", ""),
        ("/x.y/a", "/x.y/", "a", ""), ("d/", "d/", "", ""), ("", ".", "", ""), ("..", ".", "..", ""),
    ])
    func hasParts(name: String, folder: String, last: String, type: String) {
        let file = FileName(name)
        #expect(file.folder.text == folder && file.lastPart.text == last && file.type == type)
    }

    @Test(arguments: [
        ("face.jpg", "face-2.jpg"), ("d.e/face", "d.e/face-2"), ("d.e/f.g.png", "d.e/f.g-2.png"),
        ("./x.png", "./x-2.png"),
    ])
    func isNumberedBeforeItsEnd(name: String, numbered: String) {
        #expect(FileName(name).inserting("-2").text == numbered)
    }

    /// A photograph whose name is Latin-1, as old disks have them.
    private static func folderWithLatin1() throws -> Folder {
        let folder = try Folder()
        let copy = try Program.run(
            "/bin/sh", ["-c", #"cp "$0" "$(printf 'caf\351.jpg')""#, photograph], in: folder)
        try #require(copy.exitCode == 0, "\(copy.errors)")
        return folder
    }

    private static let photograph = Program.repository.appending(path: "TestCards/td3-small.jpg").path

    @Test func opensWhatIsNotUTF8() throws {
        let folder = try Self.folderWithLatin1()
        let run = try Program.run(
            "/bin/sh", ["-c", #""$0" --overlay "$(printf 's\351.png')" "$(printf 'caf\351.jpg')""#, Program.path],
            in: folder)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(try (run.json as? [String: Any])?["source"] as? String == "caf\u{FFFD}.jpg")
        let list = try Program.run("/bin/sh", ["-c", #"test -f "$(printf 's\351.png')" && ls | wc -l"#], in: folder)
        #expect(list.output.trimmingCharacters(in: .whitespacesAndNewlines) == "2")
    }

    /// The repaired names of these are the same; the files are not.
    @Test func takesNoOtherFileOfTheSameRepairedName() throws {
        let folder = try Self.folderWithLatin1()
        let run = try Program.run(
            "/bin/sh", ["-c", #""$0" --format text "$(printf 'caf\350.jpg')""#, Program.path], in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "idscan: caf\u{FFFD}.jpg: no such file\n")
    }

    @Test(arguments: ["-x.jpg", "--weird.jpg", "text", "mrz"])
    func mayLookLikeOptionsAndCommandsBehindTwoHyphens(name: String) throws {
        let folder = try Folder()
        try folder.add(name, Data(contentsOf: URL(filePath: Self.photograph)))
        let run = try Program.idscan("--format", "text", "--", name, in: folder)
        #expect(run.exitCode == 0)
        #expect(run.output.hasPrefix("\(name): Passport, TD3, verified\n"))
    }
}
