#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A process that answers each line with a line. It ends when its input does.
struct ChildProcess: ~Copyable {
    private let process: pid_t
    private let requests, answers: Int32
    private var block = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts a process.
    ///
    /// - Parameter command: The program and its arguments.
    /// - Throws: ``Failure`` when it cannot be started.
    init(_ command: [[UInt8]]) throws(Failure) {
        let toChild = try Self.closedOnStart(), fromChild = try Self.closedOnStart()
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            close(toChild.reading)
            close(fromChild.writing)
        }
        posix_spawn_file_actions_adddup2(&actions, toChild.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, fromChild.writing, STDOUT_FILENO)
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
            close(toChild.writing)
            close(fromChild.reading)
            throw Failure(
                code: "workerFailed", message: "no process can be started: \(String(cString: strerror(error)))")
        }
        (self.process, requests, answers) = (process, toChild.writing, fromChild.reading)
    }

    deinit {
        close(requests)
        close(answers)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// What starts this program once more.
    static var ownPath: [UInt8] {
        #if os(Linux)
            Array("/proc/self/exe".utf8)
        #else
            ByteText.bytes(of: CommandLine.arguments[0])
        #endif
    }

    /// Makes a pipe whose ends no other process inherits.
    private static func closedOnStart() throws(Failure) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw Failure(code: "workerFailed", message: "no pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Returns the answer to a line, both without their newlines.
    ///
    /// - Throws: ``Failure`` when the process ends before it has answered, or does not answer in time.
    mutating func answer(to line: [UInt8], within limit: Duration) throws(Failure) -> [UInt8] {
        guard Console.write(line + [UInt8(ascii: "\n")], to: requests) else { throw death() }
        let end = ContinuousClock.now + limit
        var answer: [UInt8] = []
        while answer.last != UInt8(ascii: "\n") {
            guard Self.canRead(answers, before: end) else {
                throw Failure(code: "workerStuck", message: "the process that read this gave no answer")
            }
            let count = block.withUnsafeMutableBytes { read(answers, $0.baseAddress, $0.count) }
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

    /// Why the process ended.
    private func death() -> Failure {
        kill(process, SIGKILL)
        return Failure(code: "workerDied", message: "the process that read this ended")
    }
}
