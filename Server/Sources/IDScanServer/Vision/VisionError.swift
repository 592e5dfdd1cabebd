import HTTPTypes
import Hummingbird
import NIOCore
import ScanReports

/// An error as Google's services tell it (`google.rpc.Status`).
struct VisionError: Error, Hashable {
    /// A value of `google.rpc.Code`.
    enum Code: Int {
        case invalidArgument = 3
        case deadlineExceeded = 4
        case resourceExhausted = 8
        case unimplemented = 12
        case `internal` = 13
        case unavailable = 14
        case unauthenticated = 16

        fileprivate var name: String {
            switch self {
            case .invalidArgument: "INVALID_ARGUMENT"
            case .deadlineExceeded: "DEADLINE_EXCEEDED"
            case .resourceExhausted: "RESOURCE_EXHAUSTED"
            case .unimplemented: "UNIMPLEMENTED"
            case .internal: "INTERNAL"
            case .unavailable: "UNAVAILABLE"
            case .unauthenticated: "UNAUTHENTICATED"
            }
        }
    }

    let code: Code
    let message: String

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    /// The error of one image: an answer like that of the others.
    var json: JSONValue {
        .object([
            .init(
                key: "error",
                value: .object([
                    .init(key: "code", value: .number("\(code.rawValue)")),
                    .init(key: "message", value: .string(message)),
                ]))
        ])
    }

    /// The answer to a request that cannot be used as a whole.
    func response(_ status: HTTPResponse.Status, fields: HTTPFields = [:]) -> Response {
        let json = JSONValue.object([
            .init(
                key: "error",
                value: .object([
                    .init(key: "code", value: .number("\(status.code)")),
                    .init(key: "message", value: .string(message)),
                    .init(key: "status", value: .string(code.name)),
                ]))
        ])
        var response = Response(json: json.line)
        response.status = status
        for field in fields { response.headers.append(field) }
        return response
    }
}

extension VisionError {
    /// The error of Google's service for a problem with one image; nil for a problem of the whole service.
    init?(_ problem: Problem) {
        switch (problem.status, problem.code) {
        case (.unprocessableContent, "timedOut"), (.unprocessableContent, "workerStuck"):
            self.init(.deadlineExceeded, problem.detail)
        case (.unprocessableContent, "workerDied"): self.init(.internal, problem.detail)
        case (.unprocessableContent, _): self.init(.invalidArgument, "Bad image data: \(problem.detail)")
        default: return nil
        }
    }

    /// The code of a problem of the whole service.
    static func code(of problem: Problem) -> Code {
        switch problem.status {
        case .unauthorized: .unauthenticated
        case .tooManyRequests: .resourceExhausted
        case .serviceUnavailable: .unavailable
        case .internalServerError: .internal
        default: .invalidArgument
        }
    }
}
