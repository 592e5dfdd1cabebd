import Foundation
import Testing

struct ValidateCommandTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.add("good.txt", ParseCommandTests.specimen + "\n# again\n" + ParseCommandTests.specimen)
        try folder.add("bad.txt", ParseCommandTests.specimen.replacing("L8", with: "M8"))
        try folder.add("none.txt", "A & B <\n")
        // A Swiss driving licence prints no check digits, so that none fails.
        try folder.add("silent.txt", "FAC000001\nFACHE000000000001<<730501<<<<<\nMUSTER<<MARIANNE<<<<<<<<<<<<<<\n")
    }

    @Test(arguments: [
        (["good.txt"], 0), (["silent.txt"], 0), (["good.txt", "bad.txt"], 2), (["bad.txt", "none.txt"], 3),
        (["bad.txt", "none.txt", "missing.txt"], 1),
    ])
    func endsAsTheWorst(files: [String], exitCode: Int) throws {
        for format in ["text", "json", "junit"] {
            let run = try Program.run(Program.path, ["mrz", "validate", "--format", format] + files, in: folder)
            #expect(run.exitCode == exitCode)
        }
    }

    @Test func printsALineForEachZone() throws {
        let run = try Program.idscan("mrz", "validate", "good.txt", "bad.txt", "missing.txt", in: folder)
        #expect(
            run.output == """
                good.txt:1: passes: TD3 verified
                good.txt:5: passes: TD3 verified
                bad.txt:1: fails: TD3 refuted: \
                documentNumber prints 6, computes to 3; composite prints 0, computes to 7
                missing.txt: fails: no such file

                """)
        #expect(run.errors == "idscan: missing.txt: no such file\n")
    }

    @Test func printsJSON() throws {
        let run = try Program.idscan("mrz", "validate", "--format", "json", "good.txt", "none.txt", in: folder)
        let verdicts = try #require(try run.json as? [[String: Any]])
        #expect(verdicts.map { $0["passes"] as? Bool } == [true, true, false])
        #expect(verdicts.map { $0["line"] as? Int } == [1, 5, 1])
    }

    /// Prints how often a path is found in XML, for each path, and how many cases the suites say they have.
    private func counts(of paths: [String], in xml: String) throws -> String {
        let count = """
            import sys, xml.etree.ElementTree as tree
            root = tree.fromstring(sys.stdin.buffer.read())
            print(*(len(root.findall(path)) for path in sys.argv[1:]))
            for suite in root:
                assert int(suite.get("tests")) == len(suite.findall("testcase"))
                assert int(suite.get("failures")) == len(suite.findall("testcase/failure"))
                assert int(suite.get("errors")) == len(suite.findall("testcase/error"))
            assert len({suite.get("name") for suite in root}) == len(root)
            """
        let run = try Program.run(
            "/usr/bin/env", ["python3", "-c", count] + paths, input: Data(xml.utf8), in: folder)
        return run.output + run.errors
    }

    private let paths = ["testsuite", "testsuite/testcase", "testsuite/testcase/failure", "testsuite/testcase/error"]

    @Test func printsXMLThatParses() throws {
        try folder.add("<&\">.txt", "\u{1}\n")
        let files = ["good.txt", "bad.txt", "none.txt", "missing.txt", "<&\">.txt"]
        let run = try Program.run(Program.path, ["mrz", "validate", "--format", "junit"] + files, in: folder)
        #expect(try counts(of: paths, in: run.output) == "5 6 3 1\n")
    }

    @Test func explainsInWords() throws {
        try folder.add("filler.txt", ParseCommandTests.specimen.replacing("7408122", with: "740812<"))
        let run = try Program.idscan("mrz", "validate", "filler.txt", in: folder)
        #expect(
            run.output == """
                filler.txt:1: fails: TD3 refuted: birthDate prints a filler for its check digit, which computes to 2; \
                composite prints 0, computes to 4

                """)
    }
}
