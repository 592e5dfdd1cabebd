/// The reason why a PDF file, or a page of one, cannot be read or written.
public struct PDFError: Error, Hashable, Sendable {
    /// The kind of a failure.
    public enum Code: String, Hashable, Sendable {
        /// The file is no PDF.
        case notAPDF
        /// The file, one of its pages, or the result is larger than the limits.
        case tooLarge
        /// There are more pages than the limit.
        case tooManyPages
        /// The structure of the file is broken, or it ends early.
        case damaged
        /// A password is needed, or the one that was given is wrong.
        case encrypted
        /// The file has a part that this program, or qpdf, does not know.
        case unsupported
        /// The program that renders pages, or the library that reads the file, is not installed.
        case missingProgram
        /// A page took too long.
        case timedOut
        /// The work is no longer wanted.
        case cancelled
        /// The file has no page of a number that was asked for.
        case noSuchPage
        /// The file is signed, and a change would make its signature invalid.
        case signed
    }

    /// The kind of failure.
    public let code: Code
    /// A sentence for people; it holds nothing that the document says.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        (self.code, self.message) = (code, message)
    }
}

extension PDFError: CustomStringConvertible {
    public var description: String { message }
}

extension PDFError {
    /// An image of a page is there in part only.
    static let cutImage = PDFError(code: .damaged, message: "an image of the page ends before its last row")

    /// The same error; its message names a page, from 1.
    func onPage(_ number: Int) -> PDFError { PDFError(code: code, message: "page \(number): \(message)") }
}
