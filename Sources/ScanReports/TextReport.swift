public import IDScan
import Imaging
public import TextRecognition

/// What is printed about the text in one image.
public struct TextReport: Sendable {
    /// The input: its name, as it was given.
    public let sources: ReportSources
    /// The size of the image, upright.
    public let image: ImageSize
    /// All that was read.
    public let text: RecognizedText
    /// What was sought and found; nil when nothing was sought.
    public let matches: [TextMatch]?
    /// Which pages were read; nil for a file with one.
    public var pages: PageReport?

    /// The name of the input.
    public var source: String { sources.text }

    /// Creates a report.
    public init(
        sources: ReportSources, image: ImageSize, text: RecognizedText, matches: [TextMatch]?,
        pages: PageReport? = nil
    ) {
        (self.sources, self.image, self.text, self.matches, self.pages) = (sources, image, text, matches, pages)
    }

    /// Whether there is nothing to report.
    public var isEmpty: Bool { matches?.isEmpty ?? text.blocks.isEmpty }
}

extension TextReport: Encodable {
    private enum CodingKeys: CodingKey {
        case image, blocks, matches, pages
    }

    public func encode(to encoder: any Encoder) throws {
        try sources.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(image, forKey: .image)
        if let matches {
            try container.encode(matches.map(Match.init), forKey: .matches)
        } else {
            try container.encode(text.blocks.map(Block.init), forKey: .blocks)
        }
        try container.encodeIfPresent(pages, forKey: .pages)
    }

    private struct Match: Encodable {
        let query, text: String
        let distance: Int
        let confidence: Double
        let quadrilateral: Quadrilateral

        init(_ match: TextMatch) {
            (query, text, distance) = (match.query, match.text, match.distance)
            (confidence, quadrilateral) = (match.confidence.shortened, match.corners.shortened)
        }
    }

    private struct Block: Encodable {
        let text: String
        let confidence: Double
        let quadrilateral: Quadrilateral
        let paragraphs: [Paragraph]

        init(_ block: RecognizedBlock) {
            (text, confidence, quadrilateral) = (block.text, block.confidence.shortened, block.corners.shortened)
            paragraphs = block.paragraphs.map(Paragraph.init)
        }
    }

    private struct Paragraph: Encodable {
        let text: String
        let confidence: Double
        let quadrilateral: Quadrilateral
        let lines: [Line]

        init(_ paragraph: RecognizedParagraph) {
            (text, confidence) = (paragraph.text, paragraph.confidence.shortened)
            (quadrilateral, lines) = (paragraph.corners.shortened, paragraph.lines.map(Line.init))
        }
    }

    private struct Line: Encodable {
        let text: String
        let confidence: Double
        let quadrilateral: Quadrilateral
        let candidates: [Candidate]
        let words: [Word]

        /// How many readings of a line are printed.
        private static let candidateCount = 3

        init(_ line: RecognizedTextObservation) {
            (text, confidence, quadrilateral) = (line.text, line.confidence.shortened, line.corners.shortened)
            candidates = line.topCandidates(Self.candidateCount).map {
                Candidate(text: $0.text, confidence: $0.confidence.shortened)
            }
            words = line.words.map { Word($0, in: line) }
        }
    }

    private struct Candidate: Encodable {
        let text: String
        let confidence: Double
    }

    private struct Word: Encodable {
        let text: String
        let confidence: Double
        let quadrilateral: Quadrilateral
        let characters: [Character]

        init(_ word: RecognizedWord, in line: RecognizedTextObservation) {
            (text, confidence, quadrilateral) = (word.text, word.confidence.shortened, word.corners.shortened)
            characters = word.characters.map {
                Character(
                    text: String($0.character), confidence: $0.confidence.shortened,
                    quadrilateral: line.corners(of: $0.extent).shortened)
            }
        }

        struct Character: Encodable {
            let text: String
            let confidence: Double
            let quadrilateral: Quadrilateral
        }
    }
}

extension PageReport {
    /// Says that of several pages only the first was read; nil if there is one.
    public init?(firstPageOf count: Int) {
        guard count > 1 else { return nil }
        let others = count == 2 ? "page 2" : "pages 2 to \(count)"
        self.init(count: count, read: [1], unread: ["\(others): idscan text reads the first page only"])
    }
}

extension Double {
    /// This number to a thousandth.
    fileprivate var shortened: Double { (self * 1000).rounded() / 1000 }
}

extension Quadrilateral {
    /// This outline to a tenth of a pixel.
    fileprivate var shortened: Quadrilateral {
        mapped { Point(x: ($0.x * 10).rounded() / 10, y: ($0.y * 10).rounded() / 10) }
    }
}
