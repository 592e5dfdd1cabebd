public import IDScan

/// The form of another reader's answer, for programs that were written for it.
///
/// `Documentation/Dialects.md` says which of our values each form cannot hold.
public enum ReportDialect: String, Hashable, Sendable, Codable, CaseIterable {
    /// The answer of Amazon Textract's operation `AnalyzeID`.
    case textract
    /// The answer of Azure AI Document Intelligence's model `prebuilt-idDocument`, version 2024-11-30.
    case azure
    /// The answer of Mindee's product `international_id`, version 2.
    case mindee

    /// The answer on one input.
    ///
    /// A failure has our own form: each of these services says failures by HTTP statuses.
    public func answer(_ report: ScanReport) throws -> JSONValue {
        guard case .success(let result) = report.outcome else { return try JSONValue(encoding: report) }
        return answer(result, named: report.source)
    }

    /// The answer on a result.
    ///
    /// - Parameters:
    ///   - result: The result.
    ///   - name: The name of the input, which Mindee's form repeats.
    public func answer(_ result: ScanResult, named name: String) -> JSONValue {
        switch self {
        case .textract: TextractAnswer.answer(result)
        case .azure: AzureAnswer.answer(result)
        case .mindee: MindeeAnswer.answer(result, named: name)
        }
    }
}
