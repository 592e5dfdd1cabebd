public import Imaging

/// A line of text that was read in an image, and how sure the reader is.
public struct RecognizedTextObservation: Hashable, Sendable {
    /// The likeliest reading.
    public let line: RecognizedLine
    /// Readings of the whole text, the likeliest first; `line` is one of them.
    public let candidates: [TextCandidate]
    /// The corners of the text, in pixels of the image that was read: turned as the text is, from where reading starts.
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

    /// Returns the likeliest readings of the whole text.
    ///
    /// - Parameter maximumCount: The number of readings that are wanted; there may be fewer.
    public func topCandidates(_ maximumCount: Int) -> [TextCandidate] {
        Array(candidates.prefix(max(0, maximumCount)))
    }

    /// The words between spaces, in the order of reading.
    public var words: [RecognizedWord] {
        line.characters.split { $0.character == " " }.map { characters in
            RecognizedWord(characters: Array(characters), lineCorners: corners)
        }
    }

    /// Returns where a part of the line stands, as high as the line is.
    ///
    /// - Parameter extent: From its left to its right end, as fractions of the line's width; a character's
    ///   ``RecognizedCharacter/extent``.
    public func corners(of extent: ClosedRange<Double>) -> Quadrilateral {
        corners.part(extent)
    }
}

/// A word of a line that was read.
public struct RecognizedWord: Hashable, Sendable {
    /// The characters, in the order of reading; at least one.
    public let characters: [RecognizedCharacter]
    /// The corners of the word, as high as its line is, in pixels of the image that was read.
    public let corners: Quadrilateral

    init(characters: [RecognizedCharacter], lineCorners: Quadrilateral) {
        self.characters = characters
        let starts = characters.map(\.extent.lowerBound), ends = characters.map(\.extent.upperBound)
        let start = starts.min() ?? 0
        corners = lineCorners.part(start...max(start, ends.max() ?? 1))
    }

    /// The characters as text.
    public var text: String { String(characters.map(\.character)) }

    /// The mean of the characters' confidences: 0 to 1.
    public var confidence: Double { characters.meanConfidence }
}

/// A reading of a whole text.
public struct TextCandidate: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The probability that the text is exactly this: 0 to 1.
    public let confidence: Double

    /// Creates a candidate.
    public init(text: String, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }
}
