/// A file whose pages go into a PDF file: an image of one or more pages, or a PDF file.
public struct PDFInput: Sendable {
    /// The name of the input in messages.
    public let name: String
    /// The whole file.
    public let bytes: [UInt8]

    /// Names a file.
    public init(name: String, bytes: [UInt8]) {
        (self.name, self.bytes) = (name, bytes)
    }
}

/// The reason why no PDF file was made, and the input that is the cause.
public struct SearchablePDFError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the input; nil when it is not one of them.
    public let input: String?
    /// The fault of the input.
    public let cause: PDFError

    init(_ input: String? = nil, _ cause: PDFError) {
        (self.input, self.cause) = (input, cause)
    }

    public var description: String { (input.map { "\($0): " } ?? "") + cause.message }
}
