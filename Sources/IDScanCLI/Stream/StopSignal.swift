import Synchronization
import SystemLibrary

/// The wish of SIGINT, SIGTERM or SIGHUP that the program finish what it began, and end. The second such signal ends it at once.
struct StopSignal: Sendable {
    /// The end of a pipe that can be read from once a signal came.
    private let raised: Int32

    /// Takes the signals from now on; nil when the system has no pipe left.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        raised = ends[0]
        caught.store(0, ordering: .sequentiallyConsistent)
        wake.store(ends[1], ordering: .sequentiallyConsistent)
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = catchSignal
        #else
            action.__sigaction_handler.sa_handler = catchSignal
        #endif
        action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND)) | SA_RESTART
        sigaction(SIGINT, &action, nil)
        sigaction(SIGTERM, &action, nil)
        // nohup has it ignored.
        if !Self.isIgnored(SIGHUP) { sigaction(SIGHUP, &action, nil) }
        // Whoever started the program may have had them blocked.
        var taken = sigset_t()
        sigemptyset(&taken)
        sigaddset(&taken, SIGINT)
        sigaddset(&taken, SIGTERM)
        sigaddset(&taken, SIGHUP)
        pthread_sigmask(SIG_UNBLOCK, &taken, nil)
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// The signal that came; nil when none did.
    var number: Int32? {
        let number = caught.load(ordering: .sequentiallyConsistent)
        return number == 0 ? nil : number
    }

    /// True if one came.
    var isRaised: Bool { number != nil }

    /// Waits until a file can be read, or a signal comes; returns true for a signal.
    func comesFirst(before descriptor: Int32) -> Bool {
        var files = [
            pollfd(fd: raised, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&files, 2, -1) < 0, errno == EINTR {}
        return isRaised
    }
}

/// The signal that came, and the end of the pipe that is written to then.
private let caught = Atomic<Int32>(0), wake = Atomic<Int32>(-1)

/// Notes a signal, by nothing but the calls that POSIX allows in handlers.
private func catchSignal(_ number: Int32) {
    let before = errno
    caught.store(number, ordering: .sequentiallyConsistent)
    var byte: UInt8 = 1
    _ = write(wake.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = before
}
