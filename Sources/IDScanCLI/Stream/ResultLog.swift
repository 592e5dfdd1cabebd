import ScanReports
import SystemFoundation
import SystemLibrary

/// A file of answers that a stream goes on with: a line of JSON each.
final class ResultLog: Sendable {
    /// The identifiers that have an answer in the file.
    let answered: StreamIDs
    private let name: FileName
    private let descriptor: Int32

    /// The beginning of every answer.
    private static let start = Array("{\"schemaVersion\":".utf8)
    /// An answer may be so long, in bytes.
    private static let longestAnswer = 1 << 26

    /// The parts of an answer that are looked at. One to a line without an identifier has none.
    private struct Answer: Decodable {
        struct Refusal: Decodable { let code: String }

        let id: StreamID?
        let error: Refusal?
    }

    /// Opens a file of answers, or makes an empty one that only its owner can read. If its last answer was not written to the
    /// end, that answer is cut off. If answers are to be given anew, a file without them takes its place.
    ///
    /// - Parameters:
    ///   - name: The file.
    ///   - retried: The codes of errors that are no answers for good.
    /// - Throws: ``Failure`` when another program writes to the file, or anything in it is no answer: then it stays as it is.
    init(_ name: FileName, retrying retried: Set<String> = []) throws(Failure) {
        self.name = name
        do throws(Failure) {
            let file = try Self.opened(name)
            do throws(Failure) {
                if retried.isEmpty {
                    (answered, descriptor) = (try Self.answers(in: file), file)
                } else {
                    (answered, descriptor) = try Self.copy(of: file, without: retried, inPlaceOf: name)
                }
            } catch {
                close(file)
                throw error
            }
            if descriptor != file { close(file) }
        } catch {
            throw error.about(name.text)
        }
    }

    private static func opened(_ name: FileName) throws(Failure) -> Int32 {
        let descriptor = name.withPath { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600) }
        guard descriptor >= 0 else { throw failure(errno == ELOOP ? "it is a link" : String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw failure("another program writes to it")
        }
        return descriptor
    }

    deinit { close(descriptor) }

    /// Adds a line, with its newline.
    func write(_ line: [UInt8]) throws(Failure) {
        guard Console.write(line, to: descriptor) else {
            throw Self.failure(String(cString: strerror(errno))).about(name.text)
        }
    }

    private static func failure(_ reason: String) -> Failure {
        Failure(code: "outputFailed", message: "no answer can be added: \(reason)")
    }

    /// Reads all answers, and cuts off the beginning of one at the end.
    ///
    /// - Parameter isKept: Takes each line without its newline, and the code of its error; false where it is no answer for good.
    /// - Returns: The identifiers that have an answer.
    private static func answers(
        in descriptor: Int32, where isKept: ([UInt8], _ code: String?) throws(Failure) -> Bool = { _, _ in true }
    ) throws(Failure) -> StreamIDs {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure("it is no file")
        }
        var (ids, whole) = (StreamIDs(), 0)
        var (line, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 18))
        while true {
            let count = readSome(descriptor, into: &block)
            guard count >= 0 else { throw failure(String(cString: strerror(errno))) }
            if count == 0 { break }
            let parts = block[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for part in parts.enumerated() {
                if part.offset > 0 {
                    guard line.starts(with: start),
                        let answer = try? JSONDecoder().decode(Answer.self, from: Data(line))
                    else { throw failure("a line in it is no answer") }
                    whole += line.count + 1
                    if try isKept(line, answer.error?.code), let id = answer.id { _ = ids.insert(id) }
                    line = []
                }
                line += part.element
                guard line.count <= longestAnswer else { throw failure("a line in it is too long for an answer") }
            }
        }
        guard !line.isEmpty else { return ids }
        guard line.starts(with: start) || start.starts(with: line) else { throw failure("its last line is no answer") }
        guard ftruncate(descriptor, off_t(whole)) == 0 else { throw failure(String(cString: strerror(errno))) }
        return ids
    }

    /// Copies the answers of a file, but for errors of some codes, into a new one, which takes its name. A reader sees either the
    /// older file or the whole new one, and no other program that adds answers can have the new one meanwhile.
    ///
    /// - Returns: The identifiers that have an answer, and the new file, open and locked.
    private static func copy(
        of old: Int32, without retried: Set<String>, inPlaceOf name: FileName
    ) throws(Failure) -> (StreamIDs, Int32) {
        let temporary = FileName(bytes: name.bytes + Array(".\(UInt32.random(in: .min ... .max)).tmp".utf8))
        let flags = O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW
        let new = temporary.withPath { open($0, flags, 0o600) }
        guard new >= 0 else { throw failure("a file beside it cannot be made: \(String(cString: strerror(errno)))") }
        do throws(Failure) {
            let ids = try answers(in: old) { (line, code) throws(Failure) in
                if let code, retried.contains(code) { return false }
                if Console.write(line + [UInt8(ascii: "\n")], to: new) { return true }
                throw failure(String(cString: strerror(errno)))
            }
            let isDone =
                flock(new, LOCK_EX | LOCK_NB) == 0 && fsync(new) == 0
                && temporary.withPath { temporary in name.withPath { rename(temporary, $0) == 0 } }
            if !isDone { throw failure(String(cString: strerror(errno))) }
            return (ids, new)
        } catch {
            temporary.withPath { _ = unlink($0) }
            close(new)
            throw error
        }
    }
}
