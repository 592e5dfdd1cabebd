import Testing

@testable import ScanReports

struct JSONValueTests {
    private static let point = JSONValue.object([
        .init(key: "x", value: .number("1")), .init(key: "y", value: .number("2")),
    ])
    private static let corners = JSONValue.object(
        ["topLeft", "topRight", "bottomRight", "bottomLeft"].map { .init(key: $0, value: point) })

    @Test func leavesOutCornersAtAnyDepth() {
        let field = JSONValue.object([
            .init(key: "value", value: .string("A")), .init(key: "quadrilateral", value: Self.corners),
        ])
        let document = JSONValue.object([
            .init(key: "fields", value: .object([.init(key: "portrait", value: field)])),
            .init(key: "portrait", value: Self.corners), .init(key: "all", value: .array([Self.corners, field])),
        ])
        let bare = JSONValue.object([.init(key: "value", value: .string("A"))])
        #expect(
            document.withoutCorners
                == .object([
                    // A field may have any name.
                    .init(key: "fields", value: .object([.init(key: "portrait", value: bare)])),
                    .init(key: "all", value: .array([bare])),
                ]))
    }
}
