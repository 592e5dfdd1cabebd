import CSandbox
import SystemLibrary

/// Another program that looks at a file from a stranger: it gets the file by its standard input, and answers by its
/// standard output.
///
/// It can read and run the software of the machine, and nothing else: it writes no file, opens no connection, starts no
/// process, and has limits of memory and time. Linux only: Landlock where the kernel has it, seccomp, and limits of resources.
public struct SandboxedProgram: Hashable, Sendable {
    /// The file of the program.
    public let path: String
    /// The number of bytes that it may map, with its own libraries.
    public var memoryLimit: Int
    /// The number of bytes that it may answer.
    public var outputLimit: Int

    /// The end of a program that ran.
    public enum End: Hashable, Sendable {
        /// It ended by itself, with this exit code.
        case exited(Int32)
        /// A signal ended it: it crashed, or used more than it may.
        case killed
        /// It was ended, because it took too long.
        case timedOut
        /// It was ended, because it answered more than it may.
        case wroteTooMuch
    }

    /// Creates a description of a program.
    public init(path: String, memoryLimit: Int = 512 << 20, outputLimit: Int = 256 << 20) {
        (self.path, self.memoryLimit, self.outputLimit) = (path, memoryLimit, outputLimit)
    }

    /// The folders of a system's programs. Settings of a user do not count: a program from elsewhere is not trusted.
    private static let folders = ["/usr/bin", "/usr/local/bin", "/bin", "/opt/homebrew/bin"]

    /// Finds an installed program; nil when it is not there.
    public init?(named name: String) {
        guard let folder = Self.folders.first(where: { access("\($0)/\(name)", X_OK) == 0 }) else { return nil }
        self.init(path: "\(folder)/\(name)")
    }

    /// Runs the program.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program, without its name.
    ///   - input: The bytes that it reads.
    ///   - seconds: The time that it may take.
    /// - Returns: The answer of the program, and the way in which it ended. The bytes that it wrote before it was ended are there.
    /// - Throws: ``SandboxError`` when it cannot be started like that.
    public func run(
        _ arguments: [String], reading input: [UInt8], forSeconds seconds: Double
    ) throws(SandboxError) -> (output: [UInt8], end: End) {
        let file = try Self.memoryFile(input)
        defer { close(file) }
        var ends: [Int32] = [-1, -1]
        try Self.check(CSandboxPipe(&ends), "make a pipe")
        defer { close(ends[0]) }
        let process = Result { () throws(SandboxError) in
            try start(arguments, input: file, output: ends[1], seconds: seconds)
        }
        close(ends[1])
        return finish(try process.get(), ends[0], before: ContinuousClock.now + .seconds(seconds))
    }

    private static func check(_ error: Int32, _ step: String) throws(SandboxError) {
        guard error == 0 else { throw SandboxError(step: step, number: error) }
    }

    private static func memoryFile(_ bytes: [UInt8]) throws(SandboxError) -> Int32 {
        var file: Int32 = -1
        let error = bytes.withUnsafeBytes { CSandboxMemoryFile($0.baseAddress, $0.count, &file) }
        try check(error, "keep the file in memory")
        return file
    }

    /// The pause until a program is looked at again that has answered, in microseconds.
    private static let pause: UInt32 = 500

    /// Reads the answer of the program, until it ends or has to.
    private func finish(
        _ process: Int32, _ source: Int32, before instant: ContinuousClock.Instant
    ) -> (output: [UInt8], end: End) {
        var (output, end) = ([UInt8](), End?.none)
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while end == nil {
            let rest = instant - ContinuousClock.now
            guard rest > .zero else {
                end = .timedOut
                break
            }
            var waiting = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, Int32(min(rest / .milliseconds(1), 1000)) + 1) > 0 else { continue }
            let count = block.withUnsafeMutableBytes { read(source, $0.baseAddress, $0.count) }
            if count == 0 || (count < 0 && errno != EINTR) { break }
            guard output.count + max(0, count) <= outputLimit else {
                end = .wroteTooMuch
                break
            }
            output += block[..<max(0, count)]
        }
        var status: Int32 = 0
        // A program may close its answer and stay.
        while end == nil, waitpid(process, &status, WNOHANG) == 0 {
            if ContinuousClock.now >= instant { end = .timedOut } else { usleep(Self.pause) }
        }
        if end != nil {
            kill(process, SIGKILL)
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
        let isExit = status & 0x7F == 0
        return (output, end ?? (isExit ? .exited((status >> 8) & 0xFF) : .killed))
    }
}

#if os(Linux)
    extension SandboxedProgram {
        /// The folders that a program needs to start: libraries, typefaces and tables. A user's folders are not among them.
        private static let readable = [
            "/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/fonts", "/var/cache/fontconfig", "/dev/null",
            "/dev/urandom",
        ]

        private func start(
            _ arguments: [String], input: Int32, output: Int32, seconds: Double
        ) throws(SandboxError) -> Int32 {
            let filter = try Self.filter()
            var rules: Int32 = -1
            let paths = Self.readable.map { strdup($0) }
            defer { for path in paths { free(path) } }
            let failure = paths.map { UnsafePointer($0) }.withUnsafeBufferPointer { list in
                list.baseAddress.map { CSandboxAllowReading($0, list.count, &rules) } ?? 0
            }
            try Self.check(failure, "say what may be read")
            defer { if rules >= 0 { close(rules) } }
            let words = Self.copies(["\(path.split(separator: "/").last ?? "")"] + arguments)
            let environment = Self.copies(["PATH=/usr/bin:/bin", "LANG=C.UTF-8", "HOME=/nonexistent"])
            defer { for text in words + environment { free(text) } }
            var process: Int32 = 0
            let own = strdup(path)
            defer { free(own) }
            let error = filter.withUnsafeBytes { filter in
                words.withUnsafeBufferPointer { words in
                    environment.withUnsafeBufferPointer { environment -> Int32 in
                        guard let own, let words = words.baseAddress, let environment = environment.baseAddress else {
                            return ENOMEM
                        }
                        var program = CSandboxProgram(
                            path: own, arguments: words, environment: environment, input: input, output: output,
                            rules: rules, filter: filter.baseAddress, filterSize: filter.count,
                            memory: UInt64(memoryLimit), seconds: UInt64(seconds) + 1)
                        return CSandboxStart(&program, &process)
                    }
                }
            }
            try Self.check(error, "start \(path)")
            return process
        }

        /// Texts as C has them; the list ends with nil, and the caller frees them.
        private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
            texts.map { strdup($0) } + [nil]
        }

        /// The calls for which a program that reads one file and writes one answer has no use: networks, other
        /// processes, the system.
        private static let refused = [
            "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "sendto", "sendmsg", "sendmmsg",
            "ptrace", "process_vm_readv", "process_vm_writev", "pidfd_open", "pidfd_getfd", "kill", "tkill", "fork",
            "vfork",
            "mount", "umount2", "chroot", "pivot_root", "unshare", "setns", "bpf", "perf_event_open", "keyctl",
            "add_key",
            "request_key", "init_module", "finit_module", "kexec_load", "io_uring_setup", "userfaultfd", "shmget",
            "msgget",
            "semget", "mknod", "mknodat", "link", "linkat", "symlink", "symlinkat", "rename", "renameat", "renameat2",
            "unlink", "unlinkat", "mkdir", "mkdirat", "chmod", "fchmod", "fchmodat", "chown", "fchown", "fchownat",
            "truncate", "ftruncate", "setxattr", "inotify_init1", "personality",
        ]

        /// The filter of system calls, as the kernel reads it.
        private static func filter() throws(SandboxError) -> [UInt8] {
            guard let filter = seccomp_init(allowed) else {
                throw SandboxError(step: "make a filter of system calls", number: ENOMEM)
            }
            defer { seccomp_release(filter) }
            for name in refused {
                let number = seccomp_syscall_resolve_name(name)
                guard number != __NR_SCMP_ERROR else { continue }
                try check(-seccomp_rule_add_array(filter, refusal(EPERM), number, 0, nil), "refuse \(name)")
            }
            // Threads, but no processes.
            let thread = scmp_arg_cmp(arg: 0, op: SCMP_CMP_MASKED_EQ, datum_a: AllowedCall.cloneThread, datum_b: 0)
            try check(
                -seccomp_rule_add_array(filter, refusal(EPERM), seccomp_syscall_resolve_name("clone"), 1, [thread]),
                "refuse processes")
            let clone3 = seccomp_syscall_resolve_name("clone3")
            if clone3 != __NR_SCMP_ERROR {
                try check(-seccomp_rule_add_array(filter, refusal(ENOSYS), clone3, 0, nil), "refuse clone3")
            }
            return try bytes(of: filter)
        }

        private static func bytes(of filter: scmp_filter_ctx) throws(SandboxError) -> [UInt8] {
            var file: Int32 = -1
            try check(CSandboxMemoryFile(nil, 0, &file), "make a file in memory")
            defer { close(file) }
            try check(-seccomp_export_bpf(filter, file), "write a filter of system calls")
            let size = lseek(file, 0, SEEK_END)
            lseek(file, 0, SEEK_SET)
            var bytes = [UInt8](repeating: 0, count: max(0, Int(size)))
            let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            try check(count == bytes.count ? 0 : EIO, "read a filter of system calls")
            return bytes
        }

        /// `SCMP_ACT_ALLOW` and `SCMP_ACT_ERRNO`, which are macros.
        private static let allowed: UInt32 = 0x7FFF_0000
        private static func refusal(_ error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }
    }
#else
    extension SandboxedProgram {
        private func start(
            _ arguments: [String], input: Int32, output: Int32, seconds: Double
        ) throws(SandboxError) -> Int32 {
            throw SandboxError(step: "start \(path)", number: ENOSYS)
        }
    }
#endif
