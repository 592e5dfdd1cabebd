public import Imaging

/// A part of an image that looks like a document.
public struct DetectedDocument: Hashable, Sendable {
    /// The outline, in pixels of the image: from the corner where reading starts when the document is likely, else from
    /// the one that is the top left as the image stands.
    public let quadrilateral: Quadrilateral
    /// The certainty that this outlines a document, 0…1: at least ``likely`` where a network sees one, less where it
    /// does not and only edges, proportions and size suggest it.
    public let certainty: Double

    /// Creates a document from its outline.
    public init(quadrilateral: Quadrilateral, certainty: Double) {
        self.quadrilateral = quadrilateral
        self.certainty = certainty
    }

    /// The certainty from which on there is a document.
    public static let likely = 0.65

    /// True where there is a document; else the outline is only worth a look when nothing better is found.
    public var isLikely: Bool { certainty >= Self.likely }

    /// True if lines lie inside the outline and span it as those of machine-readable zones span documents.
    public func isHolder(of lines: [Quadrilateral]) -> Bool {
        guard !lines.isEmpty, lines.allSatisfy({ quadrilateral.contains($0.centre) }) else { return false }
        // Doc 9303: lines take 0.87 to 0.89 of the width; the rest is perspective. Reading may run along either side.
        let length = lines.reduce(0) { $0 + $1.meanWidth } / Double(lines.count)
        return [quadrilateral.meanWidth, quadrilateral.meanHeight].contains { (0.75...0.97).contains(length / $0) }
    }
}
