import ScanReports

extension Failure {
    /// The advice about failures of any command, by their codes.
    private static let advice = [
        "encrypted": "give it by --password-file", "timedOut": "--time-limit allows more",
        "tooManyPages": "--max-pages allows more",
    ]

    /// Advice about pages that were not read, by words of the reason; the first that fits.
    private static let adviceAboutPages = [
        ("pages are not read", "--max-pages allows more"), ("took too long", "--time-limit allows more"),
        ("took longer", "--time-limit allows more"), ("no time left", "--time-limit allows more"),
    ]

    /// This failure, with advice for a person.
    ///
    /// A failure about a password has no advice if one was given.
    var advised: Failure {
        let found =
            code == "pagesNotRead"
            ? Self.adviceAboutPages.first { message.contains($0.0) }?.1 : Self.advice[code]
        guard let advice = found, !message.contains("is not that") else { return self }
        return Failure(code: code, message: "\(message): \(advice)")
    }
}
