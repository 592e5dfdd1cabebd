import MRZ
import TextRecognition

/// A text in capitals without accents, for comparing print that may be misread.
struct FoldedText: Hashable {
    /// The letters and digits, single spaces between words.
    let characters: [Character]
    /// Which character of the original each of them comes from, from 0.
    let offsets: [Int]

    init(_ text: some StringProtocol) {
        var characters: [Character] = []
        var offsets: [Int] = []
        for (offset, character) in text.enumerated() {
            if character.isNumber {
                // In names of the zone, numbers are Roman; here they are what is printed.
                characters.append(character)
                offsets.append(offset)
            } else if character.isLetter {
                let plain = (try? Self.plain.text(of: String(character))) ?? character.uppercased()
                for letter in plain where letter.isLetter {
                    characters.append(letter)
                    offsets.append(offset)
                }
            } else if let last = characters.last, last != " " {
                characters.append(" ")
                offsets.append(offset)
            }
        }
        if characters.last == " " {
            characters.removeLast()
            offsets.removeLast()
        }
        (self.characters, self.offsets) = (characters, offsets)
    }

    private static let plain = Transliteration(style: .plain)

    /// Where a text resembles a pattern, and in how many characters it does not.
    struct Match: Hashable {
        /// The characters of the folded text.
        let range: Range<Int>
        /// How many were exchanged, added or left out.
        let distance: Int
    }

    /// Returns the part of this text that resembles a pattern most; it begins and ends with words.
    ///
    /// - Parameters:
    ///   - pattern: What is sought.
    ///   - tolerance: The most characters in which the two may differ.
    func bestMatch(of pattern: FoldedText, tolerance: Int) -> Match? {
        let starts = characters.indices.filter { $0 == 0 || characters[$0 - 1] == " " }
        let ends = characters.indices.filter { $0 == characters.count - 1 || characters[$0 + 1] == " " }.map { $0 + 1 }
        var best: Match?
        for start in starts {
            for end in ends where end > start && abs(end - start - pattern.characters.count) <= tolerance {
                let limit = min(tolerance, (best?.distance ?? tolerance + 1) - 1)
                guard limit >= 0 else { return best }
                let part = characters[start..<end]
                if let distance = Array(part).editDistance(to: pattern.characters, limit: limit) {
                    best = Match(range: start..<end, distance: distance)
                }
            }
        }
        return best
    }

    /// Returns the words of this text that resemble a number most, their spaces not counted; short ones between them
    /// may be something else, as in `SERIA HD NR 198025`.
    ///
    /// - Returns: The characters of the words, and in how many they differ.
    func bestMatch(ofNumber number: FoldedText, tolerance: Int) -> (indices: [Int], distance: Int)? {
        let wanted = number.characters.filter { $0 != " " }
        let words = characters.indices.split { characters[$0] == " " }
        var best: (indices: [Int], distance: Int)?
        for start in words.indices {
            for end in start..<min(words.count, start + Self.mostWords) {
                for skipped in [nil] + (start + 1..<max(start + 1, end)).filter({ words[$0].count <= 3 }) {
                    let indices = (start...end).filter { $0 != skipped }.flatMap { Array(words[$0]) }
                    let part = indices.map { characters[$0] }
                    guard let distance = part.editDistance(to: wanted, limit: tolerance) else { continue }
                    if best.map({ distance < $0.distance }) ?? true { best = (indices, distance) }
                }
            }
        }
        return best
    }

    /// Whether another text is some words of this one. Spaces do not count, because a reader may see spaces in either
    /// text that are not printed.
    func contains(_ other: FoldedText) -> Bool { bestMatch(ofNumber: other, tolerance: 0) != nil }

    /// A number is printed in so many words at the most.
    private static let mostWords = 6

    /// The same with one letter for the two that a zone writes for `Ä`, `Å`, `Ö` and `Ü`.
    var withoutDigraphs: FoldedText {
        var kept = ""
        for character in characters {
            let isSecond = character == "E" && "AOU".contains(kept.last ?? " ") || character == "A" && kept.last == "A"
            if !isSecond { kept.append(character) }
        }
        return FoldedText(kept)
    }

    /// In how many of its characters a text may differ that is nearly the same, as a share.
    private static let mostDifferent = 3

    /// Whether this is nearly the same as what a zone has, where two letters may be one that is printed or two.
    func isNear(_ zone: FoldedText) -> Bool {
        [self, withoutDigraphs].contains { own in
            [zone, zone.withoutDigraphs].contains { other in
                let limit = max(1, other.characters.count / Self.mostDifferent)
                return own.characters.editDistance(to: other.characters, limit: limit) != nil
            }
        }
    }

    /// Whether this is the beginning or the end of another text, or any other part of it, but not all; spaces do not count.
    func isPart(of other: FoldedText) -> Bool {
        // Letters that a zone writes as two may be printed as one or as two.
        [other.letters, other.withoutDigraphs.letters].contains { $0.count > letters.count && $0.contains(letters) }
    }

    private var letters: String { String(characters.filter { $0 != " " }) }

    /// What some characters were in the original, with a space where others were left out.
    func original(_ indices: [Int], of text: String) -> String {
        let all = Array(text)
        var (result, last) = ("", -1)
        for offset in indices.map({ offsets[$0] }) where offset != last && all.indices.contains(offset) {
            if last >= 0, offset > last + 1 { result += " " }
            result.append(all[offset])
            last = offset
        }
        return result
    }

    /// What a range of characters was in the original.
    func original(_ range: Range<Int>, of text: String) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(text.dropFirst(offsets[first]).prefix(offsets[last] - offsets[first] + 1))
    }

    /// How much some part of this text resembles a pattern: 1 is the same, 0 nothing at all.
    func similarity(to pattern: FoldedText) -> Double {
        guard !pattern.characters.isEmpty else { return 0 }
        // The distance to the best part: it costs nothing to begin and to end anywhere (Sellers).
        var row = Array(0...pattern.characters.count)
        var best = pattern.characters.count
        for character in characters {
            var diagonal = row[0]
            for (column, other) in pattern.characters.enumerated() {
                let cost = min(row[column] + 1, row[column + 1] + 1, diagonal + (character == other ? 0 : 1))
                diagonal = row[column + 1]
                row[column + 1] = cost
            }
            best = min(best, row[pattern.characters.count])
        }
        return 1 - Double(best) / Double(pattern.characters.count)
    }

    /// In how many characters a caption of a length may be misread.
    static func tolerance(forLength length: Int) -> Int { length < 5 ? 0 : length < 8 ? 1 : length / 5 }
}
