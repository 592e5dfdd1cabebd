import ScanReports
import Synchronization
import SystemLibrary

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
        (process, requests, answers) = try starting.withLock { (_) throws(Failure) in try Self.started(command) }
    }

    /// Starts a process; returns it, and the ends of the pipes to it and from it.
    private static func started(
        _ command: [[UInt8]]
    ) throws(Failure) -> (process: pid_t, requests: Int32, answers: Int32) {
        // A write to a pipe of a process that has died would end this program by a signal; a socket can tell it as an error.
        let toChild = try Pipe { socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &$0) }
        let fromChild = try Pipe { pipe(&$0) }
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
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
            throw Failure(
                code: "workerFailed", message: "no process can be started: \(String(cString: strerror(error)))")
        }
        return (process, toChild.writingEnd(), fromChild.readingEnd())
    }

    deinit {
        close(requests)
        close(answers)
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
        let isSent = Console.send(line + [UInt8(ascii: "\n")], to: requests) && Console.send(bytes, to: requests)
        guard isSent else { throw death() }
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

    /// The reason why the process ended.
    private func death() -> Failure {
        kill(process, SIGKILL)
        return Failure(code: "workerDied", message: "the process that read this ended")
    }
}

/// Held while a process is started: another that is started meanwhile would inherit the pipes to this one, and keep them open.
private let starting = Mutex(())

/// A way from one process to another that no process inherits unless it is told to.
private struct Pipe: ~Copyable {
    let reading, writing: Int32

    /// - Parameter open: Opens both ends, the one that is read from first; returns 0 when that succeeds.
    init(_ open: (inout [Int32]) -> Int32) throws(Failure) {
        var ends: [Int32] = [0, 0]
        guard open(&ends) == 0 else {
            throw Failure(code: "workerFailed", message: "no pipe: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Closes the end that is read from, and gives away the other.
    consuming func writingEnd() -> Int32 {
        let writing = writing
        close(reading)
        discard self
        return writing
    }

    /// Closes the end that is written to, and gives away the other.
    consuming func readingEnd() -> Int32 {
        let reading = reading
        close(writing)
        discard self
        return reading
    }
}
