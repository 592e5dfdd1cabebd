/// The JSON object that stands for an input without a result.
struct FailureReport: Encodable {
    let schemaVersion = 1

    /// The name of the input, as it was given.
    let source: String

    /// Why there is no result.
    let error: Failure
}
