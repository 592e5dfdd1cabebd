public import Imaging

/// Text that an engine read in an image, and how sure it is.
public struct RecognizedTextObservation: Hashable, Sendable {
    /// The likeliest reading.
    public let line: RecognizedLine
    /// Readings of the whole text, the likeliest first; `line` is one of them.
    public let candidates: [TextCandidate]
    /// Where the text stands, in pixels of the image that was read.
    public let corners: Quadrilateral

    /// Creates an observation.
    public init(line: RecognizedLine, candidates: [TextCandidate], corners: Quadrilateral) {
        self.line = line
        self.candidates = candidates
        self.corners = corners
    }

    /// The text of the likeliest reading.
    public var text: String { line.text }

    /// The mean of the characters' confidences, 0 when nothing was read.
    public var confidence: Double { line.confidence }
}

/// A reading of a whole text.
public struct TextCandidate: Hashable, Sendable {
    /// The text.
    public let text: String
    /// How probable it is that the text is exactly this: 0 to 1.
    public let confidence: Double

    /// Creates a candidate.
    public init(text: String, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }
}
