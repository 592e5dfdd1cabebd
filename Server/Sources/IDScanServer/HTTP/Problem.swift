package import HTTPTypes
import Hummingbird
import NIOCore
import ScanReports

/// The reason why a request has no result: the problem details of RFC 9457, and a word for programs.
package struct Problem: Error, Hashable, Encodable {
    package let status: HTTPResponse.Status
    /// A word for programs; it never changes.
    package let code: String
    /// A sentence for people, that holds nothing of the request.
    package let detail: String
    /// The further fields in the head of the answer.
    package var fields = HTTPFields()

    package init(_ status: HTTPResponse.Status, _ code: String, _ detail: String, fields: HTTPFields = [:]) {
        (self.status, self.code, self.detail, self.fields) = (status, code, detail, fields)
    }

    private enum CodingKeys: CodingKey {
        case type, title, status, detail, code
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("about:blank", forKey: .type)
        try container.encode(status.reasonPhrase, forKey: .title)
        try container.encode(status.code, forKey: .status)
        try container.encode(detail, forKey: .detail)
        try container.encode(code, forKey: .code)
    }

    /// The answer.
    var response: Response {
        var fields = fields
        fields[.contentType] = "application/problem+json"
        return Response(status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }

    /// The body of the answer.
    var json: [UInt8] {
        // Nothing of it is a number that JSON lacks.
        Array(((try? JSON.text(of: self, isPretty: false)) ?? "{}").utf8)
    }
}

extension Problem {
    /// The problem of a parameter that cannot be used.
    static func parameter(_ name: String, _ reason: String) -> Problem {
        Problem(.badRequest, "invalidParameter", "\(name): \(reason)")
    }

    static func tooLarge(_ limit: Int) -> Problem {
        Problem(.contentTooLarge, "bodyTooLarge", "the body is larger than the limit of \(limit) bytes")
    }

    static func malformed(_ detail: String) -> Problem { Problem(.badRequest, "malformedRequest", detail) }

    static let incompleteBody = Problem(.badRequest, "incompleteBody", "the body did not come to its end")

    static let stopping = Problem(
        .serviceUnavailable, "stopping", "the server is about to end", fields: [.retryAfter: "5"])

    /// The status 499 of nginx, for metrics and the log: the client is no longer there to read it.
    static let clientLeft = Problem(
        HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request"), "clientLeft",
        "the client left before its turn came")

    static let queueFull = Problem(
        .tooManyRequests, "queueFull", "as many requests wait as may: try again later", fields: [.retryAfter: "1"])
}

extension Problem {
    /// The problem of a request that the workers did not answer.
    init(_ refusal: WorkerPool.Refusal) {
        switch refusal {
        case .full: self = .queueFull
        case .stopping: self = .stopping
        case .left: self = .clientLeft
        case .refused(let failure) where failure.code == "tooManyPages":
            self.init(.contentTooLarge, failure.code, failure.message)
        case .refused(let failure):
            self.init(.unprocessableContent, failure.code, failure.message)
        case .lost(.died):
            self.init(.unprocessableContent, "workerDied", "the process that read this ended; the image may be harmful")
        case .lost(.stuck):
            self.init(.unprocessableContent, "workerStuck", "the process that read this gave no answer in time")
        case .lost(let loss):
            self.init(
                .serviceUnavailable, "workerFailed", "no worker can start: \(loss)", fields: [.retryAfter: "5"])
        }
    }
}
