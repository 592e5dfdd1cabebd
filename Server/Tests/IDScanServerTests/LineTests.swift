import Foundation
@testable import IDScanServer
import Testing

/// Lines whose other end gives and takes a few bytes at a time, or stops in the middle.
struct LineTests {
    private static let parts = [Array("{}".utf8), [], [UInt8](0..<200)]
    private static let frame = Frame.head(ofPartsOf: parts.map(\.count)) + parts.joined()

    /// The ends of a connection that keeps records: one read gives the bytes of one write, however many were asked for.
    /// A worker that another test starts inherits none: it would hold an end open that is closed here.
    private static func ends(_ kind: __socket_type = SOCK_SEQPACKET) throws -> (ours: Int32, theirs: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(kind.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    /// Writes each byte by itself, and closes the connection.
    private static func drip(_ bytes: some Sequence<UInt8> & Sendable, into end: Int32) {
        Thread.detachNewThread {
            for byte in bytes { withUnsafeBytes(of: byte) { _ = write(end, $0.baseAddress, 1) } }
            close(end)
        }
    }

    @Test func framesThatComeByteByByteAreWhole() throws {
        let (ours, theirs) = try Self.ends()
        let line = Line(ours)
        Self.drip(Self.frame + [Frame.receipt] + Self.frame, into: theirs)
        let end = ContinuousClock.now + .seconds(60)
        #expect(try line.frame(limit: 1000, before: end) == Self.parts)
        try line.receipt(before: end)
        #expect(try line.frame(limit: 1000, before: end) == Self.parts)
        #expect(throws: Line.Break.closed) { try line.frame(limit: 1000, before: end) }
    }

    /// A frame that ends too early is none, wherever it ends.
    @Test(arguments: 0..<frame.count)
    func aPartOfAFrameIsNone(count: Int) throws {
        let (ours, theirs) = try Self.ends()
        let line = Line(ours)
        Self.drip(Self.frame.prefix(count), into: theirs)
        #expect(throws: Line.Break.closed) { try line.frame(limit: 1000, before: .now + .seconds(60)) }
    }

    /// A peer that reads a few bytes now and then gets all of them, in order.
    @Test func bytesArriveThoughThePeerReadsFewAtATime() throws {
        let (ours, theirs) = try Self.ends(SOCK_STREAM)
        var room: Int32 = 1
        setsockopt(ours, SOL_SOCKET, SO_SNDBUF, &room, socklen_t(MemoryLayout.size(ofValue: room)))
        let sent = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        Thread.detachNewThread {
            let line = Line(ours)
            try? line.send(sent, before: .now + .seconds(60))
        }
        var (received, part) = ([UInt8](), [UInt8](repeating: 0, count: 7))
        while true {
            let count = read(theirs, &part, part.count)
            guard count > 0 else { break }
            received += part.prefix(count)
        }
        close(theirs)
        #expect(received == sent)
    }
}
