public import Imaging

/// All the text that was read in an image: blocks of paragraphs of lines of words of characters.
///
/// ```swift
/// var recognizer = try TextRecognizer()
/// let text = try recognizer.recognizeText(in: image)
/// for line in text.lines { print(line.text, line.confidence, line.corners) }
/// ```
public struct RecognizedText: Hashable, Sendable {
    /// The blocks, in the order of reading; none when there is no text.
    public let blocks: [RecognizedBlock]

    /// Creates a text from its blocks.
    public init(blocks: [RecognizedBlock]) {
        self.blocks = blocks
    }

    /// The lines of all blocks, in the order of reading.
    public var lines: [RecognizedTextObservation] { blocks.flatMap(\.paragraphs).flatMap(\.lines) }

    /// The words of all lines, in the order of reading.
    public var words: [RecognizedWord] { lines.flatMap(\.words) }

    /// The whole text: a line break after every line, an empty line between paragraphs.
    public var text: String { blocks.map(\.text).joined(separator: "\n\n") }

    /// The mean of the lines' confidences, weighted by their lengths; 0 when there is no text.
    public var confidence: Double { lines.meanConfidence }
}

/// Text that stands together: a column, a sign, a label.
public struct RecognizedBlock: Hashable, Sendable {
    /// The paragraphs, in the order of reading; at least one.
    public let paragraphs: [RecognizedParagraph]

    /// Creates a block from its paragraphs.
    public init(paragraphs: [RecognizedParagraph]) {
        self.paragraphs = paragraphs
    }

    /// The text of the block: an empty line between paragraphs.
    public var text: String { paragraphs.map(\.text).joined(separator: "\n\n") }

    /// The mean of the lines' confidences, weighted by their lengths: 0 to 1.
    public var confidence: Double { paragraphs.flatMap(\.lines).meanConfidence }

    /// Around all lines, turned as the first one is, in pixels.
    public var corners: Quadrilateral { paragraphs.flatMap(\.lines).outline }
}

/// Lines that belong together.
public struct RecognizedParagraph: Hashable, Sendable {
    /// The lines, in the order of reading; at least one.
    public let lines: [RecognizedTextObservation]

    /// Creates a paragraph from its lines.
    public init(lines: [RecognizedTextObservation]) {
        self.lines = lines
    }

    /// The text of the paragraph: a line break between lines.
    public var text: String { lines.map(\.text).joined(separator: "\n") }

    /// The mean of the lines' confidences, weighted by their lengths: 0 to 1.
    public var confidence: Double { lines.meanConfidence }

    /// Around all lines, turned as the first one is, in pixels.
    public var corners: Quadrilateral { lines.outline }
}

extension [RecognizedTextObservation] {
    fileprivate var meanConfidence: Double { flatMap(\.line.characters).meanConfidence }

    /// The smallest rectangle around all lines whose sides run as the first line does.
    fileprivate var outline: Quadrilateral {
        guard let first else { return Quadrilateral(x: 0, y: 0, width: 0, height: 0) }
        guard count > 1 else { return first.corners }
        let direction = Direction(along: first.corners)
        let extent = Extent(around: flatMap(\.corners.corners).map(direction.turnedBack))
        return Quadrilateral(extent).mapped(direction.turned)
    }
}
