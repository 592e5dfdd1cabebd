import Sandboxing
import ScanReports

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
    /// A write to a pipe of a process that has died would end this program by a signal; a socket tells it as an error.
    private let socket: Int32
    private var block = [UInt8](repeating: 0, count: 1 << 16)

    /// Starts a process.
    ///
    /// - Parameter command: The program and its arguments.
    /// - Throws: ``Failure`` when it cannot be started.
    init(_ command: [[UInt8]]) throws(Failure) {
        do throws(SandboxError) {
            (process, socket) = try SocketProcess.start(command)
        } catch {
            throw Failure(code: "workerFailed", message: "no process can be started: \(error.reason)")
        }
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
            let count = readSome(socket, into: &block)
            guard count > 0 else { throw death() }
            answer += block[..<count]
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
