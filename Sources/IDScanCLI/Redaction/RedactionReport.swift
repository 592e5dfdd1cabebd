import Redaction

/// The report of `idscan redact` on a file: names and places, never a text of the document.
struct RedactionReport: Encodable {
    /// The input.
    let source: String
    /// The reports of each page; of a picture the only one.
    let pages: [Page]

    /// The report of a page.
    struct Page: Encodable {
        /// The number of the page, from 1; nil for a picture.
        let page: Int?
        /// The covered areas.
        let hidden: [RedactionArea]
        /// The areas that were kept by name.
        let kept: [RedactionArea]
        /// The warnings to a person.
        let warnings: [String]

        init(_ redacted: RedactedImage, page: Int?) {
            self.page = page
            (hidden, kept, warnings) = (redacted.hidden, redacted.kept, redacted.warnings)
        }
    }

    private enum CodingKeys: CodingKey {
        case source, pages, hidden, kept, warnings
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
        if let only = pages.first, only.page == nil {
            try container.encode(only.hidden, forKey: .hidden)
            try container.encode(only.kept, forKey: .kept)
            try container.encode(only.warnings, forKey: .warnings)
        } else {
            try container.encode(pages, forKey: .pages)
        }
    }

    /// The warnings about all of it to a person.
    var warnings: [String] {
        pages.flatMap { page in page.warnings.map { (page.page.map { "page \($0): " } ?? "") + $0 } }
    }

    /// The same in one line for each page, for people.
    var lines: [String] {
        pages.map { page in
            let name = page.page.map { "\(source): page \($0)" } ?? source
            return "\(name): hidden: \(Self.list(page.hidden)); kept by name: \(Self.list(page.kept))"
        }
    }

    private static func list(_ areas: [RedactionArea]) -> String {
        let names = areas.reduce(into: [String]()) { if !$0.contains($1.name) { $0.append($1.name) } }
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
}
