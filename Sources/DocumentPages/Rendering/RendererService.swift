import Synchronization
import SystemLibrary

/// Renders pages for a process that can start no program itself, because it is in a sandbox: a process of its own, which answers
/// over a socket. It looks at no file itself.
public enum RendererService {
    /// Starts a program that is to call ``run(on:)`` with its standard input.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: The arguments of the program, without its name.
    /// - Returns: The socket to it; the service ends when that is closed.
    /// - Throws: ``PDFError`` when the system refuses the socket or the process.
    public static func start(program: String, arguments: [String]) throws(PDFError) -> Int32 {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .unstartable(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, &actions, nil, &words, environ)
        guard error == 0 else {
            close(ends[0])
            throw .unstartable(error)
        }
        return ends[0]
    }

    private static var kind: Int32 {
        #if os(Linux) && !canImport(Musl)
            Int32(SOCK_STREAM.rawValue)
        #else
            SOCK_STREAM
        #endif
    }

    /// Answers requests until the other end of the socket is closed. A process that does not ignore `SIGPIPE` may end by that.
    ///
    /// - Parameter socket: The socket.
    public static func run(on socket: Int32) {
        let line = RendererLine(socket: socket)
        while let request = line.request() {
            let sent =
                switch Result(catching: { () throws(PDFError) in
                    try request.job.run(on: request.file, forSeconds: request.seconds)
                }) {
                case .success(let bytes): line.send([0], bytes)
                case .failure(let error): line.send([RendererLine.number(of: error.code)], Array(error.message.utf8))
                }
            guard sent else { return }
        }
    }
}

extension PageRenderer {
    /// Creates one that asks a service, because this process can start no program.
    ///
    /// - Parameter socket: The socket that ``RendererService/start(program:arguments:)`` returned.
    public init(asking socket: Int32) {
        let line = Mutex(RendererLine(socket: socket))
        self.init { (job, file, seconds) throws(PDFError) in
            let answer = line.withLock { $0.answer(to: job, on: file, forSeconds: seconds) }
            guard let answer else {
                throw PDFError(code: .missingProgram, message: "what renders pages has ended")
            }
            return try answer.get()
        }
    }
}

extension PDFError {
    fileprivate static func unstartable(_ error: Int32) -> PDFError {
        PDFError(
            code: .missingProgram, message: "what renders pages cannot be started: \(String(cString: strerror(error)))")
    }
}

/// The line of a renderer: a socket with requests and answers. A request is the kind of job, a flag for grey, a side in
/// pixels, milliseconds, and a file. An answer is 0 and the result, or the number of an error and its message. Numbers
/// have eight bytes, the lowest first.
private struct RendererLine {
    let socket: Int32

    struct Request {
        let job: PageJob
        let seconds: Double
        let file: [UInt8]
    }

    /// No file and no image is longer, in bytes.
    private static let mostBytes = 1 << 30
    /// The codes of the errors that a job throws.
    private static let codes: [PDFError.Code] = [.missingProgram, .timedOut]

    static func number(of code: PDFError.Code) -> UInt8 { UInt8((codes.firstIndex(of: code) ?? 0) + 1) }

    func request() -> Request? {
        guard let kind = read(1)?.first, let numbers = read(32).map({ Self.numbers(in: $0) }),
            (0...Self.mostBytes).contains(numbers[3]), let file = read(numbers[3])
        else { return nil }
        let side = min(max(numbers[1], 1), PageJob.mostSide)
        let job = kind == 0 ? PageJob.text : .image(longerSide: side, isGrey: numbers[0] != 0)
        return Request(job: job, seconds: Double(min(max(numbers[2], 1), 3_600_000)) / 1000, file: file)
    }

    func answer(
        to job: PageJob, on file: [UInt8], forSeconds seconds: Double
    ) -> Result<[UInt8], PDFError>? {
        let milliseconds = Int(seconds * 1000)
        let head: [UInt8] =
            switch job {
            case .text: [0] + Self.bytes(of: [1, 1, milliseconds])
            case .image(let side, let isGrey): [1] + Self.bytes(of: [isGrey ? 1 : 0, side, milliseconds])
            }
        guard send(head, file), let status = read(1)?.first, let count = read(8).map({ Self.numbers(in: $0)[0] }),
            (0...Self.mostBytes).contains(count), let bytes = read(count)
        else { return nil }
        if status == 0 { return .success(bytes) }
        let code = Self.codes.indices.contains(Int(status) - 1) ? Self.codes[Int(status) - 1] : .damaged
        return .failure(PDFError(code: code, message: String(decoding: bytes, as: UTF8.self)))
    }

    /// Sends a beginning, the length of the rest, and the rest; returns true if the other end took it.
    func send(_ head: [UInt8], _ rest: [UInt8]) -> Bool { write(head + Self.bytes(of: [rest.count])) && write(rest) }

    private func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let slice = UnsafeRawBufferPointer(rebasing: rest)
                let count = SystemLibrary.write(socket, slice.baseAddress, slice.count)
                if count < 0, errno != EINTR { return false }
                rest = rest.dropFirst(max(count, 0))
            }
            return true
        }
    }

    private func read(_ count: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            while initialized < count {
                let start = buffer.baseAddress.map { $0 + initialized }
                let received = SystemLibrary.read(socket, start, count - initialized)
                if received == 0 || received < 0 && errno != EINTR { return }
                initialized += max(received, 0)
            }
        }
        return bytes.count == count ? bytes : nil
    }

    private static func bytes(of numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    }

    private static func numbers(in bytes: [UInt8]) -> [Int] {
        stride(from: 0, to: bytes.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        }
    }
}
