import HTTPTypes
package import Hummingbird
package import Logging
import NIOCore

/// The context of a request: the connection that it came on.
package struct ServiceContext: RequestContext {
    package var coreContext: CoreRequestContextStorage
    /// The connection, or the stream of one, that it came on.
    let channel: any Channel

    package init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}

/// Answers requests: finds the route, and does the common work of all routes.
package struct Service: HTTPResponder {
    package typealias Context = ServiceContext

    let settings: ServiceSettings
    let pool: WorkerPool
    let metrics: ServiceMetrics
    let budget: BodyBudget
    let sessions = FrameSessions()
    /// The connection of the request that is answered; nil while none is.
    private(set) var channel: (any Channel)?
    private let logger: Logger
    /// By path, then by method.
    private let routes: [String: [HTTPRequest.Method: Route]]

    package init(_ settings: ServiceSettings, pool: WorkerPool, metrics: ServiceMetrics, logger: Logger) {
        (self.settings, self.pool, self.metrics, self.logger) = (settings, pool, metrics, logger)
        budget = BodyBudget(limit: settings.bufferBytes)
        routes = Dictionary(grouping: Route.all, by: \.path).mapValues { routes in
            Dictionary(uniqueKeysWithValues: routes.map { ($0.method, $0) })
        }
    }

    package func respond(to request: Request, context: Context) async -> Response {
        let begin = ContinuousClock.now
        let methods = routes[request.uri.path]
        var service = self
        service.channel = context.channel
        var response: Response
        do throws(Problem) {
            response = try await service.answer(request, methods)
        } catch {
            metrics.countFailure(error.code)
            response = methods?.values.first?.refusal(error) ?? error.response
        }
        response = await response.packed(for: request)
        if request.method == .head { response = response.createHeadResponse() }
        let id = RequestID(of: request.headers)
        addFields(to: &response, for: request, id)
        // What a client makes up must become neither a label nor a line of the log.
        let name = methods == nil ? "other" : request.uri.path
        let method = Self.methods.contains(request.method) ? request.method.rawValue : "other"
        record(method, name, response.status, took: .now - begin, id, isProbe: methods?[.get]?.isProbe == true)
        return response
    }

    /// Counts and logs a request that the connection answered in the place of a route.
    package func record(_ problem: Problem, _ id: RequestID) {
        metrics.countFailure(problem.code)
        record("other", "other", problem.status, took: .zero, id)
    }

    private func record(
        _ method: String, _ route: String, _ status: HTTPResponse.Status, took: Duration, _ id: RequestID,
        isProbe: Bool = false
    ) {
        metrics.count(route: route, method: method, status: status.code, took: took)
        logger.log(
            level: isProbe && status.code < 400 ? .debug : .info, "request",
            metadata: [
                "id": "\(id.text)", "method": "\(method)", "route": "\(route)", "status": "\(status.code)",
                "ms": "\((took / .microseconds(1)).rounded() / 1000)",
            ])
    }

    private static let methods: [HTTPRequest.Method] = [.get, .head, .post, .put, .delete, .options, .patch]

    private func answer(_ request: Request, _ methods: [HTTPRequest.Method: Route]?) async throws(Problem) -> Response {
        guard let methods else { throw Problem(.notFound, "noSuchRoute", "there is nothing at this path") }
        if isPreflight(request) { return Response(status: .noContent, headers: preflightFields(methods)) }
        // Whoever may get something may ask for its head alone.
        guard let route = methods[request.method == .head ? .get : request.method] else {
            throw Problem(
                .methodNotAllowed, "methodNotAllowed", "this path does not take this method",
                fields: [.allow: Self.allowed(methods)])
        }
        if route.isProtected { try checkToken(of: request) }
        if request.method == .post, await pool.state.isStopping { throw .stopping }
        return try await route.answer(request, self)
    }

    private static func allowed(_ methods: [HTTPRequest.Method: Route]) -> String {
        (methods.keys.map(\.rawValue) + (methods[.get] == nil ? [] : ["HEAD"])).sorted().joined(separator: ", ")
    }
}

// MARK: Who may use it

extension Service {
    /// Checks that a client knows the token, in a time that does not tell how much of it was right.
    private func checkToken(of request: Request) throws(Problem) {
        guard let token = settings.token else { return }
        let given = (request.headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
        let isBearer = given.first?.lowercased() == "bearer"
        let (wanted, found) = (Array(token.utf8), Array((given.last ?? "").utf8))
        var difference = wanted.count ^ found.count
        for (index, byte) in wanted.enumerated() {
            difference |= Int(byte ^ (found.indices.contains(index) ? found[index] : 0))
        }
        guard isBearer, difference == 0 else {
            throw Problem(
                .unauthorized, "unauthorized", "this needs the token of this server",
                fields: [.wwwAuthenticate: "Bearer"])
        }
    }

    /// The origin of a page that may use the service; nil for no page.
    private func origin(of request: Request) -> String? {
        guard let origin = request.headers[.origin] else { return nil }
        return settings.origins.contains(origin) || settings.origins.contains("*") ? origin : nil
    }

    private func isPreflight(_ request: Request) -> Bool {
        request.method == .options && request.headers[.accessControlRequestMethod] != nil
            && origin(of: request) != nil
    }

    private func preflightFields(_ methods: [HTTPRequest.Method: Route]) -> HTTPFields {
        [
            .accessControlAllowMethods: Self.allowed(methods),
            .accessControlAllowHeaders: "authorization, content-type, traceparent, x-request-id",
            .accessControlMaxAge: "600",
        ]
    }

    /// The fields of an answer that pages of other origins may read.
    private static let exposed = "Accept-Encoding, Accept-Post, Allow, Retry-After, WWW-Authenticate, X-Request-Id"

    /// The fields in the head of every answer. A field that the answer has already stays.
    static func commonFields(_ id: RequestID) -> HTTPFields {
        [
            .xContentTypeOptions: "nosniff", .referrerPolicy: "no-referrer", .requestID: id.text,
            .cacheControl: "no-store",
        ]
    }

    /// Adds the fields that every answer has in its head.
    private func addFields(to response: inout Response, for request: Request, _ id: RequestID) {
        for field in Self.commonFields(id) where response.headers[field.name] == nil { response.headers.append(field) }
        if !settings.origins.isEmpty {
            response.headers[.vary] = [response.headers[.vary], "Origin"].compactMap(\.self).joined(separator: ", ")
        }
        if let origin = origin(of: request) {
            response.headers[.accessControlAllowOrigin] = origin
            response.headers[.accessControlExposeHeaders] = Self.exposed
        }
    }
}

extension HTTPField.Name {
    static let referrerPolicy = name("Referrer-Policy")
    static let permissionsPolicy = name("Permissions-Policy")
    static let crossOriginOpenerPolicy = name("Cross-Origin-Opener-Policy")
    static let acceptPost = name("Accept-Post")
    static let requestID = name("X-Request-Id")
    static let traceParent = name("traceparent")

    private static func name(_ text: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(text) else { preconditionFailure("a name of a field") }
        return name
    }
}
