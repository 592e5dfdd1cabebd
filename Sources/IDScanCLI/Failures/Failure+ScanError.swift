import IDScan

extension Failure {
    /// A failure of the scanner.
    init(_ error: ScanError) {
        self.init(code: error.code.rawValue, message: error.message)
    }
}
