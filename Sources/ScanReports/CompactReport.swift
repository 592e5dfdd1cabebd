import IDScan

/// A report as `--compact` prints it; a failure is printed whole.
public struct CompactReport: Encodable, Sendable {
    private let report: ScanReport

    /// Shortens a report.
    public init(report: ScanReport) { self.report = report }

    private enum CodingKeys: CodingKey {
        case documents, pages, timings, frames
    }

    public func encode(to encoder: any Encoder) throws {
        guard case .success(let result) = report.outcome else { return try report.encode(to: encoder) }
        try report.sources.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(result.documents.map(CompactDocument.init), forKey: .documents)
        try container.encodeIfPresent(result.pages, forKey: .pages)
        try container.encodeIfPresent(result.timings, forKey: .timings)
        try container.encodeIfPresent(result.frames, forKey: .frames)
    }
}
