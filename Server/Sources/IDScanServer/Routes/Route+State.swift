import CPage
import HTTPTypes
import Hummingbird
import NIOCore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Route {
    /// `GET /healthz`: the server answers.
    static let alive: Answer = { (_, _) throws(Problem) in Response(json: #"{"status":"alive"}"#) }

    /// `GET /readyz`: there is a worker.
    static let ready: Answer = { (_, service) throws(Problem) in
        let state = await service.pool.state
        if state.isStopping { throw .stopping }
        guard state.ready + state.busy > 0 else {
            if let fault = state.fault {
                throw Problem(
                    .serviceUnavailable, "workerFailed", "no worker can start: \(fault)", fields: [.retryAfter: "5"])
            }
            throw Problem(
                .serviceUnavailable, "notReady", "no worker is ready yet", fields: [.retryAfter: "1"])
        }
        return Response(json: #"{"status":"ready"}"#)
    }

    /// `GET /version`: the version of this program.
    static let version: Answer = { (_, _) throws(Problem) in
        Response(json: #"{"name":"idscan-server","version":"\#(ServerProgram.version)"}"#)
    }

    /// `GET /metrics`: the counts for Prometheus.
    static let metrics: Answer = { (_, service) throws(Problem) in
        let text = service.metrics.text(
            await service.pool.state, bufferedBytes: service.budget.count,
            sessions: service.sessions.count, residentBytes: residentBytes)
        return Response(
            status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// The memory of this process, in bytes; 0 where the system does not tell.
    private static var residentBytes: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(getpagesize())
    }

    /// The page, its files, and the description of the service.
    static let page = (0..<CPageFileCount()).map { number in
        let file = PageFile(CPageFileAt(number))
        return Route(method: .get, path: file.path, isProtected: false) { (request, _) throws(Problem) in
            file.response(to: request)
        }
    }
}

/// A file that browsers get.
private struct PageFile: Sendable {
    let path: String
    private let fields: HTTPFields
    private let content: ByteBuffer
    private let tag: String

    /// The things that the page may load: everything that this server has, and pictures and films that it makes itself.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; \
        media-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    init(_ file: CPageFile) {
        path = String(cString: file.path)
        content = ByteBuffer(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.size))
        // FNV-1a: a tag tells versions apart, it proves nothing.
        let hash = content.readableBytesView.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        // Weak: it is the same for a file and for its packed bytes.
        tag = "\"\(String(hash, radix: 16))\""
        fields = [
            .contentType: String(cString: file.mediaType), .eTag: "W/" + tag, .cacheControl: "no-cache",
            .contentSecurityPolicy: Self.policy, .permissionsPolicy: "camera=(self)",
            .crossOriginOpenerPolicy: "same-origin",
        ]
    }

    /// The file, or that the client has it.
    func response(to request: Request) -> Response {
        let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
        if known.contains(where: { $0 == tag || $0 == "*" || $0 == "W/" + tag }) {
            return Response(status: .notModified, headers: fields)
        }
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: content))
    }
}
