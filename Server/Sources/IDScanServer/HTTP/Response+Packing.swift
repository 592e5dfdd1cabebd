import CPage
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// Shorter bodies are not worth it, in bytes.
    private static let leastPacked = 1000
    /// Images and PDF files are packed already.
    private static let packedTypes = [
        "text/", "application/json", "application/problem+json", "image/svg", "application/manifest",
    ]

    /// The same, its text packed by gzip if the client takes that.
    func packed(for request: Request) async -> Response {
        let type = headers[.contentType] ?? ""
        guard Self.packedTypes.contains(where: type.hasPrefix) else { return self }
        var packed = self
        packed.headers[.vary] = "Accept-Encoding"
        let collected = CollectedBody()
        guard body.contentLength ?? 0 >= Self.leastPacked, Self.takesGzip(request.headers[.acceptEncoding] ?? ""),
            (try? await body.write(collected)) != nil, let bytes = collected.bytes.packed
        else { return packed }
        packed.headers[.contentEncoding] = "gzip"
        packed.body = ResponseBody(byteBuffer: bytes)
        return packed
    }

    /// True if a client that accepts these codings takes gzip (RFC 9110, 12.5.3).
    private static func takesGzip(_ codings: String) -> Bool {
        codings.lowercased().split(separator: ",").contains { coding in
            let parts = coding.split(separator: ";").map { $0.filter { $0 != " " } }
            guard parts.first == "gzip" else { return false }
            return !parts.dropFirst().contains { $0.hasPrefix("q=") && (Double($0.dropFirst(2)) ?? 0) == 0 }
        }
    }
}

/// The bytes of a body that has not been sent.
private final class CollectedBody: ResponseBodyWriter {
    private(set) var bytes = ByteBuffer()

    func write(_ buffer: ByteBuffer) { bytes.writeImmutableBuffer(buffer) }

    func finish(_ trailingHeaders: HTTPFields?) {}
}

extension ByteBuffer {
    /// The same, as gzip packs it; nil where that is no shorter.
    fileprivate var packed: ByteBuffer? {
        var packed = ByteBuffer()
        let count = packed.writeWithUnsafeMutableBytes(minimumWritableBytes: readableBytes) { room in
            withUnsafeReadableBytes { bytes in
                guard let from = bytes.bindMemory(to: UInt8.self).baseAddress,
                    let into = room.bindMemory(to: UInt8.self).baseAddress
                else { return 0 }
                return CPagePack(from, bytes.count, into, bytes.count)
            }
        }
        return count > 0 ? packed : nil
    }
}
