import Doors
import HTTPTypes
@testable import IDScanServer
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

extension Door {
    /// The bytes of a connection, in pieces: a request has one answer, and nothing follows the last.
    static let connection = Door("connection") { bytes in
        guard let first = bytes.first else { return }
        let channel = EmbeddedChannel()
        let counter = Counter()
        let limits = RequestGuard.Limits(head: .seconds(10), request: .seconds(60), bodyBytes: 1000)
        do {
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false)
            try channel.pipeline.syncOperations.addHandlers([
                HTTP1ToHTTPServerCodec(secure: false), RequestGuard(limits) { _, _ in counter.refused += 1 },
                Echo(counter),
            ])
            try channel.connect(to: SocketAddress(unixDomainSocketPath: "/fuzz")).wait()
        } catch {
            return demand(false, "a connection can be made")
        }
        var rest = bytes.dropFirst()
        while !rest.isEmpty, channel.isActive {
            _ = try? channel.writeInbound(ByteBuffer(bytes: rest.prefix(Int(first) + 1)))
            rest = rest.dropFirst(Int(first) + 1)
        }
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        channel.embeddedEventLoop.advanceTime(by: .seconds(70))
        demand(!channel.isActive, "a connection that is closed on one side is closed on the other in time")
        check(channel, counter)
        _ = try? channel.finish(acceptAlreadyClosed: true)
    }

    /// Counts what was written: each answer begins with the version of HTTP.
    private static func check(_ channel: EmbeddedChannel, _ counter: Counter) {
        var written = ""
        while let part = try? channel.readOutbound(as: ByteBuffer.self) { written += String(buffer: part) }
        let statuses = written.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }.filter { $0 != "100" }
        demand(counter.answered <= counter.heads, "no request is answered twice")
        demand(statuses.count { $0 == "204" } <= counter.answered, "nothing is written that was not answered")
        demand(statuses.count { $0 != "204" } <= 1, "a connection is refused once")
        demand(statuses.dropLast().allSatisfy { $0 == "204" }, "nothing follows a refusal")
    }

    /// The numbers of what came and went on a connection.
    private final class Counter: @unchecked Sendable {
        var heads = 0, answered = 0, refused = 0
    }

    /// Answers each request that has come whole.
    private final class Echo: ChannelInboundHandler {
        typealias InboundIn = HTTPRequestPart
        typealias OutboundOut = HTTPResponsePart

        private let counter: Counter

        init(_ counter: Counter) { self.counter = counter }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head: counter.heads += 1
            case .body: break
            case .end:
                counter.answered += 1
                context.write(wrapOutboundOut(.head(HTTPResponse(status: .noContent))), promise: nil)
                context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}
