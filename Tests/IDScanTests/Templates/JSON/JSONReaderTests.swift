import Foundation
import Testing

@testable import IDScan

struct JSONReaderTests {
    /// The mistakes of people who write JSON by hand, and the messages about them.
    @Test(arguments: [
        ("", "1:1", "the file ends where a value is needed"),
        ("{\n  \"a\": 1,\n}", "2:9", "nothing follows this comma; remove it"),
        ("[1, 2, ]", "1:6", "nothing follows this comma; remove it"), ("[1,, 2]", "1:4", "there is a comma too many"),
        ("[, 1]", "1:2", "there is a comma too many"), ("[1 2]", "1:4", "a comma is missing before this"),
        ("{\"a\": 1\n \"b\": 2}", "2:2", "a comma is missing before this"),
        ("{\"a\" 1}", "1:6", "a colon is missing after \"a\""),
        ("{\"a\": 1, \"a\": 2}", "1:10", "there are two \"a\" here, the first in line 1; remove one"),
        ("{a: 1}", "1:2", "a key in double quotes is needed here"), ("{'a': 1}", "1:2", "JSON has double quotes only"),
        ("['a']", "1:2", "JSON has double quotes only"), ("[a]", "1:2", "text needs double quotes around it"),
        (
            "{\"x\": 4,5}", "1:9",
            "a key in double quotes is needed here; the fraction of a number follows a point, not a comma"
        ),
        ("[True]", "1:2", "write true, false and null in small letters, and no other words"),
        ("[1] // end", "1:5", "JSON has no comments; remove this one"),
        ("# card\n{}", "1:1", "JSON has no comments; remove this one"),
        ("[\"a\n\"]", "1:2", "the text that begins here is not closed on its line; a \" is missing"),
        ("[\"a", "1:2", "the text that begins here is never closed; a \" is missing"),
        ("{\n \"a\": [1,\n 2\n", "2:7", "this [ is never closed; its ] is missing"),
        ("{\"a\": [1}", "1:9", "the [ before is closed by ], not by this"),
        ("[1] 2", "1:5", "there is something after the end of the JSON; remove it"),
        ("[\"\\q\"]", "1:3", "a backslash stands for nothing here; write \\\\ for the character itself"),
        ("[\"\\u12\"]", "1:3", "\\u needs four digits, such as \\u00e9"),
        ("[\"a\tb\"]", "1:4", "a control character stands in the text; write \\t for a tab"),
        ("[.5]", "1:2", "this is no number as JSON has it: 4, 4.5, -4"),
        ("[05]", "1:2", "this is no number as JSON has it: 4, 4.5, -4"),
        ("[+5]", "1:2", "this is no number as JSON has it: 4, 4.5, -4"),
        ("[5.]", "1:2", "this is no number as JSON has it: 4, 4.5, -4"),
        ("[1e]", "1:2", "this is no number as JSON has it: 4, 4.5, -4"),
        ("[1, 1e999]", "1:5", "this number is too large"),
        ("[1, -2.5e-999]", "1:5", "this number is too close to 0; write 0"),
        ("[\"\\u+012\"]", "1:3", "\\u needs four digits, such as \\u00e9"),
        ("[\"a\\ud83d\"]", "1:4", "this is one half of a character (UTF-16); write the character itself"),
        ("[\"\\ude00\"]", "1:3", "this is one half of a character (UTF-16); write the character itself"),
        ("[\"\\ud83d\\u0041\"]", "1:3", "this is one half of a character (UTF-16); write the character itself"),
        (String(repeating: "[", count: 100), "1:33", "this is nested too deeply for a template"),
    ])
    func saysWhatIsWrong(text: String, place: String, problem: String) throws {
        let bytes = Array(text.utf8)
        let fault = try #require(throws: JSONFault.self) { try JSONOutline(bytes) }
        let position = TextPosition(of: fault.offset, in: bytes)
        #expect(fault.problem == problem && "\(position.line):\(position.column)" == place)
    }

    @Test func needsText() throws {
        let fault = try #require(throws: JSONFault.self) { try JSONOutline(Array("[\"ä".utf8) + [0xFC, 0x22, 0x5D]) }
        #expect(fault == JSONFault(offset: 4, problem: "this is not text in UTF-8; save it as that"))
    }

    @Test(arguments: [
        "{}", "[]", "\u{FEFF}{ }", "[0, -0, 4, -4.5, 1e9, 1.5E-3, 10]", "[true, false, null]",
        " \t\r\n\"\\\"\\\\\\/\\b\\n\\u00e9\" ",
        "{\"a\": {\"a\": [{\"a\": 1}]}}", "[0e-999, -0.0, \"\\ud83d\\ude00\"]",
    ])
    func readsWhatIsRight(text: String) throws {
        #expect(throws: Never.self) { try JSONOutline(Array(text.utf8)) }
    }

    /// Whatever the bytes, reading ends; what it takes, Foundation's decoder takes too.
    @Test func readsNothingThatIsNoJSON() throws {
        var state: UInt64 = 5
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let sound = Array("{\"a\": [1, -2.5e3, \"x\\u00e9\", null], \"b\": {\"c\": true}}".utf8)
        let parts = Array("{}[],:\"\\u0123456789.-+eEtruefalsn \n\u{1}é".utf8)
        for _ in 0..<5_000 {
            var bytes = sound
            for _ in 0...random(3) {
                let place = random(bytes.count)
                if random(3) == 0 { bytes.remove(at: place) } else { bytes[place] = parts[random(parts.count)] }
            }
            guard (try? JSONOutline(bytes)) != nil else { continue }
            #expect(throws: Never.self) { try JSONDecoder().decode(Anything.self, from: Data(bytes)) }
        }
    }
}

/// Takes any JSON.
private struct Anything: Decodable {
    init(from decoder: any Decoder) throws { _ = try decoder.singleValueContainer() }
}
