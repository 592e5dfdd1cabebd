import HTTPTypes
import Hummingbird
import NIOCore

/// The body of a request, as long as it is held in memory.
struct HeldBody: ~Copyable {
    private(set) var bytes = ByteBuffer()
    private let budget: BodyBudget

    private init(_ budget: BodyBudget) { self.budget = budget }

    deinit { budget.giveBack(bytes.readableBytes) }

    /// Receives the body of a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - limit: The number of bytes that it may have. Of a longer one the rest is not read.
    ///   - budget: Counts the bytes that all requests hold.
    static func receive(
        of request: Request, limit: Int, within budget: BodyBudget
    ) async throws(Problem) -> HeldBody {
        let length = request.headers[.contentLength].flatMap { Int($0) }
        guard length ?? 0 <= limit else { throw .tooLarge(limit) }
        var body = HeldBody(budget)
        do {
            body.bytes.reserveCapacity(length ?? 0)
            for try await var chunk in request.body {
                guard body.bytes.readableBytes + chunk.readableBytes <= limit else { throw Problem.tooLarge(limit) }
                guard budget.take(chunk.readableBytes) else { throw Problem.queueFull }
                body.bytes.writeBuffer(&chunk)
            }
        } catch {
            throw error as? Problem ?? .incompleteBody
        }
        // The end of the connection looks like the end of the body.
        guard body.bytes.readableBytes == length ?? body.bytes.readableBytes else { throw .incompleteBody }
        return body
    }
}
