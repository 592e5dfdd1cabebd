import ArgumentParser
import IDScanServer

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `idscan-server sandbox`: the abilities of a worker on this machine.
struct TrialCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sandbox",
        abstract: "Has a worker try what a worker must not be able to do.",
        discussion: """
            Starts a worker as the server does, and has it try to open files and connections, to start processes, and so on. \
            Prints a line for each; exit code 0 says that all of it is refused.
            """
    )

    func run() throws {
        let limits = WorkerSettings.Limits(bytes: 1 << 20, pixels: 1 << 20, seconds: 10)
        let trials = try WorkerTrial.all(in: WorkerSettings(trade: .documents, limits: limits))
        for trial in trials {
            let outcome = trial.error == 0 ? "POSSIBLE" : "refused: \(String(cString: strerror(trial.error)))"
            print("\(trial.name): \(outcome)")
        }
        if trials.isEmpty || trials.contains(where: { $0.error == 0 }) { throw ExitCode.failure }
    }
}
