import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Watches over one connection, between the parser and the service.
///
/// It answers `Expect: 100-continue`, ends requests that do not come in time or break off, and answers bytes that are
/// no HTTP. It ends a connection whose request was answered before all of it had come: the rest is not read.
final class RequestGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The limits of a connection.
    struct Limits: Hashable, Sendable {
        /// The time that the head of a request may take, from the beginning of the connection or the answer before.
        var head: Duration
        /// The time that a whole request may take, from its head on.
        var request: Duration
        /// The number of bytes that a body may have; a longer one is not asked for.
        var bodyBytes: Int
    }

    private let limits: Limits
    /// Told of each request that no service gets to see.
    private let refused: @Sendable (Problem, RequestID) -> Void
    /// The number of requests that have come and were not answered.
    private var open = 0
    /// The name of the last of them.
    private var id = RequestID(of: [:])
    /// True while the last of them is still coming.
    private var isReading = false
    /// True once the answer to the first of them has begun.
    private var isAnswering = false
    /// True where the connection is about to end: nothing that comes counts any more.
    private var isEnding = false
    /// True if the connection ends with the answer to the last of them.
    private var isLast = false
    /// True for a stream of HTTP/2: the connection goes on without it.
    private var isStream = false
    /// True once the client has closed its side.
    private var hasLeft = false
    /// Called once when the client closes its side before it has its answer.
    var clientLeft: (() -> Void)? {
        didSet { if hasLeft { clientLeft?() } }
    }
    private var timer: Scheduled<Void>?

    /// The time that a client has to read the answer before the connection is cut, while all that it sends is thrown away.
    private static let farewell = TimeAmount.seconds(1)

    init(_ limits: Limits, refused: @escaping @Sendable (Problem, RequestID) -> Void) {
        (self.limits, self.refused) = (limits, refused)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        startTimer(limits.head, context)
        // Streams of HTTP/2 have heads of their own.
        let pipeline = context.pipeline.syncOperations
        if let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) {
            try? pipeline.addHandler(HeadCheck(), position: .before(codec))
        } else {
            isStream = true
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        leave(context)
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { leave(context) }
        context.fireUserInboundEventTriggered(event)
    }

    /// Notices that nothing more will come: a request that has begun to come is incomplete.
    private func leave(_ context: ChannelHandlerContext) {
        guard !hasLeft else { return }
        hasLeft = true
        if isReading { refuse(.incompleteBody, context) }
        clientLeft?()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isEnding else { return }
        switch unwrapInboundIn(data) {
        case .head(var head):
            open += 1
            // A name that is made up here is that of the log and of the answer, whoever answers.
            id = RequestID(of: head.headerFields)
            head.headerFields[.requestID] = id.text
            isReading = true
            isLast = head.headerFields[.connection] == "close"
            startTimer(limits.request, context)
            if open == 1 { welcome(head, context) }
            context.fireChannelRead(wrapInboundOut(.head(head)))
            return
        case .body: break
        case .end:
            isReading = false
            timer?.cancel()
        }
        context.fireChannelRead(data)
    }

    /// Tells a client that waits for it to send the body, unless the body is too long.
    private func welcome(_ head: HTTPRequest, _ context: ChannelHandlerContext) {
        guard head.headerFields[.expect]?.lowercased() == "100-continue" else { return }
        let length = head.headerFields[.contentLength].flatMap { Int($0) } ?? 0
        guard length <= limits.bodyBytes else { return }
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isEnding else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(var head):
            isAnswering = true
            // Of a request that is still coming, no more is read.
            if isReading || isLast, open == 1, !isStream { head.headerFields[.connection] = "close" }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            isAnswering = false
            clientLeft = nil
            open -= 1
            context.writeAndFlush(data, promise: promise)
            if isReading, open == 0 {
                end(context)
            } else if open == 0 {
                startTimer(limits.head, context)
            }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case let problem as Problem: refuse(problem, context)
        case HTTPParserError.headerOverflow:
            refuse(
                Problem(.requestHeaderFieldsTooLarge, "headTooLarge", "the head of the request is too large"), context)
        case HTTPParserError.invalidEOFState where isReading: refuse(.incompleteBody, context)
        case is HTTPParserError, is HTTP1TypeConversionError:
            refuse(.malformed("this is no request of HTTP/1.1"), context)
        default: context.fireErrorCaught(error)
        }
    }

    /// Answers in the place of the service, if it has not begun to, and ends the connection. A service that waits for the rest of the
    /// request learns why it does not come.
    private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
        guard !isEnding else { return }
        let isOfService = open > 0
        if !isOfService {
            id = RequestID(of: [:])
            // Whoever has the answer finds it counted.
            refused(problem, id)
        }
        if !isAnswering, open <= 1 {
            let json = problem.json
            var head = HTTPResponse(status: problem.status)
            head.headerFields[.contentType] = "application/problem+json"
            head.headerFields[.contentLength] = "\(json.count)"
            head.headerFields.append(contentsOf: Service.commonFields(id))
            if !isStream { head.headerFields[.connection] = "close" }
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.write(wrapOutboundOut(.body(ByteBuffer(bytes: json))), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
        end(context)
        if isOfService { context.fireErrorCaught(problem) }
    }

    /// Sends nothing more, and closes when the client has had the time to read the answer.
    private func end(_ context: ChannelHandlerContext) {
        isEnding = true
        timer?.cancel()
        // A stream has no half that can be closed.
        if !isStream { context.close(mode: .output, promise: nil) }
        let channel = context.channel
        timer = context.eventLoop.scheduleTask(in: Self.farewell) { channel.close(promise: nil) }
    }

    /// Waits for the next bytes.
    private func startTimer(_ limit: Duration, _ context: ChannelHandlerContext) {
        timer?.cancel()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(in: TimeAmount(limit)) {
            let (handler, context) = bound.value
            guard handler.open > 0 else { return context.close(promise: nil) }
            let detail = "the request did not come in time"
            handler.refuse(Problem(.requestTimeout, "requestTimeout", detail), context)
        }
    }
}
