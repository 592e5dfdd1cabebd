import ScanReports
import SystemLibrary

/// The lines of a stream, one by one, however long the stream is.
struct StreamLines: ~Copyable {
    /// A line of a stream.
    enum Line {
        case whole([UInt8])
        /// A line that is longer than the limit: how it begins and ends.
        case tooLong(start: [UInt8], end: [UInt8])
    }

    /// The number of bytes that are kept of a line that is too long, of its start and of its end.
    static let kept = 4096
    private static let newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let descriptor: Int32
    private let stop: StopSignal?
    private let limit: Int
    /// The byte that ends a line: a newline, or NUL.
    private let separator: UInt8
    private var isFirst = true
    private var block = [UInt8](repeating: 0, count: 1 << 16)
    /// The part of the block that is not used yet.
    private var rest = 0..<0
    private var isAtEnd = false

    /// Opens a stream.
    ///
    /// - Parameters:
    ///   - input: The stream.
    ///   - limit: The number of bytes that a line may have.
    ///   - isSeparatedByNull: True where NUL ends each line, as `find -print0` writes it, and no newline does.
    ///   - stop: The signal that ends the reading before its end.
    /// - Throws: ``Failure`` when it cannot be read.
    init(
        of input: Input, limit: Int, separatedByNull isSeparatedByNull: Bool = false, until stop: StopSignal?
    ) throws(Failure) {
        separator = isSeparatedByNull ? 0 : Self.newline
        descriptor = input.isStandardInput ? STDIN_FILENO : try input.opened().descriptor
        (self.limit, self.stop) = (limit, stop)
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// Returns the next line, without the newline at its end; nil at the end, or when the program is to stop. Empty lines
    /// are left out.
    mutating func next() throws(Failure) -> Line? {
        var line: [UInt8] = []
        var end: [UInt8] = []
        while try hasMore() {
            let place = block[rest].firstIndex(of: separator)
            let part = block[rest.lowerBound..<(place ?? rest.upperBound)]
            rest = (place.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
            let room = limit - line.count
            line += part.prefix(room)
            if part.count > room { end = Array((end + part.dropFirst(room)).suffix(Self.kept)) }
            if place != nil {
                if let whole = self.line(line, end) { return whole }
                (line, end) = ([], [])
            }
        }
        return isStopped ? nil : self.line(line, end)
    }

    /// Returns so many bytes that stand behind a line; nil if there are fewer, or they are more than a line may have.
    mutating func bytes(_ count: Int) throws(Failure) -> [UInt8]? {
        guard (0...limit).contains(count) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        while bytes.count < count {
            guard try hasMore() else { return nil }
            let part = rest.prefix(count - bytes.count)
            bytes += block[part]
            rest = part.upperBound..<rest.upperBound
        }
        return bytes
    }

    /// Makes a line; nil when it is empty. A byte order mark before the first one does not count.
    private mutating func line(_ line: [UInt8], _ end: [UInt8]) -> Line? {
        let hasMark = isFirst && line.starts(with: Self.byteOrderMark)
        isFirst = false
        let line = hasMark ? Array(line.dropFirst(Self.byteOrderMark.count)) : line
        guard end.isEmpty else { return .tooLong(start: Array(line.prefix(Self.kept)), end: end) }
        let hasReturn = separator == Self.newline && line.last == Self.carriageReturn
        let trimmed = hasReturn ? Array(line.dropLast()) : line
        return trimmed.isEmpty ? nil : .whole(trimmed)
    }

    private var isStopped: Bool { stop?.isRaised == true }

    /// Fills the block when it is used up; returns true if there is anything in it.
    private mutating func hasMore() throws(Failure) -> Bool {
        while rest.isEmpty, !isAtEnd {
            if stop?.comesFirst(before: descriptor) == true { return false }
            let count = readSome(descriptor, into: &block)
            guard count >= 0 else { throw Input.failure(ofError: errno) }
            (rest, isAtEnd) = (0..<count, count == 0)
        }
        return !rest.isEmpty && !isStopped
    }
}
