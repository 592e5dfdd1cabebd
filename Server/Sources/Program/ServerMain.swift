import ArgumentParser
import IDScanServer
import Sandboxing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The beginning of each process: the server, one of its workers, or the renderer of pages for that.
@main
enum ServerMain {
    static func main() async {
        do throws(SandboxError) {
            try Sandbox.forbidDumps()
        } catch {
            ServerCommand.exit(withError: error)
        }
        // A worker takes no other arguments.
        let arguments = CommandLine.arguments
        if arguments.count == 3, arguments[1] == WorkerProgram.name {
            exit(WorkerProgram.run(settings: arguments[2]))
        }
        if arguments.count == 2, arguments[1] == WorkerProgram.rendererName {
            WorkerProgram.runRenderer()
            exit(EXIT_SUCCESS)
        }
        let given = Array(arguments.dropFirst())
        do {
            let isTrial = given.first == TrialCommand.configuration.commandName
            await ServerCommand.main(isTrial ? given : try await Settings.arguments(before: given))
        } catch {
            ServerCommand.exit(withError: error)
        }
    }
}
