public import Imaging

/// A place on a picture that is covered, or kept.
public struct RedactionArea: Hashable, Sendable, Codable {
    /// The name of the area: a name of ``RedactionName``, or words such as `unread text`; never the text there.
    public let name: String
    /// Its corners, in pixels of the picture.
    public let quadrilateral: Quadrilateral

    /// Creates an area.
    public init(name: String, quadrilateral: Quadrilateral) {
        (self.name, self.quadrilateral) = (name, quadrilateral)
    }

    init(_ name: RedactionName, _ quadrilateral: Quadrilateral) {
        self.init(name: name.rawValue, quadrilateral: quadrilateral)
    }
}
