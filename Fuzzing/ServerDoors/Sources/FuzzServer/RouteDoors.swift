import Dispatch
import Doors
import HTTPTypes
import Hummingbird
@testable import IDScanServer
import Logging
import NIOCore
import NIOEmbedded

extension Door {
    /// Requests to each route: the choice of a route, its query, fields and body. No answer is a fault of the server's own.
    static let route = Door("route") { bytes in
        let parts = bytes.parts
        guard parts.count >= 4, let choice = parts[0].first else { return }
        let route = routes[Int(choice) % routes.count]
        var fields = HTTPFields()
        for line in parts[2].text.split(separator: "\n") {
            let halves = line.split(separator: ":", maxSplits: 1)
            guard halves.count == 2, let name = HTTPField.Name(String(halves[0])) else { continue }
            fields.append(HTTPField(name: name, value: String(halves[1])))
        }
        check(ask(route.method, route.path + "?" + parts[1].text, fields, parts[3]))
    }

    /// Bodies in the form of Cloud Vision.
    static let annotate = Door("annotate") { bytes in
        check(ask(.post, "/v1/images:annotate", [.contentType: "application/json"], bytes))
    }

    private static let routes = Route.all.sorted { ($0.path, $0.method.rawValue) < ($1.path, $1.method.rawValue) }

    private static func check(_ response: Response) {
        let code = response.status.code
        demand((200...499).contains(code) || code == 503, "\(code) is no answer to a request")
        demand(response.headers[.requestID]?.count == 32, "each answer has the name of its request")
    }

    /// A log of what never happens: writing a line takes longer than most requests.
    private static let logger: Logger = {
        var logger = Logger(label: "fuzz")
        logger.logLevel = .critical
        return logger
    }()

    private static let service: Service = {
        var settings = ServiceSettings()
        (settings.bodyBytes, settings.languages) = (1 << 16, ["eng", "deu"])
        // Without a worker and without a queue each request for one is refused.
        let limits = WorkerSettings.Limits(bytes: 1 << 16, pixels: 1 << 16, seconds: 1)
        let metrics = ServiceMetrics()
        let pool = WorkerPool(
            WorkerPool.Settings(workers: 0, queue: 0, limits: limits),
            launcher: WorkerLauncher(command: ["/bin/false"]), metrics: metrics, logger: logger)
        return Service(settings, pool: pool, metrics: metrics, logger: logger)
    }()

    private static let channel = NIOAsyncTestingChannel()

    /// Asks the service, and waits for its answer.
    private static func ask(
        _ method: HTTPRequest.Method, _ path: String, _ fields: HTTPFields, _ body: [UInt8]
    ) -> Response {
        let head = HTTPRequest(method: method, scheme: nil, authority: nil, path: path, headerFields: fields)
        let done = DispatchSemaphore(value: 0)
        let answer = Answer()
        Task {
            let context = ServiceContext(
                source: ApplicationRequestContextSource(channel: channel, logger: logger))
            let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body)))
            answer.response = await service.respond(to: request, context: context)
            done.signal()
        }
        done.wait()
        guard let response = answer.response else { fatalError("demanded of a door: each request has an answer") }
        return response
    }

    /// The answer of one task to the thread that waits for it.
    private final class Answer: @unchecked Sendable {
        var response: Response?
    }
}
