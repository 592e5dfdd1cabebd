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
    /// end, that answer is cut off. If it has answers that are to be given anew, a file without them takes its place.
    ///
    /// - Parameters:
    ///   - name: The file.
    ///   - retried: The codes of errors that are no answers for good.
    /// - Throws: ``Failure`` when another program writes to the file, or anything in it is no answer: then it stays as it is.
    init(_ name: FileName, retrying retried: Set<String> = []) throws(Failure) {
        self.name = name
        do throws(Failure) {
            var descriptor = try Self.opened(name)
            do throws(Failure) {
                var content = Content()
                try content.read(from: descriptor, without: retried)
                if content.hasDropped {
                    let kept = try Self.copy(content.kept, of: descriptor, inPlaceOf: name)
                    close(descriptor)
                    descriptor = kept
                }
                answered = content.ids
            } catch {
                close(descriptor)
                throw error
            }
            self.descriptor = descriptor
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

    /// The answers in a file.
    private struct Content {
        var ids = StreamIDs()
        /// The places of the lines that stay, in bytes; lines that follow each other make one range.
        var kept: [Range<Int>] = []
        /// True if there are answers that are to be given anew.
        var hasDropped = false
        private var whole = 0

        /// Reads all answers, and cuts off the beginning of one at the end.
        mutating func read(from descriptor: Int32, without retried: Set<String>) throws(Failure) {
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                throw ResultLog.failure("it is no file")
            }
            var (line, block) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 18))
            while true {
                let count = readSome(descriptor, into: &block)
                guard count >= 0 else { throw ResultLog.failure(String(cString: strerror(errno))) }
                if count == 0 { break }
                let parts = block[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                for part in parts.enumerated() {
                    if part.offset > 0 {
                        try add(line, without: retried)
                        line = []
                    }
                    line += part.element
                    guard line.count <= ResultLog.longestAnswer else {
                        throw ResultLog.failure("a line in it is too long for an answer")
                    }
                }
            }
            guard !line.isEmpty else { return }
            guard line.starts(with: ResultLog.start) || ResultLog.start.starts(with: line) else {
                throw ResultLog.failure("its last line is no answer")
            }
            guard ftruncate(descriptor, off_t(whole)) == 0 else {
                throw ResultLog.failure(String(cString: strerror(errno)))
            }
        }

        private mutating func add(_ line: [UInt8], without retried: Set<String>) throws(Failure) {
            guard line.starts(with: ResultLog.start),
                let answer = try? JSONDecoder().decode(Answer.self, from: Data(line))
            else { throw ResultLog.failure("a line in it is no answer") }
            let end = whole + line.count + 1
            defer { whole = end }
            if let code = answer.error?.code, retried.contains(code) { return hasDropped = true }
            if kept.last?.upperBound == whole, let last = kept.popLast() {
                kept.append(last.lowerBound..<end)
            } else {
                kept.append(whole..<end)
            }
            if let id = answer.id { _ = ids.insert(id) }
        }
    }

    /// Copies parts of a file into a new one, which takes its name. A reader sees either the older file or the whole new one,
    /// and no other program that adds answers can have the new one meanwhile.
    ///
    /// - Returns: The new file, open and locked.
    private static func copy(
        _ parts: [Range<Int>], of old: Int32, inPlaceOf name: FileName
    ) throws(Failure) -> Int32 {
        let temporary = FileName(bytes: name.bytes + Array(".\(UInt32.random(in: .min ... .max)).tmp".utf8))
        let flags = O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW
        let new = temporary.withPath { open($0, flags, 0o600) }
        guard new >= 0 else { throw failure("a file beside it cannot be made: \(String(cString: strerror(errno)))") }
        let isDone =
            parts.allSatisfy { copy($0, of: old, to: new) } && flock(new, LOCK_EX | LOCK_NB) == 0 && fsync(new) == 0
            && temporary.withPath { temporary in name.withPath { rename(temporary, $0) == 0 } }
        guard isDone else {
            let reason = String(cString: strerror(errno))
            temporary.withPath { _ = unlink($0) }
            close(new)
            throw failure(reason)
        }
        return new
    }

    private static func copy(_ part: Range<Int>, of old: Int32, to new: Int32) -> Bool {
        var (place, block) = (part.lowerBound, [UInt8](repeating: 0, count: 1 << 18))
        while place < part.upperBound {
            let wanted = min(block.count, part.upperBound - place)
            let count = block.withUnsafeMutableBytes { pread(old, $0.baseAddress, wanted, off_t(place)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0, Console.write(Array(block[..<count]), to: new) else { return false }
            place += count
        }
        return true
    }
}
