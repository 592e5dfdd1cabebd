import IDScan
import Imaging
import TextRecognition

/// The text of an image in the form of Cloud Vision's `AnnotateImageResponse`.
struct AnnotatedImage: Encodable {
    private let text: RecognizedText
    private let size: ImageSize
    private let choices: AnnotationChoices
    private let words: [Word]

    init(_ text: RecognizedText, size: ImageSize, _ choices: AnnotationChoices) {
        (self.text, self.size, self.choices) = (text, size, choices)
        words = text.blocks.flatMap(\.paragraphs).flatMap { Word.words(of: $0, choices) }
    }

    private enum CodingKeys: CodingKey {
        case textAnnotations, fullTextAnnotation
    }

    private enum FullTextKeys: CodingKey {
        case pages, text
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        // Without text, both are missing.
        guard !words.isEmpty else { return }
        let whole = TextAnnotation(
            locale: choices.language, description: wholeText, boundingPoly: Outline(text.lines.map(\.corners)))
        try container.encode([whole] + words.map(\.annotation), forKey: .textAnnotations)
        var full = container.nestedContainer(keyedBy: FullTextKeys.self, forKey: .fullTextAnnotation)
        try full.encode([Page(text, size: size, choices)], forKey: .pages)
        try full.encode(wholeText, forKey: .text)
    }

    /// All text as its breaks say.
    private var wholeText: String {
        let text = words.map { $0.text + $0.after.text }.joined()
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}

/// One entry of `textAnnotations`.
private struct TextAnnotation: Encodable {
    var locale: String?
    let description: String
    let boundingPoly: Outline
}

/// Corners in the order top left, top right, bottom right, bottom left, as the text is read.
private struct Outline: Encodable {
    /// A vertex as Google's, without coordinates that are 0.
    private struct Vertex: Encodable {
        let x, y: Int?

        init(_ point: Point) {
            (x, y) = (Self.whole(point.x), Self.whole(point.y))
        }

        private static func whole(_ number: Double) -> Int? {
            let whole = Int(number.rounded())
            return whole == 0 ? nil : whole
        }
    }

    private let vertices: [Vertex]

    init(_ corners: Quadrilateral) { vertices = corners.corners.map(Vertex.init) }

    /// The upright box around several.
    init(_ outlines: [Quadrilateral]) {
        let points = outlines.flatMap(\.corners)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top, right, bottom) = (xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
        self.init(Quadrilateral(x: left, y: top, width: right - left, height: bottom - top))
    }
}

/// The break that follows a word: `TextAnnotation.DetectedBreak.BreakType`.
private enum Break: Int {
    case space = 1
    case endOfLine = 3
    case lineBreak = 5

    var name: String {
        switch self {
        case .space: "SPACE"
        case .endOfLine: "EOL_SURE_SPACE"
        case .lineBreak: "LINE_BREAK"
        }
    }

    var text: String { self == .space ? " " : "\n" }
}

/// A word with its symbols.
private struct Word: Encodable {
    private struct Symbol: Encodable {
        let property: Property?
        let boundingBox: Outline
        let text: String
        let confidence: Double?
    }

    private struct Property: Encodable {
        struct DetectedBreak: Encodable {
            let type: EnumValue
        }

        let detectedBreak: DetectedBreak
    }

    private let boundingBox: Outline
    private let symbols: [Symbol]
    private let confidence: Double?

    let text: String
    let after: Break

    private enum CodingKeys: CodingKey {
        case boundingBox, symbols, confidence
    }

    /// The words of a paragraph.
    static func words(of paragraph: RecognizedParagraph, _ choices: AnnotationChoices) -> [Word] {
        paragraph.lines.enumerated().flatMap { index, line in
            let words = line.words
            let end: Break = index == paragraph.lines.count - 1 ? .lineBreak : .endOfLine
            return words.enumerated().map { number, word in
                Word(word, in: line, before: number == words.count - 1 ? end : .space, choices)
            }
        }
    }

    private init(
        _ word: RecognizedWord, in line: RecognizedTextObservation, before after: Break, _ choices: AnnotationChoices
    ) {
        (text, self.after, boundingBox) = (word.text, after, Outline(word.corners))
        confidence = choices.isDocument ? word.confidence.shortened : nil
        symbols = word.characters.enumerated().map { index, character in
            let isLast = index == word.characters.count - 1
            let type = EnumValue(name: after.name, number: after.rawValue, choices)
            return Symbol(
                property: isLast ? Property(detectedBreak: .init(type: type)) : nil,
                boundingBox: Outline(line.corners(of: character.extent)), text: String(character.character),
                confidence: choices.isDocument ? character.confidence.shortened : nil)
        }
    }

    /// The word as an entry of `textAnnotations`.
    var annotation: TextAnnotation { TextAnnotation(description: text, boundingPoly: boundingBox) }
}

/// A value of an enumeration: its number if that is asked for, else its name.
private struct EnumValue: Encodable {
    private let name: String
    private let number: Int
    private let isNumber: Bool

    init(name: String, number: Int, _ choices: AnnotationChoices) {
        (self.name, self.number, isNumber) = (name, number, choices.usesNumbers)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if isNumber { try container.encode(number) } else { try container.encode(name) }
    }
}

/// A page of `fullTextAnnotation`.
private struct Page: Encodable {
    private struct Property: Encodable {
        struct Language: Encodable {
            let languageCode: String
        }

        let detectedLanguages: [Language]
    }

    private struct Block: Encodable {
        let boundingBox: Outline
        let paragraphs: [Paragraph]
        let blockType: EnumValue
        let confidence: Double?
    }

    private struct Paragraph: Encodable {
        let boundingBox: Outline
        let words: [Word]
        let confidence: Double?
    }

    private let property: Property
    private let width, height: Int
    private let blocks: [Block]
    private let confidence: Double?

    init(_ text: RecognizedText, size: ImageSize, _ choices: AnnotationChoices) {
        func shown(_ confidence: Double) -> Double? { choices.isDocument ? confidence.shortened : nil }
        property = Property(detectedLanguages: [.init(languageCode: choices.language)])
        (width, height, confidence) = (size.width, size.height, shown(text.confidence))
        blocks = text.blocks.map { block in
            Block(
                boundingBox: Outline(block.corners),
                paragraphs: block.paragraphs.map { paragraph in
                    Paragraph(
                        boundingBox: Outline(paragraph.corners), words: Word.words(of: paragraph, choices),
                        confidence: shown(paragraph.confidence))
                },
                blockType: EnumValue(name: "TEXT", number: 1, choices), confidence: shown(block.confidence))
        }
    }
}

extension Double {
    /// This number to a thousandth.
    fileprivate var shortened: Double { (self * 1000).rounded() / 1000 }
}
