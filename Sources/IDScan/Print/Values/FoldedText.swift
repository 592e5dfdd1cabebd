import MRZ
import TextRecognition

/// A text in capitals without accents, for comparing print that may be misread.
struct FoldedText: Hashable {
    /// The letters and digits, single spaces between words.
    let characters: [Character]
    /// The character of the original that each of them comes from, from 0.
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
                let plain =
                    (try? Self.plain.text(of: String(character)))
                    ?? LetterScript.greek.latin(String(character), of: nil)
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

    /// The part of a text that resembles a pattern, and the number of characters in which it differs.
    struct Match: Hashable {
        /// The characters of the folded text.
        let range: Range<Int>
        /// The number of characters that were exchanged, added or left out.
        let distance: Int
    }

    /// Returns the part of this text that resembles a pattern most; it begins and ends with words.
    ///
    /// - Parameters:
    ///   - pattern: The text that is sought.
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
    /// - Returns: The characters of the words, and the number in which they differ.
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

    /// A number is printed in so many words at the most.
    private static let mostWords = 6

    /// The likeness of some part of this text to a pattern: 1 is the same, 0 nothing at all.
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

    /// The number of characters in which a caption of a length may be misread.
    static func tolerance(forLength length: Int) -> Int { length < 5 ? 0 : length < 8 ? 1 : length / 5 }
}
