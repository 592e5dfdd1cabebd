import ScanReports

extension Failure {
    /// What a person may do about failures of any command, by their codes.
    private static let advice = ["encrypted": "give it by --password-file"]

    /// This failure, and what a person may do about it.
    var advised: Failure { Self.advice[code].map { Failure(code: code, message: "\(message): \($0)") } ?? self }
}
