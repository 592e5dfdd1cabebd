import Foundation
import Testing

@testable import ScanReports

struct JSONValueTextTests {
    private static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.map { JSONValue.Member(key: $0.key, value: $0.value) })
    }

    private static let short = object([
        "value": .string("ERIKSSON"), "list": .array([.number("1"), .null, .bool(true)]),
    ])

    @Test func writesWhatIsShortOnOneLine() {
        #expect(Self.short.page() == #"{ "value": "ERIKSSON", "list": [1, null, true] }"#)
        #expect(Self.short.line == #"{"value":"ERIKSSON","list":[1,null,true]}"#)
        #expect(JSONValue.object([]).page() == "{}" && JSONValue.array([]).page() == "[]")
    }

    @Test func givesEachMemberALineWhereOneIsTooShort() {
        let long = Self.object([
            "name": .string(String(repeating: "A", count: 100)), "field": Self.short,
            "all": .array([Self.short, Self.short, Self.short]),
        ])
        let text = """
            {
              "name": "\(String(repeating: "A", count: 100))",
              "field": { "value": "ERIKSSON", "list": [1, null, true] },
              "all": [
                { "value": "ERIKSSON", "list": [1, null, true] },
                { "value": "ERIKSSON", "list": [1, null, true] },
                { "value": "ERIKSSON", "list": [1, null, true] }
              ]
            }
            """
        #expect(long.page() == text)
        #expect(long.page(level: 1) == text.replacing("\n", with: "\n  "))
    }

    /// A line holds 120 columns, the comma behind a value too.
    @Test(arguments: [(108, 1), (109, 3)])
    func fillsLines(length: Int, lineCount: Int) {
        let value = Self.object(["a": .string(String(repeating: "Å", count: length))])
        let lines = value.page().split(separator: "\n")
        #expect(lines.count == lineCount)
        #expect(lines.allSatisfy { $0.count <= 120 })
    }

    @Test func escapesWhatATerminalWouldObey() throws {
        let text = "\"\\\n\r\t\u{1B}[2J\u{7F}\u{9B}\u{2028}/äß日\u{1F600}"
        let line = JSONValue.string(text).line
        #expect(line == #""\"\\\n\r\t\u001b[2J\u007f\u009b\u2028/äß日😀""#)
        #expect(try JSONSerialization.jsonObject(with: Data("[\(line)]".utf8)) as? [String] == [text])
    }
}
