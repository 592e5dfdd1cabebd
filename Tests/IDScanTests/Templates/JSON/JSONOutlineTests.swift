import Testing

@testable import IDScan

struct JSONOutlineTests {
    private static let text = """
        { "name": "card",
          "fields": [ 1, { "ä": true,
            "x\\n": { } } ] }
        """

    @Test(
        arguments: [
            ([], 1, 1), (["name"], 1, 11), (["fields"], 2, 13), (["fields", 0], 2, 15), (["fields", 1], 2, 18),
            (["fields", 1, "ä"], 2, 25), (["fields", 1, "x "], 3, 12), (["fields", 1, "none", "deeper"], 2, 18),
            (["fields", 9], 2, 13), (["none"], 1, 1),
        ] as [([JSONOutline.Step], Int, Int)])
    func saysWhereAValueIs(path: [JSONOutline.Step], line: Int, column: Int) throws {
        let place = try JSONOutline(Array(Self.text.utf8)).position(of: path)
        #expect(place.line == line && place.column == column)
    }

    @Test(
        arguments: [
            (["name"], 1, 3), (["fields", 1, "ä"], 2, 20), (["fields", 1, "none"], 2, 18), (["fields", 1], 2, 18),
        ] as [([JSONOutline.Step], Int, Int)])
    func saysWhereAKeyIs(path: [JSONOutline.Step], line: Int, column: Int) throws {
        let place = try JSONOutline(Array(Self.text.utf8)).position(ofKey: path)
        #expect(place.line == line && place.column == column)
    }

    @Test func tellsTexts() throws {
        let outline = try JSONOutline(Array(Self.text.utf8))
        #expect(outline.text(at: ["name"]) == "card")
        #expect(outline.text(at: ["fields"]) == nil && outline.text(at: ["none"]) == nil)
    }
}
