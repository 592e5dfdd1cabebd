import IDScan

/// What is printed about one photograph: its name, and the result or the failure.
struct ScanReport: Encodable {
    /// The name of the input, as it was given.
    let source: String

    /// What came of it.
    let outcome: Result<ScanResult, Failure>

    /// How the work on this photograph ended; of several documents that were read, the worst decides.
    var exitStatus: ExitStatus {
        guard case .success(let result) = outcome else { return .failed }
        let documents = result.documents.filter { $0.mrz != nil || $0.template != nil }
        if documents.isEmpty { return .nothingFound }
        return documents.allSatisfy { $0.status == .verified } ? .verified : .notVerified
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
        switch outcome {
        case .success(let result): try result.encode(to: encoder)
        case .failure(let failure): try FailureReport(source: source, error: failure).encode(to: encoder)
        }
    }

    private enum CodingKeys: CodingKey {
        case source
    }
}
