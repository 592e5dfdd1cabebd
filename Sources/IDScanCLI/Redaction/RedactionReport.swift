import Redaction

/// What `idscan redact` says of a picture: names and places, never a text of the document.
struct RedactionReport: Encodable {
    /// The input.
    let source: String
    /// What is covered.
    let hidden: [RedactionArea]
    /// What was kept by name.
    let kept: [RedactionArea]
    /// What a person should know.
    let warnings: [String]

    init(_ redacted: RedactedImage, source: String) {
        self.source = source
        (hidden, kept, warnings) = (redacted.hidden, redacted.kept, redacted.warnings)
    }

    /// The same in one line, for people.
    var line: String {
        func list(_ areas: [RedactionArea]) -> String {
            let names = areas.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }
            return names.isEmpty ? "nothing" : names.joined(separator: ", ")
        }
        return "\(source): hidden: \(list(hidden)); kept by name: \(list(kept))"
    }
}
