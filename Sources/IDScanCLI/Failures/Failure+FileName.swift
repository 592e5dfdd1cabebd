import ScanReports

extension Failure {
    /// The same; the message names a file.
    func about(_ file: FileName) -> Failure { Failure(code: code, message: "\(file.text.visible): \(message)") }
}
