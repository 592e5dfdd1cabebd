import MRZ

/// A text for comparing: its letters without accents and its digits, those that readers mistake for each other as one.
struct PlainText: Hashable {
    /// The letters and digits, without spaces.
    let characters: [Character]
    /// The character of the original that each comes from, from 0.
    let offsets: [Int]
    /// The ends of words, as numbers of ``characters``: the first character of each, and one behind the last.
    let starts: Set<Int>

    /// Folds a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The spelling of letters with accents.
    init(_ text: some StringProtocol, style: Transliteration.Style = .plain) {
        let transliteration = Transliteration(style: style)
        var (characters, offsets, starts): ([Character], [Int], Set<Int>) = ([], [], [0])
        for (offset, character) in text.enumerated() {
            guard character.isLetter || character.isNumber else {
                starts.insert(characters.count)
                continue
            }
            let isPlain = character.isASCII || character.isNumber
            let letters =
                isPlain
                ? character.uppercased()
                : (try? transliteration.text(of: String(character))) ?? character.uppercased()
            for letter in letters where letter != "<" {
                characters.append(Self.lookalikes[letter] ?? letter)
                offsets.append(offset)
            }
        }
        (self.characters, self.offsets, self.starts) = (characters, offsets, starts.union([characters.count]))
    }

    /// A letter, and the digit that it looks like.
    private static let lookalikes: [Character: Character] = [
        "O": "0", "Q": "0", "D": "0", "I": "1", "L": "1", "Z": "2", "S": "5", "G": "6", "B": "8",
    ]

    /// A text with digits in the place of letters that look like them, of as many characters.
    static func withDigits(_ text: String) -> String { String(text.map { lookalikes[$0] ?? $0 }) }

    /// Finds a pattern, or a text that differs from it in a few characters (Sellers 1980).
    ///
    /// - Parameters:
    ///   - pattern: The text that is sought.
    ///   - tolerance: The number of characters that may be exchanged, added or missing.
    ///   - isWord: True where it must begin and end where words do.
    /// - Returns: The characters of this text that resemble the pattern; empty when none do.
    func ranges(of pattern: [Character], tolerance: Int, isWord: Bool) -> [Range<Int>] {
        guard !pattern.isEmpty, pattern.count <= characters.count + tolerance else { return [] }
        if tolerance == 0 { return exactRanges(of: pattern, isWord: isWord) }
        var found: [Range<Int>] = []
        // For each beginning of the pattern its distance, and where it begins in the text.
        var column = (0...pattern.count).map { (distance: $0, start: 0) }
        for (index, character) in characters.enumerated() {
            var diagonal = column[0]
            column[0] = (0, index + 1)
            diagonal.start = index
            for row in 1...pattern.count {
                let above = column[row]
                let replaced = (
                    distance: diagonal.distance + (pattern[row - 1] == character ? 0 : 1), start: diagonal.start
                )
                let added = (distance: above.distance + 1, start: above.start)
                let missing = (distance: column[row - 1].distance + 1, start: column[row - 1].start)
                column[row] = [replaced, added, missing].min { $0.distance < $1.distance } ?? replaced
                diagonal = above
            }
            let last = column[pattern.count]
            guard last.distance <= tolerance, last.start <= index else { continue }
            if isWord, !starts.contains(last.start) || !starts.contains(index + 1) { continue }
            found.append(last.start..<index + 1)
        }
        return found
    }

    private func exactRanges(of pattern: [Character], isWord: Bool) -> [Range<Int>] {
        (0...characters.count - pattern.count).compactMap { start in
            let end = start + pattern.count
            guard characters[start] == pattern[0], characters[start..<end].elementsEqual(pattern) else { return nil }
            return isWord && !(starts.contains(start) && starts.contains(end)) ? nil : start..<end
        }
    }
}
