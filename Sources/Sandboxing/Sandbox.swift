import CSandbox
import SystemLibrary

/// The limits that a process sets itself, for good, before it looks at a file from a stranger.
///
/// An attacker who takes over the process by such a file can calculate, and write to its standard output and standard
/// error; and no more: the process opens no file and no connection, starts no process, runs no other program, and loads
/// no code. Linux only: seccomp by libseccomp, Landlock where the kernel has it, `no_new_privs` and limits of resources.
///
/// A process enters it when it has loaded all that it needs:
///
/// ```swift
/// var scanner = try DocumentScanner()
/// try Sandbox().enter()
/// let result = try scanner.scan(bytes)
/// ```
///
/// A call that is not allowed fails with `EPERM`; a library that asks for something that it can do without goes on.
public struct Sandbox: Hashable, Sendable {
    /// The number of bytes that the process may map, with those that it has mapped already: 0 or more. A photograph of
    /// 100 megapixels takes half a gigabyte; libraries take about as much again.
    public var memoryLimit: Int
    /// True where open files, connections too, stay open: they can be read then. The three standard streams always do.
    public var keepsOpenFiles: Bool

    /// True where the process may write to its standard input: a socket, by which requests come and answers go.
    public var writesToInput: Bool

    /// A socket that the process may use still, to ask another process for work that it cannot do itself; nil for no
    /// socket. It has the number ``keptSocketNumber`` then.
    public var keptSocket: Int32?
    /// The number of ``keptSocket`` in the sandbox.
    public static let keptSocketNumber: Int32 = 3

    /// Creates a description of the limits.
    public init(memoryLimit: Int = 2 << 30, keepsOpenFiles: Bool = false, writesToInput: Bool = false) {
        self.memoryLimit = memoryLimit
        self.keepsOpenFiles = keepsOpenFiles
        self.writesToInput = writesToInput
    }

    /// The libraries and models take so much, in bytes, and an image so much for each of its pixels and each byte of
    /// its file.
    private static let base = 3 << 29, bytesPerPixel = 8, bytesPerFileByte = 4

    /// With memory for the largest image.
    ///
    /// - Parameters:
    ///   - pixels: The number of pixels that it may have.
    ///   - fileBytes: The number of bytes that its file may have.
    public init(forImagesOf pixels: Int, fileBytes: Int) {
        let (pixels, bytes) = (min(pixels, 1 << 40), min(fileBytes, 1 << 40))
        self.init(memoryLimit: Self.base + Self.bytesPerPixel * pixels + Self.bytesPerFileByte * bytes)
    }

    /// Gives it all up, for every thread of the process.
    ///
    /// - Throws: ``SandboxError`` when the system refuses, or has nothing of the kind, as macOS. Some of it may be
    ///   given up then.
    public func enter() throws(SandboxError) {
        // The C library reads the time zone from a file, once.
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        if !keepsOpenFiles { try Self.check(CSandboxCloseOtherFiles(keptSocket ?? -1), "close files") }
        try Self.check(CSandboxLimitMemory(UInt64(memoryLimit)), "limit memory")
        try Self.forbidDumps()
        try Self.check(CSandboxForbidPrivileges(), "forbid privileges")
        // Kernels without Landlock have seccomp: that forbids to open files, too.
        let landlock = CSandboxForbidFiles()
        if landlock != ENOSYS, landlock != EOPNOTSUPP { try Self.check(landlock, "forbid files") }
        try forbidCalls()
    }

    /// Forbids the system to write the memory of this process into a file when it crashes, and other processes of the
    /// user to look into it. A process that holds a document calls it first of all; the programs that it starts write
    /// no such files, either.
    ///
    /// - Throws: ``SandboxError`` when the system refuses.
    public static func forbidDumps() throws(SandboxError) { try check(CSandboxForbidDumps(), "forbid dumps") }

    private static func check(_ error: Int32, _ step: String) throws(SandboxError) {
        guard error == 0 else { throw SandboxError(step: step, number: error) }
    }

    #if os(Linux)
        /// The answer to a call that is not allowed: `SCMP_ACT_ERRNO`, which is a macro.
        private static func refusal(_ error: Int32) -> UInt32 { 0x0005_0000 | UInt32(error) }

        /// The streams to which the process may write.
        private var writable: [Int32] {
            [STDOUT_FILENO, STDERR_FILENO] + (writesToInput ? [STDIN_FILENO] : [])
                + (keptSocket == nil ? [] : [Self.keptSocketNumber])
        }

        /// Refuses all system calls but those of ``AllowedCall``.
        private func forbidCalls() throws(SandboxError) {
            guard let filter = seccomp_init(Self.refusal(EPERM)) else {
                throw SandboxError(step: "make a filter of system calls", number: ENOMEM)
            }
            defer { seccomp_release(filter) }
            try Self.check(-seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1), "filter all threads")
            for call in AllowedCall.all(writingTo: writable) {
                let number = seccomp_syscall_resolve_name(call.name)
                // Not every processor has every call.
                guard number != __NR_SCMP_ERROR else { continue }
                try Self.check(
                    -seccomp_rule_add_array(
                        filter, SCMP_ACT_ALLOW, number, UInt32(call.arguments.count), call.arguments),
                    "allow \(call.name)")
            }
            // A filter cannot see the flags of `clone3`. The C library starts threads by `clone` where it is missing.
            let clone3 = seccomp_syscall_resolve_name("clone3")
            if clone3 != __NR_SCMP_ERROR {
                try Self.check(-seccomp_rule_add_array(filter, Self.refusal(ENOSYS), clone3, 0, nil), "refuse clone3")
            }
            try Self.check(-seccomp_load(filter), "filter system calls")
        }
    #else
        private func forbidCalls() throws(SandboxError) {
            throw SandboxError(step: "filter system calls", number: ENOSYS)
        }
    #endif
}
