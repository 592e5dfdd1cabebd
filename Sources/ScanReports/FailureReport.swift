/// The JSON object that stands for an input without a result.
public struct FailureReport: Encodable, Sendable {
    /// The names of the input.
    public let sources: ReportSources

    /// The reason why there is no result.
    public let error: Failure

    /// Makes the report on one input.
    public init(source: String, error: Failure) {
        self.init(sources: ReportSources(names: [source]), error: error)
    }

    /// Makes the report on inputs that belong together.
    public init(sources: ReportSources, error: Failure) {
        (self.sources, self.error) = (sources, error)
    }

    private enum CodingKeys: CodingKey {
        case error
    }

    public func encode(to encoder: any Encoder) throws {
        try sources.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(error, forKey: .error)
    }
}
