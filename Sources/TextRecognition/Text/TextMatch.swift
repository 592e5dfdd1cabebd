public import Imaging

/// A word or a phrase that was sought and found.
public struct TextMatch: Hashable, Sendable {
    /// The word or phrase that was sought.
    public let query: String
    /// The words that are written there; a word that is parted at the end of a line has its hyphen.
    public let text: String
    /// The number of letters that differ: 0 when none does, but for case and diacritics.
    public let distance: Int
    /// The mean of the characters' confidences: 0 to 1.
    public let confidence: Double
    /// The outlines of its parts, one for each line, each as high as its line, in pixels of the image that was read. There is
    /// one at least.
    public let parts: [Quadrilateral]

    /// The outline of its part on the first line.
    public var corners: Quadrilateral { parts[0] }
}

extension TextMatch {
    /// Describes words that were found.
    ///
    /// - Parameters:
    ///   - words: One word at least, each with the line that it stands on.
    ///   - distance: The number of letters that differ.
    init(query: String, words: [PlacedWord], distance: Int) {
        var parts: [Quadrilateral] = []
        for (index, word) in words.enumerated() {
            if index > 0, words[index - 1].line == word.line {
                parts[parts.count - 1].topRight = word.word.corners.topRight
                parts[parts.count - 1].bottomRight = word.word.corners.bottomRight
            } else {
                parts.append(word.word.corners)
            }
        }
        self.init(
            query: query, text: words.map(\.word.text).joined(separator: " "), distance: distance,
            confidence: words.flatMap(\.word.characters).meanConfidence, parts: parts)
    }
}

/// A word, and the number of the line within its block that it stands on.
typealias PlacedWord = (word: RecognizedWord, line: Int)
