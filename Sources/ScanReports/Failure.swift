/// The reason why an input gave no result: the `error` object of the JSON, and the line on standard error.
public struct Failure: Error, Hashable, Codable {
    /// A word for programs, such as `fileNotFound`.
    public let code: String

    /// A sentence for people, without the name of the input.
    public let message: String

    /// Creates a failure.
    public init(code: String, message: String) {
        (self.code, self.message) = (code, message)
    }
}

extension Failure: CustomStringConvertible {
    public var description: String { message }
}
