import ScanReports
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file of answers that a stream goes on with: a line of JSON each.
final class ResultLog: Sendable {
    /// The identifiers that have an answer in the file.
    let answered: StreamIDs
    private let name: FileName
    private let descriptor: Int32

    /// What every answer begins with.
    private static let start = Array("{\"schemaVersion\":".utf8)
    /// An answer may be so long, in bytes.
    private static let longestAnswer = 1 << 26

    /// What is looked at in an answer. One to a line without an identifier has none.
    private struct Answer: Decodable {
        let id: StreamID?
    }

    /// Opens a file of answers, or makes an empty one that only its owner can read. If its last answer was not written to the
    /// end, that answer is cut off.
    ///
    /// - Throws: ``Failure`` when another program writes to the file, or anything in it is no answer: then it stays as it is.
    init(_ name: FileName) throws(Failure) {
        self.name = name
        let descriptor = name.withPath { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600) }
        guard descriptor >= 0 else {
            let reason = errno == ELOOP ? "it is a link" : String(cString: strerror(errno))
            throw Self.failure(reason).about(name)
        }
        do throws(Failure) {
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Self.failure("another program writes to it") }
            answered = try Self.answered(in: descriptor)
        } catch {
            close(descriptor)
            throw error.about(name)
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Adds a line, with its newline.
    func write(_ line: [UInt8]) throws(Failure) {
        guard Console.write(line, to: descriptor) else {
            throw Self.failure(String(cString: strerror(errno))).about(name)
        }
    }

    private static func failure(_ reason: String) -> Failure {
        Failure(code: "outputFailed", message: "no answer can be added: \(reason)")
    }

    /// Reads all answers, and cuts off the beginning of one at the end.
    private static func answered(in descriptor: Int32) throws(Failure) -> StreamIDs {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure("it is no file")
        }
        var ids = StreamIDs()
        var (line, whole): ([UInt8], Int) = ([], 0)
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(String(cString: strerror(errno))) }
            if count == 0 { break }
            for part in block[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .enumerated()
            {
                if part.offset > 0 {
                    whole += line.count + 1
                    try add(line, to: &ids)
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

    private static func add(_ line: [UInt8], to ids: inout StreamIDs) throws(Failure) {
        guard line.starts(with: start), let answer = try? JSONDecoder().decode(Answer.self, from: Data(line)) else {
            throw failure("a line in it is no answer")
        }
        if let id = answer.id { _ = ids.insert(id) }
    }
}
