/// Verdicts as XML in the form of JUnit: a suite for each file, a case for each zone.
struct JUnitReport {
    /// The verdicts, those of one file next to each other.
    let verdicts: [ZoneVerdict]

    /// The XML.
    var text: String {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
        for suite in suites {
            lines.append("  <testsuite \(attributes(of: suite))>")
            lines += suite.flatMap(testCase)
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private var suites: [[ZoneVerdict]] {
        verdicts.reduce(into: []) { suites, verdict in
            if suites.last?.last?.source == verdict.source {
                suites[suites.count - 1].append(verdict)
            } else {
                suites.append([verdict])
            }
        }
    }

    private func attributes(of suite: [ZoneVerdict]) -> String {
        let errors = suite.count { $0.exitStatus == .failed }
        let failures = suite.count { !$0.passes } - errors
        let name = escaped(suite.first?.source ?? "")
        return "name=\"\(name)\" tests=\"\(suite.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    private func testCase(_ verdict: ZoneVerdict) -> [String] {
        let name = verdict.line.map { "line \($0)" } ?? "file"
        let opening = "    <testcase classname=\"\(escaped(verdict.source))\" name=\"\(name)\""
        guard let failure = verdict.failure else { return [opening + "/>"] }
        let element = verdict.exitStatus == .failed ? "error" : "failure"
        let reason = "<\(element) type=\"\(failure.code)\" message=\"\(escaped(failure.message))\"/>"
        return [opening + ">", "      " + reason, "    </testcase>"]
    }

    /// The text as an attribute's value; what XML 1.0 cannot hold becomes U+FFFD.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
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
        return result
    }
}
