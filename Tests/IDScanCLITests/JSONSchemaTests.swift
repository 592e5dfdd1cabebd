import Foundation
import IDScan
import Imaging
import MRZ
import ScanReports
import Testing

@testable import IDScanCLI

/// Everything that the program prints as JSON is valid by the schema in the repository.
struct JSONSchemaTests {
    private static let validator = """
        import json, sys
        from jsonschema import Draft202012Validator
        schema = json.load(open(sys.argv[1]))
        Draft202012Validator.check_schema(schema)
        if len(sys.argv) > 2:
            schema = {"$ref": sys.argv[2], "$defs": schema["$defs"]}
        for line in sys.stdin:
            for error in Draft202012Validator(schema).iter_errors(json.loads(line)):
                print(error.json_path, error.message)
        """

    /// The objections of the schema to lines of JSON.
    private func objections(
        to lines: String, as definition: String? = nil, by name: String = "scan-result"
    ) throws -> String {
        let schema = Program.repository.appending(path: "Documentation/\(name).schema.json").path
        let arguments = ["-c", Self.validator, schema] + (definition.map { ["#/$defs/\($0)"] } ?? [])
        let run = try Program.run("/usr/bin/python3", arguments, input: Data(lines.utf8), in: Folder())
        try #require(run.exitCode == 0, "\(run.errors)")
        return run.output
    }

    private func expectNoObjections(
        to lines: String, as definition: String? = nil, at location: SourceLocation = #_sourceLocation
    ) throws {
        let objections = try objections(to: lines, as: definition)
        #expect(objections == "", sourceLocation: location)
    }

    @Test func allowsFailures() throws {
        let folder = try Folder()
        try folder.add("text.jpg", "text")
        let one = try Program.idscan("text.jpg", in: folder)
        try expectNoObjections(to: one.output.replacing("\n", with: ""))
        let many = try Program.idscan("--format", "ndjson", "text.jpg", "missing.jpg", in: folder)
        try expectNoObjections(to: many.output)
        let pairs = try Program.idscan("--pair", "--format", "ndjson", "text.jpg", "missing.jpg", in: folder)
        try expectNoObjections(to: pairs.output)
        let array = try Program.idscan("text.jpg", "missing.jpg", in: folder)
        try expectNoObjections(to: array.output.replacing("\n", with: ""))
    }

    @Test(arguments: ["textract", "azure", "mindee"])
    func allowsAnswersOfOtherReaders(dialect: String) throws {
        let cards = ["td3-desk.jpg", "td1-desk.jpg", "td1-front-and-back.jpg"].map {
            Program.repository.appending(path: "TestCards/\($0)").path
        }
        for card in cards {
            let run = try Program.idscan("--visual-zone", "--format", dialect, card, in: Folder())
            let line = run.output.replacing("\n", with: "")
            #expect(line.hasPrefix("{"), "\(run.errors)")
            #expect(try objections(to: line, by: "Dialects/\(dialect)") == "")
        }
    }

    @Test(arguments: [[], ["--compact"]])
    func allowsAnswersToStreams(options: [String]) throws {
        let image = try Data(contentsOf: Program.imageFixtures.appending(path: "bmp/rgb-24.bmp")).base64EncodedString()
        let lines = ["missing.jpg", #"{"id": 1, "base64": "\#(image)"}"#, #"{"id": "a", "path": "a"}"#, "{", "{}"]
        let run = try Program.run(
            Program.path, ["scan", "--format", "ndjson", "--input", "-"] + options,
            input: Data(lines.joined(separator: "\n").utf8), in: Folder())
        #expect(run.output.split(separator: "\n").count == lines.count)
        try expectNoObjections(to: run.output)
    }

    @Test(arguments: ["gif/frames.gif", "pages/four.tif", "bmp/rgb-24.bmp"])
    func allowsPages(_ name: String) throws {
        let run = try Program.idscan(Program.imageFixtures.appending(path: name).path, in: Folder())
        #expect(run.output.contains("\"pages\"") != name.hasSuffix("bmp"))
        try expectNoObjections(to: run.output.replacing("\n", with: ""))
    }

    /// A file of one page says so when more were named.
    @Test func allowsPagesThatAreNotThere() throws {
        let image = Program.imageFixtures.appending(path: "gif/interlaced.gif").path
        let run = try Program.idscan("--pages", "1,2", image, in: Folder())
        #expect(run.output.contains("\"count\": 1"))
        try expectNoObjections(to: run.output.replacing("\n", with: ""))
    }

    @Test func allowsScansOfTheTestCards() throws {
        let cards = Program.repository.appending(path: "TestCards")
        let photographs = try FileManager.default.contentsOfDirectory(atPath: cards.path)
            .filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }
            .map { cards.appending(path: $0).path }
        let run = try Program.run(Program.path, ["--format", "ndjson"] + photographs, in: Folder())
        #expect(run.output.split(separator: "\n").count == photographs.count)
        try expectNoObjections(to: run.output)
    }

    /// With print, where everything that a result can have is there; and without corners, and compact.
    @Test(arguments: [
        ["--visual-zone"], ["--visual-zone", "--no-corners"], ["--compact"], ["--timings"], ["--compact", "--timings"],
    ])
    func allowsAllOptions(arguments: [String]) throws {
        let card = Program.repository.appending(path: "TestCards/td3-desk.jpg").path
        let run = try Program.run(Program.path, ["--format", "ndjson"] + arguments + [card], in: Folder())
        try expectNoObjections(to: run.output)
        #expect(run.output.contains("topLeft") == ([["--visual-zone"], ["--timings"]].contains(arguments)))
        #expect(run.output.contains("cpuMs") == arguments.contains("--timings"))
    }

    /// The report on two photographs of one card, each field in one of them.
    @Test func allowsPairs() throws {
        let corners = Quadrilateral(x: 1, y: 2, width: 3, height: 4)
        let zone = try MachineReadableZone(parsing: ParseCommandTests.specimen)
        let encoded = try JSON.text(of: ScannedDocument(zone), isPretty: false)
        let placed = try JSON.text(of: corners, isPretty: false).dropLast() + #","image":1}"#
        let text = encoded.dropLast() + #","portrait":\#(placed),"quadrilateral":\#(placed)}"#
        let document = try JSONDecoder().decode(ScannedDocument.self, from: Data(text.utf8))
        #expect(document.imageIndex == 1 && document.portraitImageIndex == 1)
        let size = ImageSize(width: 1, height: 1)
        let report = ScanReport(
            sources: ReportSources(names: ["front.jpg", "back.jpg"]),
            outcome: .success(ScanResult(images: [size, size], documents: [document])))
        try expectNoObjections(to: JSON.text(of: report, isPretty: false))
        try expectNoObjections(to: JSON.text(of: CompactReport(report: report), isPretty: false))
    }

    @Test(arguments: [
        ParseCommandTests.specimen,
        ParseCommandTests.specimen.replacing("L8", with: "M8"),
        ParseCommandTests.specimen.replacing("740812", with: "74O812"),
        ParseCommandTests.specimen.replacing("7408122", with: "7<<<<<7").replacing("UTO", with: "D<<"),
        "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<\n",
        "FAC000001\nFACHE000000000001<<730501<<<<<\nMUSTER<<MARIANNE<<<<<<<<<<<<<<\n",
        "I<UTOD23145890<7349<<<<<<<<<<<\n3407127M9507122UTO<<<<<<<<<<<2\nSTEVENSON<<PETER<JOHN<<<<<<<<<\n",
    ])
    func allowsDocuments(zone: String) throws {
        let run = try Program.idscan("mrz", "parse", "--correct", input: Data(zone.utf8), in: Folder())
        let line = run.output.replacing("\n", with: "")
        try expectNoObjections(to: line, as: "document")
        let compact = try Program.idscan("mrz", "parse", "--compact", input: Data(zone.utf8), in: Folder())
        try expectNoObjections(to: compact.output.replacing("\n", with: ""), as: "compactDocument")
    }

    @Test(arguments: [
        "{}", "[]", #"{"schemaVersion": 2, "source": "-"}"#,
        #"{"schemaVersion": 2, "source": "-", "error": {"code": "no", "message": "no", "more": 1}}"#,
        #"{"schemaVersion": 1, "source": "-", "image": {"width": 1, "height": 1}, "documents": []}"#,
        #"{"schemaVersion": 2, "sources": ["-", "a"], "image": {"width": 1, "height": 1}, "documents": []}"#,
        #"{"schemaVersion": 2, "source": "-", "image": {"width": 1, "height": 1}, "documents": [{"status": "no"}]}"#,
    ])
    func objectsToAnythingElse(line: String) throws {
        #expect(try objections(to: line) != "")
    }
}
