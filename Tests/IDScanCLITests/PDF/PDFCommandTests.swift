import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

/// `idscan pdf`, as users give it.
struct PDFCommandTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let drawn = try PrintedText(lines: ["Select these words", "and find them"], size: 40).drawn().image
        try folder.add("page.jpg", Data(drawn.jpegData(quality: 90)))
    }

    private func content(_ name: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: name)) }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
    }

    private func text(of name: String, _ options: String...) throws -> String {
        try Program.run("/usr/bin/env", ["pdftotext"] + options + [name, "-"], in: folder).output
    }

    @Test func makesAFileWhoseTextIsFound() throws {
        let run = try Program.idscan("pdf", "-o", "out.pdf", "page.jpg", "--sidecar", "out.txt", in: folder)
        #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
        let found = try text(of: "out.pdf")
        #expect(found.contains("Select these words") && found.contains("and find them"))
        #expect(String(decoding: try content("out.txt"), as: UTF8.self) == "Select these words\nand find them\n")
        let check = try Program.run("/usr/bin/env", ["qpdf", "--check", "out.pdf"], in: folder)
        #expect(check.exitCode == 0, "\(check.output)")
    }

    @Test func writesToStandardOutput() throws {
        let script = "\"$0\" pdf -o - page.jpg > piped.pdf && head -c 5 piped.pdf"
        let run = try Program.run("/bin/sh", ["-c", script, Program.path], in: folder)
        #expect(run.output == "%PDF-", "\(run.errors)")
    }

    @Test func tellsProgramsOfEachPage() throws {
        let run = try Program.idscan(
            "pdf", "-o", "out.pdf", "page.jpg", "page.jpg", "--progress", "json", in: folder)
        let lines = run.errors.split(separator: "\n")
        #expect(run.exitCode == 0 && lines.count == 2)
        for line in lines {
            let told = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(told["words"] as? Int == 6 && told["pages"] as? Int == 2 && told["source"] as? String == "page.jpg")
        }
    }

    /// A file that is no image, and so on: one line, exit code 1, and no file.
    @Test(arguments: [
        ("missing.jpg", "no such file"), ("empty.jpg", "the file is empty"), ("text.txt", "this is text"),
        ("half.jpg", "truncated JPEG file"), ("broken.pdf", "broken.pdf: "), (".", "this is a folder"),
    ])
    func saysWhatIsWrongWithAnInput(name: String, words: String) throws {
        try folder.add("empty.jpg", Data())
        try folder.add("text.txt", "no image")
        try folder.add("half.jpg", try content("page.jpg").prefix(3000))
        try folder.add("broken.pdf", "%PDF-1.7\nnothing")
        let run = try Program.idscan("pdf", "-o", "out.pdf", "page.jpg", name, in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains(words) && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        #expect(!exists("out.pdf"))
    }

    @Test func keepsAnOlderFileUnlessToldOtherwise() throws {
        try folder.add("out.pdf", "older")
        let refused = try Program.idscan("pdf", "-o", "out.pdf", "page.jpg", in: folder)
        #expect(refused.exitCode == 1)
        #expect(refused.errors.contains("out.pdf: it is there already; --overwrite replaces it"), "\(refused.errors)")
        #expect(try content("out.pdf") == Data("older".utf8))
        #expect(try Program.idscan("pdf", "-o", "out.pdf", "--overwrite", "page.jpg", in: folder).exitCode == 0)
        #expect(try content("out.pdf").starts(with: Data("%PDF-".utf8)))
    }

    @Test func neverWritesOverAnInput() throws {
        let before = try content("page.jpg")
        let run = try Program.idscan("pdf", "-o", "page.jpg", "--overwrite", "page.jpg", in: folder)
        #expect(run.exitCode == 64 && run.errors.contains("would write over the input page.jpg"), "\(run.errors)")
        #expect(try content("page.jpg") == before)
    }

    @Test(arguments: ["none/out.pdf", "/dev/full", "page.jpg/out.pdf"])
    func saysThatItCannotWrite(output: String) throws {
        let run = try Program.idscan("pdf", "-o", output, "--overwrite", "page.jpg", in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("cannot write \(output)"), "\(run.errors)")
    }

    @Test func saysThatStandardOutputIsFull() throws {
        let run = try Program.run("/bin/sh", ["-c", "\"$0\" pdf -o - page.jpg >/dev/full", Program.path], in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("cannot write to standard output"), "\(run.errors)")
    }

    @Test func leavesPagesWithTextAlone() throws {
        _ = try Program.idscan("pdf", "-o", "first.pdf", "page.jpg", in: folder)
        let again = try Program.idscan("pdf", "-o", "again.pdf", "first.pdf", "--progress", "json", in: folder)
        #expect(again.exitCode == 0 && again.errors.contains("\"skipped\":\"hasText\""))
        #expect(try text(of: "again.pdf") == text(of: "first.pdf"))
    }

    /// A file may have more pages than are read; the rest is named.
    @Test(arguments: ["scan", "text"])
    func readsSoManyPages(command: String) throws {
        _ = try Program.idscan(
            "pdf", "-o", "three.pdf", "page.jpg", "page.jpg", "page.jpg", "--confidence", "1", in: folder)
        let run = try Program.idscan(command, "three.pdf", "--max-pages", "2", in: folder)
        #expect(run.output.contains(#""read": [1, 2]"#), "\(run.output)")
        #expect(run.output.contains("page 3: more than 2 pages are not read"))
        // The answers of scan are for programs, and name no option.
        #expect(command == "scan" || run.errors.contains("are not read: --max-pages allows more"), "\(run.errors)")
    }

    @Test func opensEncryptedFilesByAPassword() throws {
        _ = try Program.idscan("pdf", "-o", "plain.pdf", "page.jpg", "--confidence", "1", in: folder)
        _ = try Program.run(
            "/usr/bin/env", ["qpdf", "--encrypt", "secret", "owner", "256", "--", "plain.pdf", "locked.pdf"], in: folder
        )
        let refused = try Program.idscan("pdf", "-o", "out.pdf", "locked.pdf", in: folder)
        let reason = "locked.pdf: the file is encrypted, and needs its password: give it by --password-file"
        #expect(refused.exitCode == 1 && refused.errors.contains(reason), "\(refused.errors)")
        let unread = try Program.idscan("text", "locked.pdf", "--format", "text", in: folder)
        #expect(unread.exitCode != 0 && unread.errors.contains(reason), "\(unread.errors)")
        try folder.add("password", "secret\nand more\n")
        let run = try Program.idscan(
            "pdf", "-o", "out.pdf", "locked.pdf", "--password-file", "password", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        // It is encrypted as before.
        #expect(try text(of: "out.pdf", "-upw", "secret").contains("Select these words"))
        #expect(try text(of: "out.pdf").isEmpty)
    }

    /// qpdf opens a file whose key says a wrong length, and writes it so that it cannot be opened.
    @Test func refusesAnEncryptionThatCannotBeWritten() throws {
        _ = try Program.idscan("pdf", "-o", "plain.pdf", "page.jpg", "--confidence", "1", in: folder)
        let arguments = ["--allow-weak-crypto", "--encrypt", "", "owner", "128", "--use-aes=n", "--"]
        _ = try Program.run("/usr/bin/env", ["qpdf"] + arguments + ["plain.pdf", "locked.pdf"], in: folder)
        let place = folder.url.appending(path: "locked.pdf")
        var bytes = try Data(contentsOf: place)
        let length = try #require(bytes.range(of: Data("/Length 128 /O".utf8)))
        bytes.replaceSubrange(length, with: Data("/Length 16  /O".utf8))
        try bytes.write(to: place)
        let run = try Program.idscan("pdf", "-o", "out.pdf", "locked.pdf", in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("encrypted in a way that cannot be written"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "out.pdf").path))
    }

    @Test func changesPagesWithoutReadingThem() throws {
        _ = try Program.idscan("pdf", "-o", "two.pdf", "page.jpg", "page.jpg", in: folder)
        let run = try Program.idscan(
            "pdf", "-o", "new.pdf", "two.pdf", "--remove", "2", "--insert", "1=page.jpg", "--order", "2,1", in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let pages = try text(of: "new.pdf").split(separator: "\u{0C}", omittingEmptySubsequences: false)
        #expect(pages.count == 3 && pages[0].contains("Select") && pages[1].isEmpty)
        let wrong = try Program.idscan("pdf", "-o", "wrong.pdf", "two.pdf", "--remove", "3", in: folder)
        #expect(wrong.exitCode == 1 && wrong.errors.contains("there is no page 3"), "\(wrong.errors)")
    }

    @Test(arguments: [
        ["page.jpg"], ["-o", "out.pdf"], ["-o", "out.pdf", "page.jpg", "--page-size", "a9"],
        ["-o", "out.pdf", "page.jpg", "--confidence", "2"], ["-o", "out.pdf", "page.jpg", "--pages", "0"],
        ["-o", "out.pdf", "page.jpg", "--remove", "1", "--note"], ["-o", "out.pdf", "a.pdf", "b.pdf", "--order", "1"],
        ["-o", "out.pdf", "a.pdf", "--insert", "x.jpg"], ["-o", "out.pdf", "-", "-"],
        ["-o", "out.pdf", "page.jpg", "--sidecar", "out.pdf"],
    ])
    func rejectsWrongUsage(arguments: [String]) throws {
        let run = try Program.run(Program.path, ["pdf"] + arguments, in: folder)
        #expect(run.exitCode == 64, "\(run.errors)")
        #expect(!exists("out.pdf"))
    }

    /// A photograph of a card gets the page of a card.
    @Test func flattensACard() throws {
        let name = Program.repository.appending(path: "TestCards/td1-tilt-18.jpg").path
        let run = try Program.idscan("pdf", "-o", "card.pdf", "--flatten", name, in: folder)
        #expect(run.exitCode == 0, "\(run.errors)")
        let info = try Program.run("/usr/bin/env", ["pdfinfo", "card.pdf"], in: folder).output
        #expect(info.contains("242.646 x 153.014 pts"), "\(info)")
        let blank = Image(width: 900, height: 600, pixelFormat: .grey, pixels: .init(repeating: 255, count: 540_000))
        try folder.add("blank.png", Data(blank.pngData()))
        let kept = try Program.idscan("pdf", "-o", "blank.pdf", "--flatten", "blank.png", in: folder)
        #expect(kept.exitCode == 0 && kept.errors.contains("no document is seen"), "\(kept.errors)")
    }
}
