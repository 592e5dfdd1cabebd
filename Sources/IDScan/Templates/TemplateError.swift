/// What is wrong with the file of a template.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, as it was given.
    public let file: String
    /// The field that is wrong; nil when it is none of them.
    public let field: String?
    /// What is wrong, and what to do about it, in one line.
    public let problem: String

    /// Creates an error.
    public init(file: String, field: String? = nil, problem: String) {
        (self.file, self.field, self.problem) = (file, field, problem)
    }

    public var description: String {
        let place = field.map { "\(file): field \"\($0)\"" } ?? file
        return "\(place): \(problem)"
    }
}
