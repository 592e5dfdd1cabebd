/// What became of a page of a ``SearchablePDF``.
public struct SearchablePage: Hashable, Sendable {
    /// How it ended.
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
    /// How many pages the file has.
    public let pageCount: Int
    /// The name of the input that it comes from.
    public let source: String
    /// The number of the page in the input, from 1.
    public let sourcePage: Int
    /// How it ended.
    public let outcome: Outcome
    /// Whether a document was cut out of it; nil when that was not wanted.
    public let isFlattened: Bool?
    /// How long it took.
    public let duration: Duration

    /// How many words are laid over it.
    public var wordCount: Int {
        if case .read(let words) = outcome { words } else { 0 }
    }
}
