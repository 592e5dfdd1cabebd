import Foundation
import ImageProcessing
import Imaging
import SpecimenCards
import Testing

/// `idscan text`, as users give it.
struct TextCommandTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let printed = try PrintedText(lines: ["Prénom & nom", "Zoë <Müller>"], size: 40).drawn()
        try folder.add("sign.png", Data(printed.image.pngData()))
        try folder.add(
            "blank.png",
            Data(Image(width: 90, height: 60, pixelFormat: .grey, pixels: .init(repeating: 255, count: 5400)).pngData())
        )
    }

    /// The objections of the schema to JSON.
    private func objections(to json: String) throws -> String {
        let validator = """
            import json, sys
            from jsonschema import Draft202012Validator
            schema = json.load(open(sys.argv[1]))
            Draft202012Validator.check_schema(schema)
            for error in Draft202012Validator(schema).iter_errors(json.load(sys.stdin)):
                print(error.json_path, error.message)
            """
        let schema = Program.repository.appending(path: "Documentation/text-result.schema.json").path
        let run = try Program.run("/usr/bin/python3", ["-c", validator, schema], input: Data(json.utf8), in: folder)
        try #require(run.exitCode == 0, "\(run.errors)")
        return run.output
    }

    @Test(arguments: [
        ["sign.png", "-l", "fra"], ["blank.png"], ["missing.png"], ["sign.png", "-l", "xyz"],
        ["sign.png", "--find", "nom"], ["sign.png", "--find", "zzz"], ["sign.png", "missing.png", "blank.png"],
    ])
    func printsWhatTheSchemaSays(arguments: [String]) throws {
        let run = try Program.run(Program.path, ["text"] + arguments, in: folder)
        #expect(try objections(to: run.output) == "")
    }

    @Test func printsText() throws {
        let run = try Program.idscan("text", "sign.png", "-l", "fra", "--format", "text", in: folder)
        #expect(run.output == "Prénom & nom\nZoë <Müller>\n")
        #expect(run.exitCode == 0 && run.errors.isEmpty)
    }

    @Test func saysThatOnlyTheFirstFrameIsRead() throws {
        try folder.add("frames.gif", Data(contentsOf: Program.imageFixtures.appending(path: "gif/frames.gif")))
        let run = try Program.idscan("text", "frames.gif", in: folder)
        #expect(run.output.contains("\"pages\""))
        #expect(run.errors.contains("frames.gif: pages 2 to 3: of an animation only the first frame is read"))
        #expect(try objections(to: run.output) == "")
    }

    /// A PDF file of two pages that hold their text as text: written by hand, so that its table of objects is mended, too.
    private static let pages = """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 300 200]/Resources<</Font<</F 5 0 R>>>>>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/Contents 6 0 R>> endobj
        4 0 obj <</Type/Page/Parent 2 0 R/Contents 7 0 R>> endobj
        5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
        6 0 obj <</Length 47>> stream
        BT /F 18 Tf 20 150 Td (the first page) Tj ET   \nendstream endobj
        7 0 obj <</Length 47>> stream
        BT /F 18 Tf 20 150 Td (the second one) Tj ET   \nendstream endobj
        trailer <</Root 1 0 R/Size 8>>

        """

    @Test func takesTheTextThatAPDFHolds() throws {
        try folder.add("pages.pdf", Data(Self.pages.utf8))
        let text = try Program.idscan("text", "pages.pdf", "--format", "text", in: folder)
        #expect(text.output == "the first page\n\u{C}the second one\n" && text.errors.isEmpty && text.exitCode == 0)
        let json = try Program.idscan("text", "pages.pdf", in: folder)
        #expect(try objections(to: json.output) == "")
        #expect(json.output.contains(#""textFromFile": [1, 2]"#) && json.output.contains(#""page": 2"#))
        let found = try Program.idscan("text", "pages.pdf", "--pages", "2-", "--find", "second", in: folder)
        #expect(try objections(to: found.output) == "")
        #expect(found.output.contains(#""read": [2]"#))
        let table = try Program.idscan("text", "pages.pdf", "--format", "hocr", in: folder)
        #expect(table.output.contains("ppageno 1") && table.output.contains("second"))
    }

    @Test func readsWhatAPDFShowsWhenAsked() throws {
        try folder.add("pages.pdf", Data(Self.pages.utf8))
        let run = try Program.idscan("text", "pages.pdf", "--as-images", "--format", "text", in: folder)
        #expect(run.output == "the first page\n\u{C}the second one\n")
        #expect(!(try Program.idscan("text", "pages.pdf", "--as-images", in: folder)).output.contains("textFromFile"))
    }

    @Test func namesPagesThatAreNotThere() throws {
        try folder.add("pages.pdf", Data(Self.pages.utf8))
        let run = try Program.idscan("text", "pages.pdf", "--pages", "2,7", in: folder)
        #expect(run.exitCode == 1 && run.errors.contains("pages.pdf: the file has 2 pages only"))
        #expect(try Program.idscan("text", "pages.pdf", "--pages", "0", in: folder).exitCode == 64)
    }

    @Test func exitsWith3WhenThereIsNothing() throws {
        for format in ["json", "text", "tsv", "hocr"] {
            #expect(try Program.idscan("text", "blank.png", "--format", format, in: folder).exitCode == 3)
        }
        #expect(try Program.idscan("text", "sign.png", "--find", "absent", in: folder).exitCode == 3)
    }

    @Test func namesThePackageOfAMissingLanguage() throws {
        let run = try Program.idscan("text", "sign.png", "--language", "xyz", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("install the package tesseract-ocr-xyz"))
        #expect(run.output.contains("unusableModel"))
    }

    @Test func printsATableLikeTesseracts() throws {
        let run = try Program.idscan("text", "sign.png", "-l", "fra", "--format", "tsv", in: folder)
        let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(rows.allSatisfy { $0.count == 12 })
        #expect(rows[0][0] == "level" && rows[0][11] == "text")
        #expect(rows.dropFirst().map { $0[0] } == ["1", "2", "3", "4", "5", "5", "5", "4", "5", "5"])
        #expect(rows.dropFirst().map { $0[11] }.filter { !$0.isEmpty } == ["Prénom", "&", "nom", "Zoë", "<Müller>"])
    }

    @Test func printsWellFormedHTML() throws {
        let run = try Program.idscan("text", "sign.png", "-l", "fra", "--format", "hocr", in: folder)
        let reader = """
            import sys, xml.etree.ElementTree as tree
            page = tree.fromstring(sys.stdin.buffer.read())
            for element in page.iter():
                kind = element.get("class")
                if kind: print(kind, (element.text or "").strip())
                if kind: assert element.get("title").startswith("bbox "), element.get("title")
            """
        let read = try Program.run("/usr/bin/python3", ["-c", reader], input: Data(run.output.utf8), in: folder)
        #expect(read.errors.isEmpty)
        let words = ["Prénom", "&", "nom", "Zoë", "<Müller>"].map { "ocrx_word \($0)" }
        #expect(read.output.split(separator: "\n").filter { $0.hasPrefix("ocrx_word") }.map(String.init) == words)
    }

    @Test func findsWordsAndPhrases() throws {
        let run = try Program.idscan(
            "text", "sign.png", "-l", "fra", "--format", "tsv", "--edit-distance", "1", "--find", "PRENOM",
            "zoe miller",
            in: folder)
        let rows = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(rows.map { $0[0] } == ["query", "PRENOM", "zoe miller"])
        #expect(rows.map { $0[1] } == ["distance", "0", "1"])
        #expect(rows.map { $0[7] } == ["text", "Prénom", "Zoë <Müller>"])
    }

    /// The example of README: a caption whose letters are less than 10 pixels high.
    @Test func findsACaption() throws {
        let card = Program.repository.appending(path: "TestCards/td3-desk.jpg").path
        let run = try Program.idscan(
            "text", card, "--find", "date of birth", "--edit-distance", "1", "--format", "text", "--time-limit", "300",
            in: folder)
        #expect(run.exitCode == 0 && run.output.hasSuffix("  Date of birth\n"), "\(run.output)\(run.errors)")
    }

    @Test func drawsWhatWasFound() throws {
        func picture(_ name: String) throws -> Image {
            try ImageDecoder().decode([UInt8](Data(contentsOf: folder.url.appending(path: name))), as: .rgb).image
        }
        #expect(try Program.idscan("text", "sign.png", "-l", "fra", "--overlay", "all.png", in: folder).exitCode == 0)
        _ = try Program.idscan("text", "sign.png", "-l", "fra", "--overlay", "one.png", "--find", "nom", in: folder)
        let (sign, all, one) = (try picture("sign.png"), try picture("all.png"), try picture("one.png"))
        #expect(all.width > sign.width && one.width > sign.width && all != one)
        let path = folder.url.appending(path: "all.png").path
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    }

    @Test func readsRegions() throws {
        let run = try Program.idscan(
            "text", "sign.png", "-l", "fra", "--format", "text", "--region", "0,0,5000,90", "--region=-90,0,50,50",
            in: folder)
        #expect(run.output == "Prénom & nom\n")
    }

    @Test(arguments: [
        [], ["sign.png", "--format", "pdf"], ["sign.png", "--minimum-height", "2"], ["sign.png", "--region", "1,2,3"],
        ["sign.png", "--region", "1,2,0,4"], ["sign.png", "--edit-distance", "-1"], ["--find", "nom", "sign.png"],
        ["sign.png", "--format", "hocr", "--find", "nom"], ["sign.png", "--overlay", "sign.png"],
        ["sign.png", "--minimum-confidence", "nan"],
    ])
    func refusesWrongUsage(arguments: [String]) throws {
        let run = try Program.run(Program.path, ["text"] + arguments, in: folder)
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty)
    }
}
