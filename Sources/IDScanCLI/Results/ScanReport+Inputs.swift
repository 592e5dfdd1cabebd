import IDScan
import ScanReports

extension ScanReport {
    /// Makes the report on photographs that were scanned together.
    init(_ inputs: some Sequence<Input>, outcome: Result<ScanResult, Failure>) {
        self.init(sources: ReportSources(names: inputs.map(\.name)), outcome: outcome)
    }
}
