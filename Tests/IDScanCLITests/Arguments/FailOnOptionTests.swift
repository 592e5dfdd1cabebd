import Foundation
import Testing

struct FailOnOptionTests {
    private static let zone = Data(ParseCommandTests.specimen.utf8)

    /// The specimen of Doc 9303-4 expired in 2012 and is one.
    @Test(arguments: [
        ([], 0), (["--fail-on", "expired"], 2), (["--fail-on", "differs"], 0), (["--fail-on", "differs,expired"], 2),
        (["--fail-on", "differs", "--fail-on", "specimen"], 2), (["--fail-on", "contradiction"], 0),
        (["--fail-on", "warning"], 2), (["--fail-on", "expired", "--reference-date", "2012-04-15"], 0),
    ])
    func endsWithExitCode2(arguments: [String], exitCode: Int) throws {
        let run = try Program.run(Program.path, ["mrz", "parse"] + arguments, input: Self.zone, in: Folder())
        #expect(run.exitCode == exitCode)
        #expect(try (run.json as? [String: Any])?["status"] as? String == "verified")
    }

    @Test(arguments: [["mrz", "parse"], ["scan", "a.jpg"]], ["expird", "expired,", "expired,nothing"])
    func refusesWhatItDoesNotKnow(command: [String], conditions: String) throws {
        let run = try Program.run(
            Program.path, command + ["--fail-on", conditions], input: Self.zone, in: Folder())
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("it takes differs, expired, "))
        #expect(run.output.isEmpty)
    }
}
