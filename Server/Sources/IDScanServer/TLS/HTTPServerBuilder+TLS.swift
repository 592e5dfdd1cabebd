#if TLS
    import HummingbirdCore
    import HummingbirdHTTP2
    import Logging
    import NIOCore
    import NIOSSL
    import NIOTLS

    extension HTTPServerBuilder {
        /// Builds a server that speaks TLS: HTTP/2 to clients that know it (ALPN), else HTTP/1.1.
        ///
        /// - Parameters:
        ///   - files: The certificate and its key.
        ///   - time: The time that a handshake may take, and a connection may have no request.
        ///   - configuration: The configuration of connections of HTTP/1.1, and of the streams of HTTP/2.
        static func http2(
            _ files: TLSFiles, within time: Duration, _ configuration: HTTP1Channel.Configuration
        ) throws(ServerProgram.Fault) -> HTTPServerBuilder {
            let tls = try files.configuration()
            return HTTPServerBuilder { responder in
                TimedHandshake(
                    base: try HTTP2UpgradeChannel(
                        tlsConfiguration: tls,
                        configuration: .init(idleTimeout: time, streamConfiguration: configuration),
                        responder: responder),
                    limit: time)
            }
        }
    }

    extension TLSFiles {
        /// Reads the files.
        fileprivate func configuration() throws(ServerProgram.Fault) -> TLSConfiguration {
            guard let chain = try? NIOSSLCertificate.fromPEMFile(certificate), !chain.isEmpty else {
                throw ServerProgram.Fault(description: "--tls-certificate: \(certificate) has no certificate in PEM")
            }
            guard let privateKey = try? NIOSSLPrivateKey(file: key, format: .pem) else {
                throw ServerProgram.Fault(description: "--tls-key: \(key) has no private key in PEM that can be read")
            }
            var tls = TLSConfiguration.makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey))
            tls.minimumTLSVersion = .tlsv12
            guard (try? NIOSSLContext(configuration: tls)) != nil else {
                throw ServerProgram.Fault(description: "--tls-key: \(key) is not the key of \(certificate)")
            }
            return tls
        }
    }

    /// A connection that ends if its handshake takes too long.
    private struct TimedHandshake<Base: ServerChildChannel>: ServerChildChannel {
        let base: Base
        let limit: Duration

        func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
            base.setup(channel: channel, logger: logger).flatMapThrowing { value in
                let pipeline = channel.pipeline.syncOperations
                let tls = try pipeline.handler(type: NIOSSLServerHandler.self)
                try pipeline.addHandler(HandshakeTimer(limit), position: .after(tls))
                return value
            }
        }

        func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
    }

    /// Closes a connection whose handshake is not done in time.
    private final class HandshakeTimer: ChannelInboundHandler, RemovableChannelHandler {
        typealias InboundIn = ByteBuffer

        private let limit: Duration
        private var timer: Scheduled<Void>?

        init(_ limit: Duration) { self.limit = limit }

        func handlerAdded(context: ChannelHandlerContext) {
            let channel = context.channel
            timer = context.eventLoop.scheduleTask(in: TimeAmount(limit)) { channel.close(promise: nil) }
        }

        func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case TLSUserEvent.handshakeCompleted = event { timer?.cancel() }
            context.fireUserInboundEventTriggered(event)
        }
    }
#endif
