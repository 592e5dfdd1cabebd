#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A process whose standard input and standard output are one end of a socket.
package enum SocketProcess {
    /// Starts a program, in a group of its own: a signal from the terminal is for this program, which lets its processes finish.
    ///
    /// - Parameter command: The path of the program, and its arguments.
    /// - Returns: The process, and the other end of the socket, which no other process inherits.
    /// - Throws: ``SandboxError`` when the system refuses the socket or the process.
    package static func start(_ command: [[UInt8]]) throws(SandboxError) -> (process: Int32, socket: Int32) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SandboxError(step: "make a socket", number: errno) }
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
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var words: [UnsafeMutablePointer<CChar>?] = []
        for word in command { words.append(strdup((word + [0]).map(CChar.init(bitPattern:)))) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let error = words[0].map { posix_spawn(&process, $0, &actions, &attributes, &words, environ) } ?? ENOMEM
        guard error == 0 else {
            close(ends[0])
            throw SandboxError(step: "start a process", number: error)
        }
        return (process, ends[0])
    }

    /// The kind of a socket that carries a stream; on Linux one that no process inherits that is started at the same time.
    static var kind: Int32 {
        #if os(Linux) && !canImport(Musl)
            Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif os(Linux)
            SOCK_STREAM | SOCK_CLOEXEC
        #else
            SOCK_STREAM
        #endif
    }
}
