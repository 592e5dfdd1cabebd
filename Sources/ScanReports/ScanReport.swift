public import IDScan

/// A report about one photograph, or about several of one document: their names, and the result or the failure.
public struct ScanReport: Encodable, Sendable {
    /// The inputs.
    public let sources: ReportSources

    /// The result, or the failure.
    public let outcome: Result<ScanResult, Failure>

    /// The things that are missing in the files that were to be written about it.
    package var shortfalls: [Shortfall] = []

    /// The names of the inputs, as they were given.
    public var source: String { sources.text }

    /// Makes the report on one photograph.
    public init(source: String, outcome: Result<ScanResult, Failure>) {
        self.init(sources: ReportSources(names: [source]), outcome: outcome)
    }

    /// Makes the report on photographs that were scanned together.
    public init(sources: ReportSources, outcome: Result<ScanResult, Failure>) {
        (self.sources, self.outcome) = (sources, outcome)
    }

    public func encode(to encoder: any Encoder) throws {
        try sources.encode(to: encoder)
        switch outcome {
        case .success(let result): try result.encode(to: encoder)
        case .failure(let failure): try FailureReport(sources: sources, error: failure).encode(to: encoder)
        }
    }
}
