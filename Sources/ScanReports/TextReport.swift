public import IDScan
import Imaging
public import TextRecognition

/// The smallest parts of a text that a report tells.
public enum TextDetail: String, CaseIterable, Hashable, Sendable, Codable {
    /// Blocks, paragraphs and lines.
    case lines
    /// The same, and the words of each line.
    case words
    /// The same, the characters of each word, and the other readings of each line: ten times as long as lines.
    case characters
}

/// A report about the text in one file: an image, or the pages of a file with several.
public struct TextReport: Sendable {
    /// The text that was read on a page.
    public struct Page: Sendable {
        /// The number of the page in the file, from 1.
        public let number: Int
        /// The size of the page's image, upright.
        public let image: ImageSize
        /// All that was read.
        public let text: RecognizedText
        /// The words that were sought and found; nil when none were sought.
        public let matches: [TextMatch]?
        /// True if the file holds text of the page as text; the rest was read on its image.
        public let isStored: Bool

        /// Creates the report on a page.
        public init(
            number: Int = 1, image: ImageSize, text: RecognizedText, matches: [TextMatch]?, isStored: Bool = false
        ) {
            (self.number, self.image, self.text) = (number, image, text)
            (self.matches, self.isStored) = (matches, isStored)
        }
    }

    /// The input: its name, as it was given.
    public let sources: ReportSources
    /// The text that was read on each page, in order.
    public let texts: [Page]
    /// The pages that were read; nil for a file with one.
    public var pages: PageReport?
    /// The smallest parts of the text that are told.
    public var detail = TextDetail.characters
    /// True where a page could not be read that was wanted.
    public package(set) var hasFailures = false

    /// The name of the input.
    public var source: String { sources.text }

    /// Creates a report.
    public init(sources: ReportSources, texts: [Page], pages: PageReport? = nil) {
        (self.sources, self.texts, self.pages) = (sources, texts, pages)
    }

    /// True where there is nothing to report.
    public var isEmpty: Bool { texts.allSatisfy { $0.matches?.isEmpty ?? $0.text.blocks.isEmpty } }
}

extension TextReport: Encodable {
    private enum CodingKeys: CodingKey {
        case image, images, blocks, matches, textFromFile, pages
    }

    public func encode(to encoder: any Encoder) throws {
        try sources.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        let isOne = pages == nil
        if isOne, let image = texts.first?.image {
            try container.encode(image, forKey: .image)
        } else {
            try container.encode(texts.map(\.image), forKey: .images)
        }
        if texts.contains(where: { $0.matches != nil }) {
            let matches = texts.flatMap { page in
                (page.matches ?? []).map { Match($0, page: isOne ? nil : page.number) }
            }
            try container.encode(matches, forKey: .matches)
        } else {
            let blocks = texts.flatMap { page in
                page.text.blocks.map { Block($0, page: isOne ? nil : page.number, detail) }
            }
            try container.encode(blocks, forKey: .blocks)
        }
        let stored = texts.filter(\.isStored).map(\.number)
        if !stored.isEmpty { try container.encode(stored, forKey: .textFromFile) }
        try container.encodeIfPresent(pages, forKey: .pages)
    }

    private struct Match: Encodable {
        let page: Int?
        let query, text: String
        let distance: Int
        let confidence: Double
        let quadrilateral: Quadrilateral
        let quadrilaterals: [Quadrilateral]?

        init(_ match: TextMatch, page: Int?) {
            self.page = page
            (query, text, distance) = (match.query, match.text, match.distance)
            (confidence, quadrilateral) = (match.confidence.shortened, match.corners.encoded)
            // A match on several lines has a part on each.
            quadrilaterals = match.parts.count > 1 ? match.parts.map(\.encoded) : nil
        }
    }

    private struct Block: Encodable {
        let page: Int?
        let text: String
        let confidence: Double
        let quadrilateral: Quadrilateral
        let paragraphs: [Paragraph]

        init(_ block: RecognizedBlock, page: Int?, _ detail: TextDetail) {
            self.page = page
            (text, confidence, quadrilateral) = (block.text, block.confidence.shortened, block.corners.encoded)
            paragraphs = block.paragraphs.map { Paragraph($0, detail) }
        }
    }

    private struct Paragraph: Encodable {
        let text: String
        let confidence: Double
        let quadrilateral: Quadrilateral
        let lines: [Line]

        init(_ paragraph: RecognizedParagraph, _ detail: TextDetail) {
            (text, confidence) = (paragraph.text, paragraph.confidence.shortened)
            quadrilateral = paragraph.corners.encoded
            lines = paragraph.lines.map { Line($0, detail) }
        }
    }

    private struct Line: Encodable {
        let text: String
        let confidence: Double
        let quadrilateral: Quadrilateral
        let candidates: [Candidate]?
        let words: [Word]?

        /// The number of readings of a line that are printed.
        private static let candidateCount = 3

        init(_ line: RecognizedTextObservation, _ detail: TextDetail) {
            (text, confidence, quadrilateral) = (line.text, line.confidence.shortened, line.corners.encoded)
            let others = line.topCandidates(Self.candidateCount).map {
                Candidate(text: $0.text, confidence: $0.confidence.shortened)
            }
            candidates = detail == .characters ? others : nil
            words = detail == .lines ? nil : line.words.map { Word($0, in: line, detail) }
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
        let characters: [Character]?

        init(_ word: RecognizedWord, in line: RecognizedTextObservation, _ detail: TextDetail) {
            (text, confidence, quadrilateral) = (word.text, word.confidence.shortened, word.corners.encoded)
            let all = word.characters.map {
                Character(
                    text: String($0.character), confidence: $0.confidence.shortened,
                    quadrilateral: line.corners(of: $0.extent).encoded)
            }
            characters = detail == .characters ? all : nil
        }

        struct Character: Encodable {
            let text: String
            let confidence: Double
            let quadrilateral: Quadrilateral
        }
    }
}

extension Double {
    /// This number to a thousandth.
    fileprivate var shortened: Double { (self * 1000).rounded() / 1000 }
}
