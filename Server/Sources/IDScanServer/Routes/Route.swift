import HTTPTypes
import Hummingbird
import NIOCore

/// A path, a method, and what answers them.
struct Route: Sendable {
    typealias Answer = @Sendable (Request, Service) async throws(Problem) -> Response

    let method: HTTPRequest.Method
    let path: String
    /// Whether it needs the token, if there is one.
    let isProtected: Bool
    let answer: Answer

    init(_ method: HTTPRequest.Method, _ path: String, isProtected: Bool = true, answer: @escaping Answer) {
        (self.method, self.path, self.isProtected, self.answer) = (method, path, isProtected, answer)
    }

    /// All routes.
    static let all =
        [
            Route(.post, "/v1/scan", answer: scan),
            Route(.post, "/v1/frames", answer: addFrame),
            Route(.delete, "/v1/frames", answer: endFrames),
            Route(.post, "/v1/text", answer: text),
            Route(.post, "/v1/pdf", answer: pdf),
            Route(.post, "/v1/mrz/parse", answer: parse),
            Route(.post, "/v1/images:annotate", answer: annotate),
            Route(.get, "/healthz", isProtected: false, answer: alive),
            Route(.get, "/readyz", isProtected: false, answer: ready),
            Route(.get, "/metrics", answer: metrics),
        ] + page
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
    /// Asks a worker; the first of what it gives is JSON.
    func ask(
        _ request: WorkerRequest, about images: [ByteBuffer], by trade: WorkerTrade
    ) async throws(Problem) -> [ByteBuffer] {
        do {
            return try await pool.answer(to: request, about: images, by: trade)
        } catch {
            throw Problem(error)
        }
    }
}
