/// How a worker answers: this, and then the results, if there are any; the first is the JSON that the client gets.
package struct WorkerAnswer: Hashable, Sendable, Codable {
    /// Why there is no result; nil when there is one.
    package var failure: Refusal?
    /// How much processor time the worker has used in its life, in seconds.
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
