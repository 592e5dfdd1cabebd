import IDScan

/// The beginning of every report: the version of its form, and the inputs that it is about.
public struct ReportSources: Hashable, Sendable, Encodable {
    /// The names of the inputs, as they were given; several if they were scanned together, no name for an image that came in
    /// a stream.
    public let names: [String]
    /// The caller's name of the input, if it came in a stream.
    public var id: StreamID?
    /// The number of the line, from 1, that has no identifier in a stream.
    public var line: Int?

    /// The names for people.
    public var text: String { names.joined(separator: ", ") }

    /// Creates the beginning of a report; without names, it names no input.
    public init(names: [String] = [], id: StreamID? = nil, line: Int? = nil) {
        (self.names, self.id, self.line) = (names, id, line)
    }

    private enum CodingKeys: CodingKey {
        case schemaVersion, id, line, source, sources
    }

    public func encode(to encoder: any Encoder) throws {
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
