import Synchronization
import SystemLibrary

/// The file that is being written at this moment. It is deleted when a signal ends the program.
///
/// There is one at a time.
enum UnfinishedFile {
    /// The signals that end the program while it writes: from people, and by limits of the shell.
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGXFSZ, SIGXCPU]
    /// The address of the file's path, or 0; a signal handler may read an atomic number, and nothing that has a lock.
    private static let path = Atomic<UInt>(0)
    private static let turn = Mutex(false)

    /// Does something while an unfinished file may exist. Only one caller at a time can do so, and others wait.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - body: Makes the file, and takes it away or gives it another name.
    static func with(_ name: FileName, _ body: () throws(OutputProblem) -> Void) throws(OutputProblem) {
        let result = turn.withLock { isWatching -> Result<Void, OutputProblem> in
            if !isWatching { watchSignals() }
            isWatching = true
            let characters = name.withPath { strdup($0) }
            path.store(UInt(bitPattern: characters), ordering: .sequentiallyConsistent)
            defer {
                path.store(0, ordering: .sequentiallyConsistent)
                free(characters)
            }
            return Result { () throws(OutputProblem) in try body() }
        }
        try result.get()
    }

    private static func watchSignals() {
        for number in signals {
            let former = signal(number) { number in
                let address = UnfinishedFile.path.load(ordering: .sequentiallyConsistent)
                if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
                signal(number, SIG_DFL)
                raise(number)
            }
            // If the program was started to ignore a signal, as nohup does, that signal must not end it.
            let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
            if isIgnored { signal(number, SIG_IGN) }
        }
    }
}
