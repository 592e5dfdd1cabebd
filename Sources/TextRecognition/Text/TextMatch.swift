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
        var lines: [[PlacedWord]] = []
        for word in words {
            if lines.last?.last?.line == word.line {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        self.init(
            query: query, text: words.map(\.word.text).joined(separator: " "), distance: distance,
            confidence: words.flatMap(\.word.characters).meanConfidence,
            parts: lines.map { words in
                let characters = words.flatMap(\.word.characters)
                let start = characters.map(\.extent.lowerBound).min() ?? 0
                let end = max(start, characters.map(\.extent.upperBound).max() ?? 1)
                return words[0].corners(of: start...end)
            })
    }
}

/// A word, and the line that it stands on.
struct PlacedWord {
    let word: RecognizedWord
    /// The number of the line within its block.
    let line: Int
    private let observation: RecognizedTextObservation

    init(_ word: RecognizedWord, onLine line: Int, _ observation: RecognizedTextObservation) {
        (self.word, self.line, self.observation) = (word, line, observation)
    }

    /// The outline of a part of the line.
    func corners(of extent: ClosedRange<Double>) -> Quadrilateral { observation.corners(of: extent) }
}
