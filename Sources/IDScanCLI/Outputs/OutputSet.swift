import ArgumentParser
import ScanReports
import Synchronization
import SystemLibrary

/// The files that a command writes: checked together before the work begins, and each once more when it is written.
///
/// No output takes the place of a file that the command reads, of another output, or of the files of standard output or
/// standard error; none follows a link.
final class OutputSet: Sendable {
    /// The files that are not written over, and their roles.
    private let kept: [FileIdentity: String]
    /// The files that were written.
    private let written = Mutex<[FileIdentity: FileName]>([:])

    /// Checks outputs.
    ///
    /// - Parameters:
    ///   - files: The outputs.
    ///   - inputs: The names of the files that the command reads.
    /// - Throws: A `ValidationError` when an output is an input or another output, ``Failure`` when it cannot be
    ///   written.
    init(_ files: [OutputFile], besides inputs: [FileName]) throws {
        var kept: [FileIdentity: String] = [:]
        for (descriptor, words) in [
            (STDIN_FILENO, "standard input"), (STDOUT_FILENO, "standard output"), (STDERR_FILENO, "standard error"),
        ] {
            if let identity = FileIdentity(openAs: descriptor) { kept[identity] = "the file of \(words)" }
        }
        for name in inputs where !name.isStandardStream {
            if let identity = FileIdentity(name) { kept[identity] = "the input \(name.text.visible)" }
        }
        self.kept = kept
        try checkIdentities(of: files)
        for file in files where !file.name.isStandardStream {
            do throws(OutputProblem) {
                try check(file)
            } catch {
                throw Failure(cannotWrite: file, error)
            }
        }
    }

    private func checkIdentities(of files: [OutputFile]) throws {
        var seen: [FileIdentity?: OutputFile] = [:]
        for file in files {
            let identity = file.name.isStandardStream ? nil : FileIdentity(file.name)
            if identity == nil, !file.name.isStandardStream { continue }
            if let words = identity.flatMap({ kept[$0] }) {
                throw ValidationError("\(file.option) would write over \(words): name another file.")
            }
            if let other = seen.updateValue(file, forKey: identity) {
                throw ValidationError("\(other.option) and \(file.option) name the same file: name two.")
            }
        }
    }

    private func check(_ file: OutputFile) throws(OutputProblem) {
        let folder = try OutputFolder(file.name.folder)
        let older = try folder.replaceableFile(named: file.name.lastPart)
        if older != nil, !file.replaces { throw .exists }
    }

    /// Writes the whole of a file, one of those that were checked or one that was asked for together with it.
    ///
    /// - Throws: ``Failure`` when that is not possible; then an older file is as it was.
    func write(_ bytes: [UInt8], to file: OutputFile) throws(Failure) {
        if file.name.isStandardStream { return try Console.write(bytes) }
        do throws(OutputProblem) {
            let folder = try OutputFolder(file.name.folder)
            let name = file.name.lastPart
            if let older = try folder.replaceableFile(named: name) { try checkIsFree(older) }
            try folder.write(
                bytes, to: name, inFolderNamed: file.name.folder, mode: file.isPrivate ? 0o600 : 0o666,
                replaces: file.replaces)
            if let new = try folder.status(of: name) {
                written.withLock { $0[FileIdentity(new)] = file.name }
            }
        } catch {
            throw Failure(cannotWrite: file, error)
        }
    }

    /// Takes away an older file that this run writes nothing to, so that it is not taken for this run's.
    ///
    /// - Throws: ``Failure`` when it is there, and is no file or cannot be taken away.
    func removeOlder(_ file: OutputFile) throws(Failure) {
        do throws(OutputProblem) {
            let folder = try OutputFolder(file.name.folder)
            let name = file.name.lastPart
            guard let older = try folder.replaceableFile(named: name) else { return }
            try checkIsFree(older)
            let isGone = name.withPath { unlinkat(folder.descriptor, $0, 0) == 0 }
            if !isGone { throw OutputProblem("an older file cannot be taken away", errno) }
        } catch {
            throw Failure(cannotWrite: file, error)
        }
    }

    /// True if there is a file of an output's name that this run did not write.
    func hasOlder(_ file: OutputFile) -> Bool {
        guard let identity = FileIdentity(file.name), case .existing = identity, kept[identity] == nil else {
            return false
        }
        return written.withLock { $0[identity] == nil }
    }

    private func checkIsFree(_ older: FileIdentity) throws(OutputProblem) {
        if let words = kept[older] { throw OutputProblem("it is \(words)") }
        if let name = written.withLock({ $0[older] }) {
            throw OutputProblem("it is \(name.text.visible), which was just written")
        }
    }
}

extension Failure {
    /// The failure of an output.
    init(cannotWrite file: OutputFile, _ problem: OutputProblem) {
        self.init(code: "outputFailed", message: "cannot write \(file.name.text): \(problem.text(for: file))")
    }
}
