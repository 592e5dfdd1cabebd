/// Why an input gave no result: the `error` object of the JSON, and the line on standard error.
struct Failure: Error, Hashable, Codable {
    /// A word for programs, such as `fileNotFound`.
    let code: String

    /// A sentence for people, without the name of the input.
    let message: String
}

extension Failure {
    /// The same; the message names a file.
    func about(_ file: FileName) -> Failure { Failure(code: code, message: "\(file.text.visible): \(message)") }
}

extension Failure: CustomStringConvertible {
    var description: String { message }
}
