public import Imaging

/// What is printed in a place of a document, for people to read.
public struct SpecimenText: Hashable, Sendable, Codable {
    /// Which field it is.
    public var name: SpecimenFieldName
    /// What is printed, its lines separated by line feeds.
    public var text: String
    /// The ink, all lines together: in millimetres from the upper left corner of the document, or, in the truth about a
    /// photograph, in its pixels.
    public var outline: Quadrilateral
}
