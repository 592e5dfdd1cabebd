import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Starts worker processes: this program once more, with a socket for its standard input and nothing else.
package struct WorkerLauncher: Sendable {
    /// The program and the arguments that stand before the settings.
    let command: [String]

    /// - Parameter program: The path of the program.
    package init(program: String = "/proc/self/exe") {
        command = [program, WorkerProgram.name]
    }

    /// - Parameter command: A program by its path, and the arguments before the settings: another one than this.
    package init(command: [String]) { self.command = command }

    /// The part of the server's environment that a worker sees: the folders of models, and of libraries. Crashes leave
    /// no report, and libraries start no threads of their own.
    private static var environment: [String] {
        let names: [String] = ["TESSDATA_PREFIX", "LD_LIBRARY_PATH", "LANG", "TZ"]
        let inherited = names.compactMap { name in getenv(name).map { "\(name)=\(String(cString: $0))" } }
        return inherited + ["SWIFT_BACKTRACE=enable=no", "OMP_THREAD_LIMIT=1", "MALLOC_ARENA_MAX=1"]
    }

    /// Starts a worker.
    ///
    /// - Returns: The process, and the server's end of the socket to it.
    func launch(_ settings: WorkerSettings) throws(WorkerProcess.Loss) -> (process: pid_t, socket: Int32) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Self.kind, 0, &ends) == 0 else { throw .unstartable(Self.reason(errno)) }
        let (ours, theirs) = (ends[0], ends[1])
        defer { close(theirs) }
        do throws(WorkerProcess.Loss) {
            let process = try spawn(settings, on: theirs)
            _ = fcntl(ours, F_SETFL, O_NONBLOCK)
            return (process, ours)
        } catch {
            close(ours)
            throw error
        }
    }

    private static var kind: Int32 {
        #if os(Linux)
            // No other process inherits it.
            Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        #else
            SOCK_STREAM
        #endif
    }

    private func spawn(_ settings: WorkerSettings, on socket: Int32) throws(WorkerProcess.Loss) -> pid_t {
        guard let text = try? JSONEncoder().encode(settings) else { throw .unstartable("the settings are no JSON") }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        Self.resetSignals(&attributes)
        var arguments = (command + [String(decoding: text, as: UTF8.self)]).map { strdup($0) } + [nil]
        var environment = Self.environment.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, command[0], &actions, &attributes, &arguments, &environment)
        guard error == 0 else { throw .unstartable(Self.reason(error)) }
        return process
    }

    /// Workers take signals as new processes do; and they are a group of their own, since signals of a terminal are for the server.
    private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    }

    private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}
