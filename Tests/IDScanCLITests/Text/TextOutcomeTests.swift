import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

/// `idscan text` with several images.
struct TextOutcomeTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        for (name, line) in [("a.png", "Museum"), ("b.png", "Station")] {
            try folder.add(name, Data(PrintedText(lines: [line], size: 40).drawn().image.pngData()))
        }
        let blank = Image(width: 90, height: 60, pixelFormat: .grey, pixels: .init(repeating: 255, count: 5400))
        try folder.add("blank.png", Data(blank.pngData()))
    }

    private func text(_ arguments: String...) throws -> Program.Run {
        try Program.run(Program.path, ["text"] + arguments, in: folder)
    }

    /// The worst input decides.
    @Test(arguments: [
        (["a.png", "b.png"], 0), (["a.png", "blank.png"], 3), (["blank.png", "missing.png", "a.png"], 1),
    ])
    func exitsAsTheWorstInput(images: [String], code: Int) throws {
        for format in ["json", "ndjson", "text", "tsv", "hocr"] {
            let run = try Program.run(Program.path, ["text"] + images + ["--format", format], in: folder)
            #expect(run.exitCode == code, "\(format)")
        }
    }

    @Test func printsAnArray() throws {
        let run = try text("a.png", "missing.png", "b.png")
        let reports = try #require(try run.json as? [[String: Any]])
        #expect(reports.map { $0["source"] as? String } == ["a.png", "missing.png", "b.png"])
        #expect((reports[1]["error"] as? [String: String])?["code"] == "fileNotFound")
        #expect(run.errors == "idscan: missing.png: no such file\n")
    }

    @Test func printsALineForEach() throws {
        let run = try text("missing.png", "a.png", "blank.png", "--format", "ndjson")
        let lines = run.output.split(separator: "\n")
        let sources = try lines.map { line in
            (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["source"] as? String
        }
        #expect(sources == ["missing.png", "a.png", "blank.png"])
        #expect(try text("a.png", "--format", "ndjson").output.hasSuffix("}\n"))
    }

    @Test func namesEachTextForPeople() throws {
        #expect(try text("a.png", "--format", "text").output == "Museum\n")
        let several = try text("a.png", "b.png", "--format", "text").output
        #expect(several == "==> a.png <==\nMuseum\n\n==> b.png <==\nStation\n")
    }

    @Test func numbersThePagesOfATable() throws {
        func cells(_ run: Program.Run) -> [[Substring]] {
            run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        }
        let rows = try cells(text("a.png", "b.png", "--format", "tsv"))
        #expect(rows.map { $0[1] } == ["page_num", "1", "1", "1", "1", "1", "2", "2", "2", "2", "2"])
        let matches = try cells(text("a.png", "b.png", "--format", "tsv", "--find", "station"))
        #expect(matches.map { $0[0] } == ["page_num", "2"] && matches.map { $0[1] } == ["query", "station"])
    }

    @Test func numbersThePagesOfHOCR() throws {
        let run = try text("a.png", "b.png", "--format", "hocr")
        let reader = """
            import sys, xml.etree.ElementTree as tree
            for element in tree.fromstring(sys.stdin.buffer.read()).iter():
                if element.get("class") == "ocr_page": print(element.get("id"), element.get("title"))
            """
        let read = try Program.run("/usr/bin/python3", ["-c", reader], input: Data(run.output.utf8), in: folder)
        let pages = read.output.split(separator: "\n")
        #expect(pages.count == 2 && read.errors.isEmpty)
        #expect(pages[0].hasPrefix("page_1 bbox 0 0 ") && pages[0].hasSuffix("; image \"a.png\"; ppageno 0"))
        #expect(pages[1].hasPrefix("page_2 bbox 0 0 ") && pages[1].hasSuffix("; image \"b.png\"; ppageno 1"))
    }

    @Test func tellsOfALanguageThatIsMissingForEachImage() throws {
        let run = try text("a.png", "b.png", "--language", "xyz", "--format", "ndjson")
        #expect(run.exitCode == 1 && run.output.split(separator: "\n").count == 2)
    }

    @Test(arguments: [["-", "-"], ["a.png", "b.png", "--overlay", "seen.png"]])
    func refusesWrongUsage(arguments: [String]) throws {
        let run = try Program.run(Program.path, ["text"] + arguments, in: folder)
        #expect(run.exitCode == 64 && run.output.isEmpty)
    }
}
