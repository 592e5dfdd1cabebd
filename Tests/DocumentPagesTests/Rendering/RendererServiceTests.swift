import Foundation
import ImageProcessing
import Imaging
import Testing

@testable import DocumentPages

/// A service that renders pages for a process that can start none.
@Suite struct RendererServiceTests {
    /// The two ends of a socket. Programs that render in another test inherit none.
    private static func ends() throws -> (near: Int32, far: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    /// Does work beside a service on the other end of a socket, which ends when this end is closed.
    private static func beside(
        _ service: @escaping @Sendable (Int32) -> Void = { RendererService.run(on: $0) },
        _ work: (Int32) throws -> Void
    ) throws {
        let (near, far) = try ends()
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            service(far)
            close(far)
            ended.signal()
        }
        defer {
            close(near)
            ended.wait()
        }
        try work(near)
    }

    private static let page = Result { try PageTextTests.page("BT /F 18 Tf 20 20 Td (Bates 000123) Tj ET") }

    /// The service gives the same pictures and the same text as a renderer that starts the programs itself, one job after the other.
    @Test func answersAsARendererDoes() throws {
        let page = try Self.page.get()
        try Self.beside { socket in
            let (asking, starting) = (PageRenderer(asking: socket), PageRenderer())
            for (format, side) in [(PixelFormat.grey, 300), (.rgb, 200), (.grey, 40)] {
                let image = try asking.image(of: page, as: format, longerSide: side, before: .never)
                #expect(max(image.width, image.height) == side && image.pixelFormat == format)
                #expect(image == (try starting.image(of: page, as: format, longerSide: side, before: .never)))
            }
            let text = try asking.text(of: page, before: .never)
            #expect(text == (try starting.text(of: page, before: .never)))
            #expect(String(decoding: text, as: UTF8.self).contains(">000123</word>"))
        }
    }

    /// A file that is damaged, and a time that is over, cost their one job.
    @Test func survivesWhatCannotBeDrawn() throws {
        let page = try Self.page.get()
        try Self.beside { socket in
            let renderer = PageRenderer(asking: socket)
            for file in [[], Array("%PDF-1.7".utf8), Array(page.prefix(page.count / 2))] {
                #expect { try renderer.image(of: file, longerSide: 100, before: .never) } throws: {
                    ($0 as? PDFError)?.code == .damaged
                }
            }
            #expect {
                try renderer.image(of: page, longerSide: 19_000, before: Deadline(after: .milliseconds(1)))
            } throws: {
                ($0 as? PDFError)?.code == .timedOut
            }
            let next = try renderer.image(of: page, longerSide: 50, before: .never)
            #expect(next.pixelFormat == .grey)
        }
    }

    /// A service that was taken over: bytes that are no answer, absurd lengths, an end in the middle.
    @Test(
        arguments: [
            [], [0], [0, 1, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0, 0, 0, 80], [0, 0, 0, 0, 0, 0, 0, 0, 128],
            [0, 255, 255, 255, 255, 255, 255, 255, 255], [0, 0, 0, 0, 128, 0, 0, 0, 0],
        ] as [[UInt8]])
    func refusesAnswersThatEndEarly(answer: [UInt8]) throws {
        let page = try Self.page.get()
        // The whole request is read first: the kind of job, four numbers of eight bytes, and the file.
        let length = 1 + 4 * 8 + page.count
        let isServed: @Sendable (Int32) -> Void = { socket in
            var (bytes, count) = ([UInt8](repeating: 0, count: 1 << 16), 0)
            while count < length { count += max(read(socket, &bytes, bytes.count), 1) }
            _ = answer.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            shutdown(socket, Int32(SHUT_RDWR))
        }
        try Self.beside(isServed) { socket in
            #expect { try PageRenderer(asking: socket).text(of: page, before: .never) } throws: {
                ($0 as? PDFError)?.message == "what renders pages has ended"
            }
        }
    }

    /// An error with a number that is not known, and a picture that is none, are damage.
    @Test(arguments: [[9, 2, 0, 0, 0, 0, 0, 0, 0, 111, 104], [0, 2, 0, 0, 0, 0, 0, 0, 0, 80, 53]] as [[UInt8]])
    func takesUnknownAnswersForDamage(answer: [UInt8]) throws {
        let service: @Sendable (Int32) -> Void = { socket in
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            _ = read(socket, &bytes, bytes.count)
            _ = answer.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            while read(socket, &bytes, bytes.count) > 0 {}
        }
        try Self.beside(service) { socket in
            #expect { try PageRenderer(asking: socket).image(of: [1, 2, 3], longerSide: 9, before: .never) } throws: {
                ($0 as? PDFError)?.code == .damaged
            }
        }
    }

    /// A request with absurd numbers ends the service, or is brought within the limits; nothing is allocated for it.
    @Test(
        arguments: [
            ([2], 40), ([1] + [UInt8](repeating: 255, count: 32), 33),
            ([0] + [UInt8](repeating: 0, count: 31) + [64], 33),
        ] as [([UInt8], Int)])
    func endsAtRequestsThatAreNone(bytes: [UInt8], length: Int) throws {
        try Self.beside { socket in
            let request = bytes + [UInt8](repeating: 0, count: length - bytes.count)
            _ = request.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            shutdown(socket, Int32(SHUT_WR))
            // The line ends, with an answer or without one.
            var (bytes, count) = ([UInt8](repeating: 0, count: 100), 1)
            while count > 0 { count = read(socket, &bytes, bytes.count) }
            #expect(count == 0)
        }
    }

    /// A program that is not there is named as the reason.
    @Test func tellsThatNothingStarts() {
        #expect { try RendererService.start(program: "/nothing/here", arguments: []) } throws: {
            ($0 as? PDFError)?.message == "what renders pages cannot be started: No such file or directory"
        }
    }

    /// A service that is started is a process at the other end of the socket.
    @Test func startsAProcess() throws {
        let socket = try RendererService.start(program: "/bin/cat", arguments: ["/proc/self/cmdline"])
        defer { close(socket) }
        // Its standard output is nowhere, so that only the end of the line comes.
        var byte: UInt8 = 0
        #expect(read(socket, &byte, 1) == 0)
    }
}
