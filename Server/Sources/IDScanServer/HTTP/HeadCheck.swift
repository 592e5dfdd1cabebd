import NIOCore
import NIOHTTP1

/// The first look at the head of a request, where its version and all fields named `Host` can still be seen.
final class HeadCheck: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        let isOld = head.version.minor == 0
        guard head.headers["Host"].count == 1 || isOld && !head.headers.contains(name: "Host") else {
            return context.fireErrorCaught(Problem.malformed("the request has no field Host, or several"))
        }
        if isOld || !head.isKeepAlive { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
