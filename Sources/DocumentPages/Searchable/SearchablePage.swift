/// The result of a page of a ``SearchablePDF``.
public struct SearchablePage: Hashable, Sendable {
    /// The outcome of a page.
    public enum Outcome: Hashable, Sendable {
        /// It was read, and so many words are laid over it.
        case read(words: Int)
        /// It has text already, and is left as it is.
        case hasText
        /// It was not to be read, and is left as it is.
        case notSelected
        /// It cannot be read, and is left as it is.
        case failed(PDFError)
    }

    /// The number of the page in the file that is made, from 1.
    public let number: Int
    /// The number of pages of the file.
    public let pageCount: Int
    /// The name of the input that it comes from.
    public let source: String
    /// The number of the page in the input, from 1.
    public let sourcePage: Int
    /// The outcome of the page.
    public let outcome: Outcome
    /// True where a document was cut out of it; nil when that was not wanted.
    public let isFlattened: Bool?
    /// The time that it took.
    public let duration: Duration

    /// The number of words that are laid over it.
    public var wordCount: Int {
        if case .read(let words) = outcome { words } else { 0 }
    }
}
