import SystemLibrary

/// An open folder that files are written to. It stays the same folder when it is renamed meanwhile.
struct OutputFolder: ~Copyable {
    /// The open folder.
    let descriptor: Int32

    /// Opens a folder.
    ///
    /// - Throws: ``OutputProblem`` when it is not there, is no folder, or may not be written to.
    init(_ name: FileName) throws(OutputProblem) {
        #if os(Linux)
            // A folder may be written to that may not be listed. Swift does not see O_PATH, a macro of GNU's.
            let flags = 0o10000000 | O_DIRECTORY | O_CLOEXEC
        #else
            let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        #endif
        descriptor = name.withPath { open($0, flags) }
        guard descriptor >= 0 else {
            throw OutputProblem(errno == ENOENT ? "there is no such folder" : "the folder cannot be used", errno)
        }
        guard faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) == 0 else {
            let number = errno
            throw OutputProblem("the folder cannot be written to", number)
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns the status of the thing with a name here, links not followed; nil when there is none.
    ///
    /// - Throws: ``OutputProblem`` when that cannot be told.
    func status(of name: FileName) throws(OutputProblem) -> stat? {
        var status = stat()
        if name.withPath({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 { return status }
        if errno == ENOENT { return nil }
        throw OutputProblem("it cannot be looked at", errno)
    }

    /// Returns which file a new one would take the place of, if any.
    ///
    /// - Throws: ``OutputProblem`` when it is a link, a folder or a device, or its owner protects it.
    func replaceableFile(named name: FileName) throws(OutputProblem) -> FileIdentity? {
        guard !name.bytes.isEmpty else { throw OutputProblem("this is the name of a folder") }
        guard let status = try status(of: name) else { return nil }
        let problems: [mode_t: String] = [
            S_IFLNK: "it is a symbolic link", S_IFDIR: "it is a folder", S_IFIFO: "it is a pipe",
            S_IFSOCK: "it is a socket", S_IFCHR: "it is a device", S_IFBLK: "it is a device",
        ]
        if let problem = problems[status.st_mode & S_IFMT] { throw OutputProblem(problem) }
        guard name.withPath({ faccessat(descriptor, $0, W_OK, AT_EACCESS) }) == 0 else {
            throw OutputProblem("an older file has this name", errno)
        }
        return FileIdentity(status)
    }
}

/// The reason why a file cannot be written, in words that follow a colon.
struct OutputProblem: Error, Hashable {
    /// The words.
    let text: String

    /// Makes a problem, with the system's words about it.
    init(_ text: String, _ number: Int32? = nil) {
        self.text = number.map { "\(text) (\(String(cString: strerror($0))))" } ?? text
    }
}
