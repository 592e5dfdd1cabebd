import IDScan
import ScanReports

extension ScanReport {
    /// The end of the work on this photograph; of several documents that were read, the worst decides, and a page that
    /// was not read may hold anything.
    ///
    /// - Parameter conditions: The conditions beside their status for which documents are refused.
    func exitStatus(failingOn conditions: Set<FailureCondition>) -> ExitStatus {
        max(statusOfOutcome(failingOn: conditions), shortfalls.map(\.exitStatus).max() ?? .verified)
    }

    private func statusOfOutcome(failingOn conditions: Set<FailureCondition>) -> ExitStatus {
        guard case .success(let result) = outcome else { return .failed }
        let documents = result.documents.filter(\.isRead)
        let statuses = documents.map { document in
            conditions.exitStatus(of: document, otherwise: document.status == .verified ? .verified : .notVerified)
        }
        // Of what was not read nothing is verified.
        let isAllRead = result.findings.isEmpty && result.pages?.unread.isEmpty ?? true
        return statuses.max().map { isAllRead ? $0 : max($0, .notVerified) } ?? .nothingFound
    }
}
