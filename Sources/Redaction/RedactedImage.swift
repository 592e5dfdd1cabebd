public import Imaging

/// A picture on which everything is covered that was to be hidden.
public struct RedactedImage: Hashable, Sendable {
    /// The picture, in colour. Nothing is left of what is covered.
    public let image: Image
    /// What is covered, by name.
    public let hidden: [RedactionArea]
    /// What was kept by name.
    public let kept: [RedactionArea]
    /// What a person should know, a sentence each, without a text of the document.
    public let warnings: [String]
}
