import ScanReports

extension Failure {
    /// What a person may do about failures of any command, by their codes.
    private static let advice = ["encrypted": "give it by --password-file"]

    /// This failure, and what a person may do about it.
    ///
    /// Whoever gave a password knows how.
    var advised: Failure {
        guard let advice = Self.advice[code], !message.contains("is not that") else { return self }
        return Failure(code: code, message: "\(message): \(advice)")
    }
}
