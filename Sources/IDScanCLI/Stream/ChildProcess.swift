import ScanReports
import Synchronization
import SystemLibrary

/// A process that answers each line with a line. It ends when its input does.
struct ChildProcess: ~Copyable {
    private let process: pid_t
    /// The socket that is its standard input and its standard output. A write to a pipe of a process that has died would end
    /// this program by a signal; a socket can tell it as an error.
    private let socket: Int32
    private var block = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts a process.
    ///
    /// - Parameter command: The program and its arguments.
    /// - Throws: ``Failure`` when it cannot be started.
    init(_ command: [[UInt8]]) throws(Failure) {
        (process, socket) = try starting.withLock { (_) throws(Failure) in try Self.started(command) }
    }

    /// Starts a process; returns it, and the socket to it.
    private static func started(_ command: [[UInt8]]) throws(Failure) -> (process: pid_t, socket: Int32) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
            throw Failure(code: "workerFailed", message: "no socket: \(String(cString: strerror(errno)))")
        }
        // No process inherits them unless it is told to.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for stream in [STDIN_FILENO, STDOUT_FILENO] { posix_spawn_file_actions_adddup2(&actions, ends[1], stream) }
        // In a group of its own: a signal from the terminal is for this program, which lets its processes finish.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var arguments = command.map { FileName(bytes: $0).withPath { strdup($0) } } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let error = FileName(bytes: command[0]).withPath {
            posix_spawn(&process, $0, &actions, &attributes, &arguments, environ)
        }
        guard error == 0 else {
            close(ends[0])
            throw Failure(
                code: "workerFailed", message: "no process can be started: \(String(cString: strerror(error)))")
        }
        return (process, ends[0])
    }

    deinit {
        close(socket)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// The path that starts this program once more.
    static var ownPath: [UInt8] {
        #if os(Linux)
            Array("/proc/self/exe".utf8)
        #else
            ByteText.bytes(of: CommandLine.arguments[0])
        #endif
    }

    /// Returns the answer to a line, both without their newlines.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - bytes: The bytes that the process reads behind the line.
    ///   - limit: The time that it may take.
    /// - Throws: ``Failure`` when the process ends before it has answered, or does not answer in time.
    mutating func answer(
        to line: [UInt8], followedBy bytes: [UInt8] = [], within limit: Duration
    ) throws(Failure) -> [UInt8] {
        let isSent = Console.send(line + [UInt8(ascii: "\n")], to: socket) && Console.send(bytes, to: socket)
        guard isSent else { throw death() }
        let end = ContinuousClock.now + limit
        var answer: [UInt8] = []
        while answer.last != UInt8(ascii: "\n") {
            guard Self.canRead(socket, before: end) else {
                throw Failure(code: "workerStuck", message: "the process that read this gave no answer")
            }
            let count = block.withUnsafeMutableBytes { read(socket, $0.baseAddress, $0.count) }
            if count == 0 { throw death() }
            if count > 0 { answer += block[..<count] }
            if count < 0, errno != EINTR { throw death() }
        }
        return answer.dropLast()
    }

    private static func canRead(_ descriptor: Int32, before end: ContinuousClock.Instant) -> Bool {
        while true {
            let left = min(max(.zero, end - .now) / .milliseconds(1), Double(Int32.max))
            var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&file, 1, Int32(left.rounded(.up)))
            if count >= 0 || errno != EINTR { return count != 0 }
        }
    }

    /// The reason why the process ended.
    private func death() -> Failure {
        kill(process, SIGKILL)
        return Failure(code: "workerDied", message: "the process that read this ended")
    }
}

/// Held while a process is started: another that is started meanwhile would inherit the socket to this one, and keep it open.
private let starting = Mutex(())
