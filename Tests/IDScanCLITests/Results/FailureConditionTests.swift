import Foundation
import IDScan
import MRZ
import ScanReports
import Testing

@testable import IDScanCLI

struct FailureConditionTests {
    private static func document(_ parts: String) throws -> ScannedDocument {
        let json = #"{"status": "verified", "fields": {}, \#(parts)}"#
        return try JSONDecoder().decode(ScannedDocument.self, from: Data(json.utf8))
    }

    private static let warning =
        #""crossChecks": [], "findings": [{"name": "expired", "severity": "warning", "message": "."}]"#
    private static let difference = #""crossChecks": [{"field": "surname", "outcome": "differs"}], "findings": []"#
    private static let notCompared = #""crossChecks": [{"field": "surname", "outcome": "notCompared"}], "findings": []"#

    @Test(arguments: [
        ("expired", warning, true), ("warning", warning, true), ("notice", warning, true),
        ("contradiction", warning, false), ("specimen", warning, false), ("differs", warning, false),
        ("differs", difference, true), ("expired", difference, false), ("differs", notCompared, false),
    ])
    func holdsForDocumentsThatHaveIt(name: String, parts: String, holds: Bool) throws {
        let condition = try #require(FailureCondition(name: name))
        let document = try Self.document(parts)
        #expect(condition.holds(for: document) == holds)
        let status = [condition].exitStatus(of: document, otherwise: .verified)
        #expect(status == (holds ? .notVerified : .verified))
        #expect([condition].exitStatus(of: document, otherwise: .failed) == .failed)
    }

    @Test func hasANameForEachFinding() {
        let names = DocumentFinding.Name.all + DocumentFinding.Name.ofResults
        #expect(FailureCondition.all.count == 1 + names.count + 3)
        #expect(Set(FailureCondition.all.map(\.name)).count == FailureCondition.all.count)
        #expect(FailureCondition.all.allSatisfy { FailureCondition(name: $0.name) == $0 })
        #expect(FailureCondition(name: "Expired") == nil && FailureCondition(name: "") == nil)
    }

    /// Every finding that the source declares can be named; nothing else lists them.
    @Test func knowsEveryFinding() throws {
        let file = Program.repository.appending(path: "Sources/IDScan/CrossCheck/DocumentFinding.swift")
        let declared = try String(contentsOf: file, encoding: .utf8)
            .matches(of: /public static let \w+ = Name\(rawValue: "(\w+)"\)/).map { String($0.1) }
        let known = DocumentFinding.Name.all + DocumentFinding.Name.ofResults
        #expect(Set(declared) == Set(known.map(\.rawValue)) && declared.count == known.count)
    }
}
