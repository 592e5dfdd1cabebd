import IDScan

/// How every report begins: the version of its form, and which inputs it is about.
struct ReportSources: Hashable, Sendable, Encodable {
    /// The names of the inputs, as they were given; several if they were scanned together.
    let names: [String]

    /// The names for people.
    var text: String { names.joined(separator: ", ") }

    private enum CodingKeys: CodingKey {
        case schemaVersion, source, sources
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ScanResult.schemaVersion, forKey: .schemaVersion)
        if names.count == 1 {
            try container.encode(names[0], forKey: .source)
        } else {
            try container.encode(names, forKey: .sources)
        }
    }
}
