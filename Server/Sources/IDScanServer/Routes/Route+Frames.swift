import HTTPTypes
import Hummingbird
import NIOCore

extension Route {
    /// `POST /v1/frames`: a frame in; advice for the next one, and the result of all frames out.
    static let addFrame: Answer = { (request, service) async throws(Problem) in
        var query = try Query(request.uri.query, knowing: ["session", "read"])
        let form = try ImageForm(of: request)
        let body = try await service.body(of: request)
        let images = try form.images(in: body.bytes, limit: 1, options: &query)
        let reading = try query.value("read") ?? "auto"
        guard FrameChoices.readings.contains(reading) else {
            throw .parameter("read", "this has to be one of \(FrameChoices.readings.joined(separator: ", "))")
        }
        let known = try query.value("session")
        let (name, state) = try service.session(known)
        do throws(Problem) {
            let results = try await service.ask(
                .frame(FrameChoices(reading: reading, session: name)), about: images + [state], by: .documents)
            guard results.count == 2 else {
                throw Problem(.internalServerError, "internalFailure", "a worker gave no session")
            }
            service.sessions.put(results[1], in: name)
            return Response(json: results[0])
        } catch {
            // A frame that cannot be read leaves the session as it was; one that had none begins none.
            if known == nil { _ = service.sessions.end(name) } else { service.sessions.put(state, in: name) }
            throw error
        }
    }

    /// `DELETE /v1/frames`: the session is forgotten.
    static let endFrames: Answer = { (request, service) throws(Problem) in
        let query = try Query(request.uri.query, knowing: ["session"])
        guard let name = try query.value("session") else { throw .parameter("session", "this is missing") }
        guard service.sessions.end(name) else { throw Problem(.unknown) }
        return Response(status: .noContent)
    }
}

extension Service {
    /// The name of a session and the state of its document; a new one if none is named.
    fileprivate func session(_ name: String?) throws(Problem) -> (name: String, state: ByteBuffer) {
        do throws(FrameSessions.Refusal) {
            guard let name else { return (try sessions.begin(), ByteBuffer()) }
            return (name, try sessions.take(name))
        } catch {
            throw Problem(error)
        }
    }
}

extension Problem {
    /// The problem of a session that cannot be added to.
    fileprivate init(_ refusal: FrameSessions.Refusal) {
        switch refusal {
        case .unknown: self.init(.notFound, "unknownSession", "there is no such session, or it has ended")
        case .busy:
            self.init(
                .tooManyRequests, "sessionBusy", "the frame before is still being looked at",
                fields: [.retryAfter: "1"])
        case .full:
            self.init(
                .tooManyRequests, "tooManySessions", "there are as many sessions as may be",
                fields: [.retryAfter: "10"])
        }
    }
}
