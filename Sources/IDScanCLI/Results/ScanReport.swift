import IDScan

/// What is printed about one photograph, or about several of one document: their names, and the result or the failure.
struct ScanReport: Encodable {
    /// The inputs.
    let sources: ReportSources

    /// What came of it.
    let outcome: Result<ScanResult, Failure>

    /// What the files lack that were to be written about it.
    var shortfalls: [Shortfall] = []

    /// The names of the inputs, as they were given.
    var source: String { sources.text }

    /// Makes the report on one photograph.
    init(source: String, outcome: Result<ScanResult, Failure>, shortfalls: [Shortfall] = []) {
        self.init(sources: ReportSources(names: [source]), outcome: outcome)
        self.shortfalls = shortfalls
    }

    /// Makes the report on photographs that were scanned together.
    init(sources: ReportSources, outcome: Result<ScanResult, Failure>) {
        (self.sources, self.outcome) = (sources, outcome)
    }

    /// How the work on this photograph ended; of several documents that were read, the worst decides, and a page that
    /// was not read may hold anything.
    ///
    /// - Parameter conditions: What documents are refused for beside their status.
    func exitStatus(failingOn conditions: Set<FailureCondition>) -> ExitStatus {
        max(statusOfOutcome(failingOn: conditions), shortfalls.map(\.exitStatus).max() ?? .verified)
    }

    private func statusOfOutcome(failingOn conditions: Set<FailureCondition>) -> ExitStatus {
        guard case .success(let result) = outcome else { return .failed }
        let documents = result.documents.filter { $0.mrz != nil || $0.template != nil }
        let statuses = documents.map { document in
            conditions.exitStatus(of: document, otherwise: document.status == .verified ? .verified : .notVerified)
        }
        // Of what was not read nothing is verified.
        let isAllRead = result.findings.isEmpty && result.pages?.unread.isEmpty ?? true
        return statuses.max().map { isAllRead ? $0 : max($0, .notVerified) } ?? .nothingFound
    }

    func encode(to encoder: any Encoder) throws {
        try sources.encode(to: encoder)
        switch outcome {
        case .success(let result): try result.encode(to: encoder)
        case .failure(let failure): try FailureReport(sources: sources, error: failure).encode(to: encoder)
        }
    }
}
