package import HTTPTypes

/// The name of a request in the log and in its answer: hexadecimal digits alone, so that a client can write nothing else there.
///
/// It is the id of the trace that the client names (W3C Trace Context), or else the client's own id, or else a new one.
package struct RequestID: Hashable, Sendable {
    package let text: String

    /// The number of digits.
    private static let length = 32

    /// Finds the id in the head of a request.
    package init(of fields: HTTPFields) {
        text = Self.trace(fields[.traceParent] ?? "") ?? Self.own(fields[.requestID] ?? "") ?? Self.random()
    }

    /// A number of 128 bits, which cannot be guessed.
    package static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next(), radix: 16)
            return String(repeating: "0", count: length / 2 - digits.count) + digits
        }.joined()
    }

    /// The second part of `00-TRACE-SPAN-FLAGS`.
    private static func trace(_ parent: String) -> String? {
        let parts = parent.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[0] != "ff", parts.prefix(4).map(\.count) == [2, length, 16, 2],
            parts.prefix(4).joined().allSatisfy({ "0123456789abcdef".contains($0) }),
            parts[1].contains(where: { $0 != "0" })
        else { return nil }
        return String(parts[1])
    }

    /// As many digits, in groups or not, as a UUID has them.
    private static func own(_ id: String) -> String? {
        let digits = id.filter { $0 != "-" }.lowercased()
        return digits.count == length && digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) ? digits : nil
    }
}
