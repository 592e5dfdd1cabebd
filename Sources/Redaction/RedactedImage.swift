public import Imaging

/// A picture on which everything is covered that was to be hidden.
public struct RedactedImage: Hashable, Sendable {
    /// The picture, in colour. Nothing is left of the covered parts.
    public let image: Image
    /// The covered areas, by name.
    public let hidden: [RedactionArea]
    /// The areas that were kept by name.
    public let kept: [RedactionArea]
    /// The warnings to a person, a sentence each, without a text of the document.
    public let warnings: [String]
}
