import CPage
import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import ServiceLifecycle
import TextRecognition
import UnixSignals

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The server as a whole: the service, the workers, and their beginning and end.
package struct ServerProgram: Sendable {
    package static let version = "1.0.0"

    /// The licences of all that is inside the server.
    package static var licences: String {
        let file = CPageLicences()
        return String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.size), as: UTF8.self)
    }

    /// The address at which it listens.
    package var host = "127.0.0.1"
    /// 0 for any that is free.
    package var port = 8080
    /// The certificate and the key by which it speaks TLS; nil to speak without.
    package var tls: TLSFiles?
    /// The limits of the service for its clients.
    package var service = ServiceSettings()
    /// The workers.
    package var pool: WorkerPool.Settings
    /// The time that it waits for running requests when it is told to end.
    package var grace = Duration.seconds(20)
    /// The log of its work.
    package var logger: Logger

    package init(pool: WorkerPool.Settings, logger: Logger) {
        (self.pool, self.logger) = (pool, logger)
        service.languages = LanguageModels().languages
    }

    /// The number of files that the server keeps for itself; the system's other files are for connections.
    private static let filesForItself = 64
    /// The largest number of files that is asked for, whatever the system allows.
    private static let mostFiles: rlim_t = 65_536
    /// A head is a request line and a few fields, in bytes.
    private static let headBytes = 16 << 10
    /// The time that connections may take to end after all answers were given.
    private static let closing = Duration.seconds(2)

    /// Runs until a signal tells it to end: SIGTERM or SIGINT.
    package func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        let metrics = ServiceMetrics()
        let workers = WorkerPool(pool, launcher: WorkerLauncher(), metrics: metrics, logger: logger)
        let connections = Self.raisedFileLimit() - Self.filesForItself
        let limits = RequestGuard.Limits(
            head: service.headTime, request: service.requestTime, bodyBytes: service.bodyBytes)
        let responder = Service(service, pool: workers, metrics: metrics, logger: logger)
        let connection = HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestGuard(limits) { responder.record($0, $1) }],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: Self.headBytes, maxHeaderListSize: Self.headBytes, maxHeaderFieldCount: 100))
        let application = Application(
            responder: responder,
            server: try builder(connection),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port), backlog: 1024,
                availableConnectionsDelegate: MaximumAvailableConnections(max(16, connections))),
            onServerRunning: announce,
            logger: quietLogger)
        var group = ServiceGroupConfiguration(
            services: [
                .init(service: WorkerService(pool: workers)), .init(service: Forgetting(sessions: responder.sessions)),
                .init(service: application),
                .init(service: Farewell(pool: workers, grace: grace)),
            ],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: quietLogger)
        group.maximumGracefulShutdownDuration = grace + Self.closing
        do {
            try await ServiceGroup(configuration: group).run()
        } catch let error as IOError {
            throw Fault(description: "cannot listen on \(host):\(port): \(String(cString: strerror(error.errnoCode)))")
        } catch is SocketAddressError.UnknownHost {
            throw Fault(description: "cannot listen on \(host):\(port): \(host) is no address of a machine")
        }
    }

    /// The builder of the server, with TLS or without.
    private func builder(_ connection: HTTP1Channel.Configuration) throws(Fault) -> HTTPServerBuilder {
        guard let tls else { return .http1(configuration: connection) }
        #if TLS
            return try .http2(tls, within: service.headTime, connection)
        #else
            throw Fault(description: "\(tls.certificate): this program was built without TLS")
        #endif
    }

    /// Tells its address, and warns if too many can reach it.
    @Sendable
    private func announce(_ channel: any Channel) {
        logger.notice("listening on \(tls == nil ? "" : "https://")\(host):\(channel.localAddress?.port ?? port)")
        if service.token == nil, channel.localAddress?.isLoopback != true {
            logger.warning("anybody who reaches \(host) may use this server: --token-file asks for a token")
        }
    }

    /// The reason why the server does not run.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// A logger of faults only: the other messages of the libraries hold addresses of clients.
    private var quietLogger: Logger {
        var quiet = logger
        quiet.logLevel = .warning
        return quiet
    }

    /// Has the system allow as many open files as it would; returns their number.
    private static func raisedFileLimit() -> Int {
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0 else { return 1024 }
        limit.rlim_cur = min(limit.rlim_max, mostFiles)
        setrlimit(files, &limit)
        return getrlimit(files, &limit) == 0 ? Int(limit.rlim_cur) : 1024
    }
}

extension SocketAddress {
    /// True if only this machine reaches it.
    fileprivate var isLoopback: Bool { ipAddress?.hasPrefix("127.") == true || ipAddress == "::1" }
}

/// Keeps the workers going, as long as there is anything else.
private struct WorkerService: ServiceLifecycle.Service {
    let pool: WorkerPool

    func run() async throws {
        let tending = Task { await pool.tend() }
        try? await gracefulShutdown()
        tending.cancel()
        await pool.end()
    }
}

/// Forgets the documents of sessions whose time is over.
private struct Forgetting: ServiceLifecycle.Service {
    let sessions: FrameSessions

    private static let interval = Duration.seconds(1)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: Self.interval)) != nil { sessions.forgetOld() }
        }
    }
}

/// Waits, when the server is told to end, until running requests have been answered; requests that come meanwhile are refused.
private struct Farewell: ServiceLifecycle.Service {
    let pool: WorkerPool
    let grace: Duration

    func run() async throws {
        try? await gracefulShutdown()
        await pool.stop()
        let end = ContinuousClock.now + grace
        while await pool.state.busy > 0, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(20))
        }
    }
}
