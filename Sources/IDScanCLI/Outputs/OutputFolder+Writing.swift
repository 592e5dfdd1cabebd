import SystemLibrary

extension OutputFolder {
    /// Writes a file beside the older one, if there is one, and then gives it its name. A reader always sees either the
    /// older file or the whole new one.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - name: The name of the file here.
    ///   - path: The name of this folder.
    ///   - mode: The permissions to read and write it.
    ///   - replaces: True where it may take the place of an older file.
    /// - Throws: ``OutputProblem``; then the older file is as it was.
    borrowing func write(
        _ bytes: [UInt8], to name: FileName, inFolderNamed path: FileName, mode: mode_t, replaces: Bool
    ) throws(OutputProblem) {
        let number = String(UInt64.random(in: .min ... .max), radix: 36)
        let temporary = FileName(".idscan-\(number).tmp")
        let folder = descriptor
        try UnfinishedFile.with(path.appending(temporary)) { () throws(OutputProblem) in
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let file = temporary.withPath { openat(folder, $0, flags, mode) }
            guard file >= 0 else { throw OutputProblem("a file beside it cannot be made", errno) }
            defer { temporary.withPath { _ = unlinkat(folder, $0, 0) } }
            do {
                defer { close(file) }
                guard Console.write(bytes, to: file), fsync(file) == 0 else {
                    throw OutputProblem("it cannot be filled", errno)
                }
            }
            try Self.rename(temporary, to: name, in: folder, replaces: replaces)
        }
    }

    /// Gives a file another name, which another file may have only if it may be replaced.
    private static func rename(
        _ old: FileName, to new: FileName, in folder: Int32, replaces: Bool
    ) throws(OutputProblem) {
        let problem = old.withPath { old in
            new.withPath { new -> Int32 in
                if !replaces {
                    if linkat(folder, old, folder, new, 0) == 0 { return 0 }
                    // Some file systems have no links: there, nothing better than to look first is possible.
                    guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { return errno }
                    if faccessat(folder, new, F_OK, 0) == 0 { return EEXIST }
                }
                return renameat(folder, old, folder, new) == 0 ? 0 : errno
            }
        }
        guard problem != 0 else { return }
        throw problem == EEXIST ? .exists : OutputProblem("it cannot get its name", problem)
    }
}

extension OutputProblem {
    /// There is an older file that may not be replaced.
    static let exists = OutputProblem("it is there already")

    /// The words about a file that a user asked for.
    func text(for file: OutputFile) -> String {
        self == .exists ? "\(text); --overwrite replaces it" : text
    }
}
