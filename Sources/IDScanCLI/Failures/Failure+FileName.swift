import ScanReports

extension Failure {
    /// The same; the message names a file.
    func about(_ name: String) -> Failure { Failure(code: code, message: "\(name.visible): \(message)") }
}
