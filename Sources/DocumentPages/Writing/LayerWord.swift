import Imaging
import TextRecognition

/// A word of a text layer.
struct LayerWord: Hashable, Sendable {
    /// The text of the word; at least one character.
    let text: String
    /// The corners of the word on the page, in points, from where reading starts; `y` grows upwards.
    let corners: Quadrilateral

    /// True where it is read from right to left: its first letter is of Hebrew, Arabic or another such script.
    var isRightToLeft: Bool {
        text.unicodeScalars.first { $0.properties.isAlphabetic }.map(\.runsLeft) ?? false
    }
}

/// The text of a page: the words of its layer, and as text for people.
struct LayerText: Sendable {
    /// The lines of words, in the order of reading.
    let lines: [[LayerWord]]
    /// A line break after every line, an empty line between paragraphs.
    let text: String

    /// Takes a text that was read.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - leastConfidence: Words of less are left out.
    ///   - place: Tells the place on the page of a pixel of the image.
    init(_ text: RecognizedText, leastConfidence: Double, at place: (Point) -> Point) {
        let paragraphs = text.blocks.flatMap(\.paragraphs).map { paragraph in
            paragraph.lines.map { $0.words.filter { $0.confidence >= leastConfidence } }.filter { !$0.isEmpty }
        }.filter { !$0.isEmpty }
        lines = paragraphs.joined().map { line in
            line.map { LayerWord(text: $0.text, corners: $0.corners.mapped(place)) }
        }
        self.text = paragraphs.map { paragraph in
            paragraph.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// The number of words.
    var wordCount: Int { lines.reduce(0) { $0 + $1.count } }
}
