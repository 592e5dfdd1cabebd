import DocumentPages
import Foundation
import ScanReports
import Testing
import TextRecognition

@Suite struct TextRequestTests {
    /// Two pages whose text is text, without a table of their objects.
    private static let file: [UInt8] = {
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
            "<</Length 38>>stream\nBT /F 20 Tf 50 100 Td (some text) Tj ET\nendstream",
            "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        ]
        let numbered = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
        return Array("%PDF-1.7\n\(numbered)trailer<</Root 1 0 R>>\n%%EOF\n".utf8)
    }()

    private static func report(_ change: (inout TextRequest) -> Void = { _ in }) throws -> TextReport {
        var request = TextRequest()
        var recognizer = try TextRecognizer()
        change(&request)
        return try TextReport(
            reading: DocumentFile(file), named: ReportSources(names: ["a.pdf"]), request, by: &recognizer)
    }

    @Test func takesStoredText() throws {
        let report = try Self.report()
        #expect(report.texts.map(\.text.text) == ["some text", "some text"])
        #expect(!report.hasFailures)
    }

    @Test(arguments: [
        (TextDetail.lines, ["blocks", "paragraphs", "lines"]), (.words, ["blocks", "paragraphs", "lines", "words"]),
        (.characters, ["blocks", "paragraphs", "lines", "candidates", "words", "characters"]),
    ])
    func tellsThePartsThatAreWanted(detail: TextDetail, arrays: [String]) throws {
        let report = try Self.report { $0.detail = detail }
        let json = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any])
        var found: Set<String> = [], texts: [String] = []
        func walk(_ value: Any) {
            if let object = value as? [String: Any] {
                if ["paragraphs", "lines", "words", "characters"].allSatisfy({ object[$0] == nil }),
                    object["quadrilateral"] != nil
                {
                    texts.append(object["text"] as? String ?? "")
                }
                for (name, part) in object where part is [Any] { found.insert(name) }
                for part in object.values { walk(part) }
            } else if let parts = value as? [Any] {
                for part in parts { walk(part) }
            }
        }
        walk(json["blocks"] ?? [])
        #expect(found.union(["blocks"]) == Set(arrays))
        let line =
            detail == .lines ? ["some text"] : detail == .words ? ["some", "text"] : "sometext".map { String($0) }
        #expect(texts == line + line)
    }

    @Test func endsWithTheTimeForAllPages() {
        #expect(throws: (any Error).self) { try Self.report { $0.duration = .zero } }
    }
}
