import HTTPTypes
import Hummingbird
import NIOCore

/// A path, a method, and the code that answers them.
struct Route: Sendable {
    typealias Answer = @Sendable (Request, Service) async throws(Problem) -> Response

    let method: HTTPRequest.Method
    let path: String
    /// True where it needs the token, if there is one.
    var isProtected = true
    /// True if machines ask for it all the time, so that its good answers are not logged.
    var isProbe = false
    /// The answer in the place of a result.
    var refusal: @Sendable (Problem) -> Response = { $0.response }
    let answer: Answer

    /// All routes.
    static let all =
        [
            Route(method: .post, path: "/v1/scan", answer: scan),
            Route(method: .post, path: "/v1/frames", answer: addFrame),
            Route(method: .delete, path: "/v1/frames", answer: endFrames),
            Route(method: .post, path: "/v1/text", answer: text),
            Route(method: .post, path: "/v1/pdf", answer: pdf),
            Route(method: .post, path: "/v1/preview", answer: preview),
            Route(method: .post, path: "/v1/mrz/parse", answer: parse),
            Route(method: .post, path: "/v1/chip", answer: chip),
            Route(method: .post, path: "/v1/images:annotate", refusal: visionRefusal, answer: annotate),
            Route(method: .get, path: "/healthz", isProtected: false, isProbe: true, answer: alive),
            Route(method: .get, path: "/readyz", isProtected: false, isProbe: true, answer: ready),
            Route(method: .get, path: "/metrics", isProbe: true, answer: metrics),
            Route(method: .get, path: "/version", isProtected: false, answer: version),
        ] + dialects + page
}

extension Response {
    /// An answer in JSON.
    init(json: ByteBuffer) {
        self.init(status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: json))
    }

    /// An answer in JSON.
    init(json: String) { self.init(json: ByteBuffer(string: json)) }
}

extension Service {
    /// Asks a worker; the first part of its answer is JSON. A client that leaves before its turn gives up the turn.
    func ask(
        _ request: WorkerRequest, about images: [ByteBuffer], by trade: WorkerTrade
    ) async throws(Problem) -> [ByteBuffer] {
        let work = Task { [pool] () async -> Result<[ByteBuffer], WorkerPool.Refusal> in
            do throws(WorkerPool.Refusal) {
                return .success(try await pool.answer(to: request, about: images, by: trade))
            } catch {
                return .failure(error)
            }
        }
        channel?.eventLoop.execute { [channel] in
            let connection = try? channel?.pipeline.syncOperations.handler(type: RequestGuard.self)
            connection?.clientLeft = { work.cancel() }
        }
        do {
            return try await work.value.get()
        } catch {
            throw Problem(error)
        }
    }
}
