/// An operation on an image that could not be carried out.
public struct ImageProcessingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The operation that was asked for, such as `warp`.
    public let operation: String
    /// The reason of the failure, in the words of the library that refused.
    public let reason: String

    /// Creates an error.
    public init(operation: String, reason: String) {
        self.operation = operation
        self.reason = reason
    }

    public var description: String { "\(operation): \(reason)" }
}
