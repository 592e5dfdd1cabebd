import Sandboxing
import Testing

@Suite struct SandboxedProgramTests {
    /// The work of a program, and the way in which it ends.
    @Test(arguments: [
        ("echo a; exit 3", SandboxedProgram.End.exited(3), "a\n"), ("echo a; exec sleep 60 >&-", .timedOut, "a\n"),
        ("echo a; exec sleep 60", .timedOut, "a\n"), ("exec >&-; exit 4", .exited(4), ""),
    ])
    func endsWithItsTime(script: String, end: SandboxedProgram.End, output: String) throws {
        let shell = try #require(SandboxedProgram(named: "sh"))
        let start = ContinuousClock.now
        let result = try shell.run(["-c", script], reading: [], forSeconds: 1)
        #expect(result.end == end && result.output == Array(output.utf8))
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
