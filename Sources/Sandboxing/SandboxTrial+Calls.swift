#if os(Linux)
    import CSandbox
    import SystemLibrary

    extension SandboxTrial {
        private typealias Call = (name: String, call: String, arguments: [UInt64])

        /// The system calls by which processes leave their place. Their arguments are such that nothing happens where they are allowed:
        /// they succeed or fail there, but by another error than that of the sandbox.
        static func calls() -> [SandboxTrial] {
            let parent = UInt64(getppid())
            let calls = ofProcesses(parent) + ofFiles + ofTheSystem
            return calls.filter { seccomp_syscall_resolve_name($0.call) != __NR_SCMP_ERROR }.map { row in
                SandboxTrial(name: "\(row.name) (\(row.call))") { refusal(of: row.call, row.arguments) }
            }
        }

        private static let nothing = UInt64(bitPattern: -1)

        private static func ofProcesses(_ parent: UInt64) -> [Call] {
            [
                ("look into its parent", "ptrace", [1, parent]),
                ("read its parent's memory", "process_vm_readv", [parent]),
                ("write its parent's memory", "process_vm_writev", [parent]),
                ("hold its parent", "pidfd_open", [parent]),
                ("take an open file of its parent", "pidfd_getfd", [nothing]),
                ("send a signal to a thread of its parent", "tgkill", [parent, parent, 0]),
                ("send a signal with a value to its parent", "rt_sigqueueinfo", [parent, 0]),
                // Flags that go with no process.
                ("make a process", "clone", [0x800]),
                ("make a process by a new call", "clone3", [0, 0]),
                ("run another program by an open file", "execveat", [nothing, 0]),
            ]
        }

        private static let ofFiles: [Call] = [
            ("open a file by a new call", "openat2", [nothing, 0, 0, 0]),
            ("open a file by its handle", "open_by_handle_at", [nothing, 0, 0]),
            ("make a file in memory", "memfd_create", [0, 0]),
            ("copy an open file", "dup", [nothing]),
            ("connect", "connect", [0, 0, 0]),
            ("send a message", "sendto", [nothing, 0, 0, 0, 0, 0]),
            ("send an open file", "sendmsg", [nothing, 0, 0]),
            ("make two sockets", "socketpair", [0, 0, 0, 0]),
            ("control a device", "ioctl", [nothing, 0]),
            ("do calls by a list in memory", "io_uring_setup", [1, 0]),
            ("share memory", "shmget", [0, 0, 0o1600]),
            ("watch files", "inotify_init1", [nothing]),
        ]

        private static let ofTheSystem: [Call] = [
            ("use the kernel's keys", "keyctl", [0, nothing, 0]),
            ("add a key", "add_key", [0, 0, 0, 0, 0]),
            ("have a namespace of its own", "unshare", [1]),
            ("join a namespace", "setns", [nothing, 0]),
            ("mount", "mount", [0, 0, 0, nothing, 0]),
            ("run a program in the kernel", "bpf", [nothing, 0, 0]),
            ("count events of the kernel", "perf_event_open", [0, 0, 0, nothing, 0]),
            ("halt threads at pages", "userfaultfd", [nothing]),
            ("loosen its filter", "seccomp", [nothing, 0, 0]),
            ("change itself", "prctl", [nothing]),
            ("raise its limits", "prlimit64", [0, nothing, 0, 0]),
            ("be another user", "setuid", [nothing]),
            ("let memory be run", "mprotect", [0, 0, UInt64(PROT_EXEC)]),
            ("let memory be run by a new call", "pkey_mprotect", [0, 0, UInt64(PROT_EXEC), nothing]),
        ]

        /// The error by which a sandbox refuses a call; 0 when the call came to the kernel.
        private static func refusal(of call: String, _ arguments: [UInt64]) -> Int32 {
            var six = arguments + Array(repeating: 0, count: 6 - arguments.count)
            let error = CSandboxCall(Int(seccomp_syscall_resolve_name(call)), &six)
            return [EPERM, ENOSYS].contains(error) ? error : 0
        }
    }
#endif
