import ArgumentParser
import IDScanServer

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The beginning of each process: the server, or one of its workers.
@main
enum ServerMain {
    static func main() async {
        // A worker takes no other arguments.
        let arguments = CommandLine.arguments
        if arguments.count == 3, arguments[1] == WorkerProgram.name {
            exit(WorkerProgram.run(settings: arguments[2]))
        }
        if arguments.count == 2, arguments[1] == WorkerProgram.rendererName {
            WorkerProgram.runRenderer()
            exit(EXIT_SUCCESS)
        }
        await ServerCommand.main()
    }
}
