import Foundation
import Testing

@testable import ScanReports

struct JSONValueEncoderTests {
    private struct Inner: Encodable {
        var zebra = 1
        var apple: Int?
        var items = ["b", "a"]
    }

    private struct Outer: Encodable {
        var last = Inner()
        var first: [Inner] = []
        var flag = true
        var number = 2.0
        var share = 0.9987
        var small: Float = 0.5
        var large = UInt64.max
        var none: String??
        var counts = ["b": 1, "a": 2, "c": 3, "é": 4]
    }

    @Test func keepsTheOrderOfMembers() throws {
        #expect(
            try JSONValue(encoding: Outer(first: [Inner(apple: 3)])).line == """
                {"last":{"zebra":1,"items":["b","a"]},"first":[{"zebra":1,"apple":3,"items":["b","a"]}],"flag":true,\
                "number":2,"share":0.9987,"small":0.5,"large":18446744073709551615,\
                "counts":{"a":2,"b":1,"c":3,"é":4}}
                """)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (12.5, "12.5"), (1e-7, "1e-07"), (123456789.0, "123456789"),
        (0.1 + 0.2, "0.30000000000000004"),
    ])
    func writesTheShortestNumbers(number: Double, text: String) throws {
        #expect(try JSONValue(encoding: number).line == text)
        #expect(Double(text) == number)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func refusesWhatIsNoNumber(number: Double) {
        #expect(throws: EncodingError.self) { try JSONValue(encoding: [number]) }
    }

    /// Two values may write into one object, as a report does around its result.
    @Test func mergesWhatOneEncoderIsGivenTwice() throws {
        struct Both: Encodable {
            func encode(to encoder: any Encoder) throws {
                try ["b": 1].encode(to: encoder)
                try ["a": 2, "b": 3].encode(to: encoder)
            }
        }
        #expect(
            try JSONValue(encoding: Both())
                == .object([
                    .init(key: "b", value: .number("3")), .init(key: "a", value: .number("2")),
                ]))
    }

    /// Many values are no reason to take quadratic time.
    @Test func encodesManyElements() throws {
        guard case .array(let elements) = try JSONValue(encoding: Array(0..<200_000)) else {
            Issue.record("no array")
            return
        }
        #expect(elements.count == 200_000)
        #expect(elements.last == .number("199999"))
    }
}
