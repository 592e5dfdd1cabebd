/// A model that could not be loaded or run.
public struct TextRecognitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the model, such as `mrz-lines`.
    public let model: String
    /// Why it failed, in the words of the library that refused.
    public let reason: String

    /// Creates an error.
    public init(model: String, reason: String) {
        self.model = model
        self.reason = reason
    }

    public var description: String { "recognition model \(model): \(reason)" }
}
