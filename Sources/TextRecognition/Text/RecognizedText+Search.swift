public import Imaging

/// A word or a phrase that was sought and found.
public struct TextMatch: Hashable, Sendable {
    /// What was sought.
    public let query: String
    /// What is written there.
    public let text: String
    /// How many letters differ: 0 when none does, but for case and diacritics.
    public let distance: Int
    /// The mean of the characters' confidences: 0 to 1.
    public let confidence: Double
    /// Where it stands, as high as its line is, in pixels of the image that was read.
    public let corners: Quadrilateral
}

extension RecognizedText {
    /// Returns where a word, or a phrase within one line, is written.
    ///
    /// Case, diacritics and the punctuation around words do not matter: `strasse` finds `Straße,` and `cafe` finds
    /// `Café`.
    ///
    /// - Parameters:
    ///   - query: Whole words with spaces between them.
    ///   - maximumDistance: How many letters may be inserted, removed or replaced in all (Levenshtein).
    /// - Returns: The places in the order of reading; none when the query has no letter and no digit.
    public func matches(of query: String, maximumDistance: Int = 0) -> [TextMatch] {
        let sought = query.split(whereSeparator: \.isWhitespace).map { String($0).foldedWord }.filter { !$0.isEmpty }
        guard !sought.isEmpty else { return [] }
        let key = sought.joined(separator: [" "])
        return lines.flatMap { line in
            let words = line.words
            let folded = words.map(\.text.foldedWord)
            return words.indices.dropLast(sought.count - 1).compactMap { start -> TextMatch? in
                let place = start..<start + sought.count
                let written = Array(folded[place].joined(separator: [" "]))
                let distance = Array(key).editDistance(to: written, limit: maximumDistance)
                guard let distance, distance < sought.joined().count else { return nil }
                return TextMatch(query: query, words: words[place], in: line, distance: distance)
            }
        }
    }
}

extension TextMatch {
    fileprivate init(
        query: String, words: ArraySlice<RecognizedWord>, in line: RecognizedTextObservation, distance: Int
    ) {
        let characters = words.flatMap(\.characters)
        let start = characters.map(\.extent.lowerBound).min() ?? 0
        let end = max(start, characters.map(\.extent.upperBound).max() ?? 1)
        self.init(
            query: query, text: words.map(\.text).joined(separator: " "), distance: distance,
            confidence: characters.meanConfidence, corners: line.corners(of: start...end))
    }
}

extension String {
    /// The letters and digits without case, diacritics and what surrounds them, each as a key.
    ///
    /// The key of a letter is its name in the Unicode standard, up to "WITH": `É` is called LATIN CAPITAL LETTER E WITH
    /// ACUTE.
    fileprivate var foldedWord: [String] {
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        guard let first = firstIndex(where: isPart), let last = lastIndex(where: isPart) else { return [] }
        return self[first...last].uppercased().unicodeScalars.compactMap { scalar in
            guard scalar.properties.generalCategory != .nonspacingMark else { return nil }
            guard !scalar.isASCII, let name = scalar.properties.name else { return String(scalar) }
            let parts = name.split(separator: " ")
            let base = parts.prefix { $0 != "WITH" }
            let isPlainLatin =
                base.count == 4 && base.starts(with: ["LATIN", "CAPITAL", "LETTER"]) && base[3].count == 1
            return isPlainLatin ? String(base[3]) : base.joined(separator: " ")
        }
    }
}
