#if os(Linux)
    import CSandbox
    import SystemLibrary

    /// A system call that a sandboxed process may make still, and with which arguments.
    struct AllowedCall {
        let name: String
        /// The conditions on its arguments; nothing for a call that is allowed as it is.
        var arguments: [scmp_arg_cmp] = []

        /// `CLONE_THREAD` of linux/sched.h.
        static let cloneThread: UInt64 = 0x0001_0000

        /// All that a scan needs, whose models are loaded: memory, time, locks, and the streams that are open already.
        ///
        /// - Parameter outputs: The open files that it may write to.
        static func all(writingTo outputs: [Int32]) -> [AllowedCall] {
            [
                "read", "lseek", "close", "fstat", "poll", "ppoll", "brk", "munmap", "mremap", "madvise", "futex",
                "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "getrandom", "getpid",
                "gettid", "getrusage", "sched_yield", "sched_getaffinity", "rt_sigaction", "rt_sigprocmask",
                "rt_sigreturn", "sigaltstack", "restart_syscall", "set_robust_list", "rseq", "exit", "exit_group",
            ].map { AllowedCall(name: $0) }
                // Standard output and standard error.
                + ["write", "writev"].flatMap { name in
                    outputs.map { AllowedCall(name: name, arguments: [.equal(0, UInt64($0))]) }
                }
                // Memory that holds no instructions.
                + ["mmap", "mprotect"].map { AllowedCall(name: $0, arguments: [.without(2, UInt64(PROT_EXEC))]) }
                // Threads, but no processes: the decoder of HEIC waits for one of its own.
                + [AllowedCall(name: "clone", arguments: [.with(0, cloneThread)])]
                // Its own end, by `abort`.
                + [AllowedCall(name: "tgkill", arguments: [.equal(0, UInt64(getpid()))])]
        }
    }

    extension scmp_arg_cmp {
        /// The argument has this value.
        fileprivate static func equal(_ argument: UInt32, _ value: UInt64) -> scmp_arg_cmp {
            scmp_arg_cmp(arg: argument, op: SCMP_CMP_EQ, datum_a: value, datum_b: 0)
        }

        /// The argument has all of these bits.
        fileprivate static func with(_ argument: UInt32, _ bits: UInt64) -> scmp_arg_cmp {
            scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: bits, datum_b: bits)
        }

        /// The argument lacks all of these bits.
        fileprivate static func without(_ argument: UInt32, _ bits: UInt64) -> scmp_arg_cmp {
            scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: bits, datum_b: 0)
        }
    }
#endif
