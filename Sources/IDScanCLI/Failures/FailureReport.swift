/// The JSON object that stands for an input without a result.
struct FailureReport: Encodable {
    /// Which input it is.
    let sources: ReportSources

    /// Why there is no result.
    let error: Failure

    /// Makes the report on one input.
    init(source: String, error: Failure) {
        self.init(sources: ReportSources(names: [source]), error: error)
    }

    /// Makes the report on inputs that belong together.
    init(sources: ReportSources, error: Failure) {
        (self.sources, self.error) = (sources, error)
    }

    private enum CodingKeys: CodingKey {
        case error
    }

    func encode(to encoder: any Encoder) throws {
        try sources.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(error, forKey: .error)
    }
}
