import ScanReports

/// Verdicts as XML in the form of JUnit: a suite for each file, a case for each zone.
///
/// A suite begins with the number of its cases, so that it is written when it is whole.
struct JUnitReport {
    /// The verdicts of the suite that is not written yet, all of one file.
    private var suite: [ZoneVerdict] = []
    private var hasBegun = false

    /// Takes the next verdict; verdicts of one file follow each other.
    ///
    /// - Returns: The XML that is due; empty if none is.
    mutating func add(_ verdict: ZoneVerdict) -> String {
        let due = suite.last.map { $0.source == verdict.source } ?? true ? "" : writeSuite()
        suite.append(verdict)
        return due
    }

    /// Ends the report.
    ///
    /// - Returns: The rest of the XML.
    mutating func finish() -> String {
        writeSuite() + "</testsuites>\n"
    }

    private mutating func writeSuite() -> String {
        var lines = hasBegun ? [] : [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
        hasBegun = true
        if !suite.isEmpty {
            lines.append("  <testsuite \(attributes)>")
            lines += suite.flatMap(testCase)
            lines.append("  </testsuite>")
        }
        suite.removeAll()
        return lines.map { $0 + "\n" }.joined()
    }

    private var attributes: String {
        let errors = suite.count { $0.exitStatus == .failed }
        let failures = suite.count { !$0.passes } - errors
        let name = suite.first?.source.escapedForXML ?? ""
        return "name=\"\(name)\" tests=\"\(suite.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private func testCase(_ verdict: ZoneVerdict) -> [String] {
        let name = verdict.line.map { "line \($0)" } ?? "file"
        let opening = "    <testcase classname=\"\(verdict.source.escapedForXML)\" name=\"\(name)\""
        guard let failure = verdict.failure else { return [opening + "/>"] }
        let element = verdict.exitStatus == .failed ? "error" : "failure"
        let reason = "<\(element) type=\"\(failure.code)\" message=\"\(failure.message.escapedForXML)\"/>"
        return [opening + ">", "      " + reason, "    </testcase>"]
    }
}

extension String {
    /// This text as the content or an attribute's value of XML; a character that XML 1.0 cannot hold becomes U+FFFD.
    var escapedForXML: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
