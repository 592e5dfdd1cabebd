import ArgumentParser
import Sandboxing
import ScanReports

/// `idscan sandbox`: the abilities of a process of `--sandbox` on this machine.
struct SandboxCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sandbox",
        abstract: "Tries what a process of --sandbox must not be able to do.",
        discussion: """
            Enters the sandbox that "idscan scan --sandbox" scans in, and tries to open files and connections, to start \
            processes, and so on. Prints a line for each; exit code 0 says that all of it is refused, 1 that something is \
            possible, or that this machine has no sandbox.
            """
    )

    func run() throws {
        let trials = SandboxTrial.all()
        do throws(SandboxError) {
            // One trial is about a file that is open.
            try Sandbox(keepsOpenFiles: true).enter()
        } catch {
            throw Failure(error)
        }
        var isTight = true
        for trial in trials {
            let number = trial.attempt()
            isTight = isTight && number != 0
            let outcome = number == 0 ? "POSSIBLE" : "refused: \(SandboxError(step: trial.name, number: number).reason)"
            try Console.write(Array("\(trial.name): \(outcome)\n".utf8))
        }
        if !isTight { throw ExitCode.failure }
    }
}

extension Failure {
    /// Nothing from a stranger may be read.
    init(_ error: SandboxError) {
        self.init(code: "noSandbox", message: "this machine has no sandbox: \(error)")
    }
}
