public import IDScan

extension Failure {
    /// A failure of the scanner.
    public init(_ error: ScanError) {
        self.init(code: error.code.rawValue, message: error.message)
    }
}

extension Failure {
    /// A failure of any step on the way from an image to its text, as users of the scanner see it. One that is a `Failure` stays
    /// as it is.
    public init(reading error: any Error) {
        self = (error as? Failure) ?? Failure(ScanError(error))
    }
}
