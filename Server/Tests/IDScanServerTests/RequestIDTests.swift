import HTTPTypes
import IDScanServer
import Testing

struct RequestIDTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"

    private static func id(_ name: String, _ value: String) throws -> String {
        RequestID(of: [try #require(HTTPField.Name(name)): value]).text
    }

    /// https://www.w3.org/TR/trace-context/#traceparent-header has the example; later versions may have more parts.
    @Test(arguments: [
        ("traceparent", "00-\(trace)-00f067aa0ba902b7-01"), ("traceparent", "cc-\(trace)-00f067aa0ba902b7-01-more"),
        ("X-Request-Id", trace), ("X-Request-Id", "4BF92F35-77B3-4DA6-A3CE-929D0E0E4736"),
    ])
    func isTheClients(name: String, value: String) throws {
        #expect(try Self.id(name, value) == Self.trace)
    }

    @Test(arguments: [
        ("traceparent", "ff-\(trace)-00f067aa0ba902b7-01"), ("traceparent", "00-\(trace)-00f067aa0ba902b7"),
        ("traceparent", "00-\(String(repeating: "0", count: 32))-00f067aa0ba902b7-01"),
        ("traceparent", "00-\(trace.uppercased())-00f067aa0ba902b7-01"),
        ("X-Request-Id", "MEADOWQUIST"), ("X-Request-Id", ""), ("X-Request-Id", trace + "0"),
    ])
    func isNewWhereTheClientsIsNone(name: String, value: String) throws {
        let id = try Self.id(name, value)
        #expect(id.count == 32 && id.allSatisfy(\.isHexDigit) && id != Self.trace && id != value)
    }
}
