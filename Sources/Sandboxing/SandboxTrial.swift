import SystemLibrary

/// Something that a sandboxed process must not be able to do, and how to try it.
public struct SandboxTrial {
    /// The thing that is tried, as an answer to "What can it do?".
    public let name: String
    /// Tries it; returns 0 when it succeeds, else the number of an error.
    public let attempt: () -> Int32

    /// Everything that is tried. The files and sockets of the trials are opened here, so make them before the sandbox is entered.
    public static func all() -> [SandboxTrial] {
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        // A sandbox may keep files of small numbers.
        let other = fcntl(nothing, F_DUPFD_CLOEXEC, leastNumber)
        close(nothing)
        let parent = getppid()
        let trials = [
            SandboxTrial(name: "open a file") { error(of: open("/etc/passwd", O_RDONLY)) },
            SandboxTrial(name: "make a file") { error(of: open("/tmp/.idscan-trial", O_WRONLY | O_CREAT, 0o600)) },
            SandboxTrial(name: "remove a file") {
                error(of: unlink("/tmp/.idscan-trial-that-is-not-there"), but: ENOENT)
            },
            SandboxTrial(name: "list a folder") { opendir("/") == nil ? errno : 0 },
            SandboxTrial(name: "look into its own memory") { error(of: open("/proc/self/mem", O_RDWR)) },
            SandboxTrial(name: "read its parent's environment") {
                error(of: open("/proc/\(parent)/environ", O_RDONLY))
            },
            SandboxTrial(name: "write to an open file") { error(of: Int32(write(other, "x", 1))) },
            SandboxTrial(name: "open a connection") { error(of: socket(AF_INET, Self.stream, 0)) },
            SandboxTrial(name: "open a local connection") { error(of: socket(AF_UNIX, Self.stream, 0)) },
            SandboxTrial(name: "start a process") { spawned() },
            SandboxTrial(name: "run another program") { executed() },
            SandboxTrial(name: "send a signal to its parent") { error(of: kill(getppid(), 0)) },
            SandboxTrial(name: "map memory that holds instructions") { mapped(1 << 16, PROT_READ | PROT_EXEC) },
            SandboxTrial(name: "map 8 GB of memory") { mapped(8 << 30, PROT_READ) },
        ]
        #if os(Linux)
            return trials + calls()
        #else
            return trials
        #endif
    }

    /// The least number of the open file that is written to.
    private static let leastNumber: Int32 = 10

    #if os(Linux) && !canImport(Musl)
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif

    /// The error of a call, 0 when it was allowed. A call that fails returns less than 0; one that fails by `allowed`
    /// was allowed.
    private static func error(of result: Int32, but allowed: Int32 = 0) -> Int32 {
        let number = errno
        return result >= 0 || number == allowed ? 0 : number
    }

    private static func spawned() -> Int32 {
        var process: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        defer { free(arguments[0]) }
        return posix_spawn(&process, "/bin/true", nil, nil, &arguments, environ)
    }

    /// Runs a file that is no program: when that is allowed, it fails with another error than the sandbox's.
    private static func executed() -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("nothing"), nil]
        defer { free(arguments[0]) }
        return error(of: execv("/dev/null/nothing", &arguments), but: ENOTDIR)
    }

    private static func mapped(_ size: Int, _ protection: Int32) -> Int32 {
        mmap(nil, size, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? errno : 0
    }
}
