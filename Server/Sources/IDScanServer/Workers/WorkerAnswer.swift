/// The answer of a worker; the results follow it, if there are any. The first result is the JSON that the client gets.
package struct WorkerAnswer: Hashable, Sendable, Codable {
    /// The reason why there is no result; nil when there is one.
    package var failure: Refusal?
    /// The processor time that the worker has used in its life, in seconds.
    package var processorSeconds: Double

    /// A word for programs and a sentence for people. Neither holds anything of a document.
    package struct Refusal: Hashable, Sendable, Codable {
        package let code, message: String

        package init(code: String, message: String) {
            (self.code, self.message) = (code, message)
        }
    }

    package init(failure: Refusal? = nil, processorSeconds: Double = 0) {
        (self.failure, self.processorSeconds) = (failure, processorSeconds)
    }
}
