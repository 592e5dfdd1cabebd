import IDScan

/// How every report begins: the version of its form, and which inputs it is about.
struct ReportSources: Hashable, Sendable, Encodable {
    /// The names of the inputs, as they were given; several if they were scanned together, no name for an image that came in
    /// a stream.
    let names: [String]
    /// What the caller calls the input, if it came in a stream.
    var id: StreamID?
    /// The number of the line, from 1, that has no identifier in a stream.
    var line: Int?

    /// The names for people.
    var text: String { names.joined(separator: ", ") }

    private enum CodingKeys: CodingKey {
        case schemaVersion, id, line, source, sources
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ScanResult.schemaVersion, forKey: .schemaVersion)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(line, forKey: .line)
        if names.count == 1 {
            try container.encode(names[0], forKey: .source)
        } else if !names.isEmpty {
            try container.encode(names, forKey: .sources)
        }
    }
}
