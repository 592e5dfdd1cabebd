import Foundation
import ScanReports
import Testing

@testable import IDScanCLI

struct ChildProcessTests {
    private static func child(_ script: String) throws -> ChildProcess {
        try ChildProcess(["/bin/sh", "-c", script].map { Array($0.utf8) })
    }

    private static func answer(_ child: inout ChildProcess, within limit: Duration = .seconds(300)) -> String {
        do throws(Failure) {
            return String(decoding: try child.answer(to: Array("a".utf8), within: limit), as: UTF8.self)
        } catch {
            return error.code
        }
    }

    @Test func answersLineByLine() throws {
        var child = try Self.child("while read line; do echo \"$line $line\"; done")
        #expect(Self.answer(&child) == "a a")
        #expect(Self.answer(&child) == "a a")
    }

    /// A process that died while it had nothing to do: writing to it must not end this program.
    @Test func tellsThatAProcessDied() throws {
        var child = try Self.child("read line; echo first")
        #expect(Self.answer(&child) == "first")
        for _ in 0..<3 { #expect(Self.answer(&child) == "workerDied") }
    }

    /// A signal that this program ignores is ignored by each process that it starts later.
    @Test func ignoresNoSignals() throws {
        #if os(Linux)
            var child = try Self.child("while read line; do grep SigIgn: /proc/$$/status | tail -c 5; done")
            let ignored = try #require(Int(Self.answer(&child), radix: 16))
            #expect(ignored & 1 << (SIGPIPE - 1) == 0)
        #endif
    }

    @Test func tellsThatAProcessIsStuck() throws {
        var child = try Self.child("exec sleep 1000")
        #expect(Self.answer(&child, within: .milliseconds(50)) == "workerStuck")
    }

    @Test func tellsThatAProgramIsMissing() {
        #expect(throws: Failure.self) { _ = try ChildProcess([Array("/missing/program".utf8)]) }
    }
}
