public import Imaging

/// A text in a place of a document, for people to read.
public struct SpecimenText: Hashable, Sendable, Codable {
    /// The name of its field.
    public var name: SpecimenFieldName
    /// The printed text, its lines separated by line feeds.
    public var text: String
    /// The ink, all lines together: in millimetres from the upper left corner of the document, or, in the truth about a
    /// photograph, in its pixels.
    public var outline: Quadrilateral
}
