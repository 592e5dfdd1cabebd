/// A caption in a line.
struct CaptionMatch {
    let subject: CaptionTable.Subject
    /// The characters of the line that it takes.
    let range: Range<Int>
    /// The number of its letters, and of those that differ from the table's.
    let letterCount: Int, distance: Int

    /// Long captions that are read as the table has them tell most.
    var weight: Double { Double(letterCount) - 2.5 * Double(distance) }
}

extension CaptionTable {
    /// The captions of a line that do not overlap, by their letters' likeness; of captions that do, the one with the most letters.
    func captions(in text: String) -> [CaptionMatch] {
        let folded = FoldedText(text)
        // The letters without spaces; each knows its place in the line, and whether a word begins or ends there.
        var places = folded.characters.indices.filter { folded.characters[$0] != " " }
        let letters = ConfusableLetters.merged(places.map { folded.characters[$0] }, &places)
        guard letters.count > 1 else { return [] }
        let line = FoldedLine(letters, at: places, in: folded.characters)
        var found: [CaptionMatch] = []
        for caption in captions where caption.letters.count <= letters.count + 2 {
            for hit in line.hits(of: caption) {
                let (first, last) = (
                    folded.offsets[places[hit.range.lowerBound]], folded.offsets[places[hit.range.upperBound - 1]]
                )
                found.append(
                    CaptionMatch(
                        subject: caption.subject, range: first..<last + 1, letterCount: caption.letters.count,
                        distance: hit.distance))
            }
        }
        found.sort { ($0.weight, $1.range.lowerBound) > ($1.weight, $0.range.lowerBound) }
        var kept: [CaptionMatch] = []
        for match in found {
            let rivals = kept.filter { $0.range.overlaps(match.range) }
            let isKnown = rivals.contains { $0.subject == match.subject }
            guard !isKnown, rivals.allSatisfy({ $0.range == match.range && $0.weight <= match.weight }) else {
                continue
            }
            kept.append(match)
        }
        return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

/// The letters of a line, in which captions are sought.
private struct FoldedLine {
    let letters: [UInt8]
    /// True for letters with which a word begins, and ends.
    let begins, ends: [Bool]
    /// A bit for each letter that is there.
    private let set: UInt64
    /// For each of 64 letters, see ``LetterSet``, a bit for each of its places, in so many words.
    private let places: [UInt64], wordCount: Int

    init(_ letters: [UInt8], at indices: [Int], in text: [Character]) {
        let begins = indices.map { $0 == 0 || text[$0 - 1] == " " }
        let ends = indices.indices.map { index in
            let last = index + 1 < indices.count ? indices[index + 1] - 1 : text.count - 1
            return last + 1 == text.count || text[last] == " " || text[last + 1] == " "
        }
        // Letters that stand apart are one word: `I M E` is no part of `S P E C I M E N`.
        let areAlone = zip(begins, ends).map { $0 && $1 }
        self.letters = letters
        self.begins = begins.indices.map { begins[$0] && !($0 > 0 && areAlone[$0] && areAlone[$0 - 1]) }
        self.ends = ends.indices.map { ends[$0] && !($0 + 1 < ends.count && areAlone[$0] && areAlone[$0 + 1]) }
        set = LetterSet.of(letters)
        // No letter stands behind the last.
        wordCount = letters.count / 64 + 2
        var places = [UInt64](repeating: 0, count: 64 * wordCount)
        for (index, letter) in letters.enumerated() {
            places[wordCount * Int(letter & 63) + index / 64] |= 1 << UInt64(index % 64)
        }
        self.places = places
    }

    /// Captions of fewer letters are whole words, and read exactly; those of more may run into other words.
    private static let fewLetters = 5, manyLetters = 7

    /// The number of letters in which a caption may differ.
    private func tolerance(of length: Int, isAlone: Bool) -> Int {
        // Small print is misread more where a caption stands alone.
        if isAlone, length >= 4 { return max(1, length * 3 / 10) }
        return length < Self.fewLetters ? 0 : length < 8 ? 1 : length * 28 / 100
    }

    /// The places of a caption, by the least difference.
    func hits(of sought: CaptionTable.Caption) -> [(range: Range<Int>, distance: Int)] {
        let caption = sought.letters
        let isAlone = letters.count <= caption.count + 1 && letters.count >= Self.fewLetters
        let tolerance = tolerance(of: caption.count, isAlone: isAlone)
        // Different letters that are missing are the fewest that may be.
        guard (sought.set & ~set).nonzeroBitCount <= tolerance, missing(caption) <= tolerance,
            mayHave(caption, within: tolerance)
        else { return [] }
        let isLong = caption.count >= Self.manyLetters
        var hits: [(range: Range<Int>, distance: Int)] = []
        for start in letters.indices where begins[start] || isLong {
            guard start + caption.count - tolerance <= letters.count else { break }
            let limit = begins[start] ? tolerance : tolerance / 2
            if let best = match(of: caption, from: start, limit: limit) {
                let isWord = begins[start] && ends[best.end - 1]
                guard isWord || isLong && best.distance <= tolerance / 2 else { continue }
                hits.append((start..<best.end, best.distance))
            }
        }
        return hits
    }

    /// The least number of a caption's letters that the line lacks.
    private func missing(_ caption: [UInt8]) -> Int {
        var count = 0
        for letter in caption where set & (1 << UInt64(letter & 63)) == 0 { count += 1 }
        return count
    }

    /// False where all parts of the line differ from a caption in more letters than a limit.
    private func mayHave(_ caption: [UInt8], within limit: Int) -> Bool {
        let step = 64 - caption.count - limit
        guard step > 0 else { return true }
        return stride(from: 0, to: letters.count, by: step).contains { start in
            // A part that begins anywhere costs nothing before: the first column has no rise.
            let (rises, falls) = column(of: caption, from: start, rises: 0)
            var distance = caption.count
            return distance <= limit
                || (0..<min(64, letters.count - start)).contains { index in
                    distance += Int(rises >> UInt64(index) & 1) - Int(falls >> UInt64(index) & 1)
                    return distance <= limit
                }
        }
    }

    /// The end of the part from a place that differs least from a caption, words preferred; nil if all differ in more than a limit.
    private func match(of caption: [UInt8], from start: Int, limit: Int) -> (end: Int, distance: Int)? {
        let (rises, falls) = column(of: caption, from: start, rises: .max)
        var distance = caption.count
        var best: (end: Int, distance: Int)?
        for index in 0..<min(letters.count - start, caption.count + limit) {
            distance += Int(rises >> UInt64(index) & 1) - Int(falls >> UInt64(index) & 1)
            guard distance <= limit, index + 1 + limit >= caption.count else { continue }
            let end = start + index + 1
            // Between equal ones, the end of a word.
            if best.map({ distance < $0.distance || distance == $0.distance && !ends[$0.end - 1] && ends[end - 1] })
                ?? true
            {
                best = (end, distance)
            }
        }
        return best
    }

    /// The last column of the table of distances between a caption and the letters from a place on.
    ///
    /// Each column is two words of bits, its rises and its falls (Myers 1999, Hyyrö 2003).
    private func column(of caption: [UInt8], from start: Int, rises first: UInt64) -> (rises: UInt64, falls: UInt64) {
        var (rises, falls) = (first, UInt64(0))
        for letter in caption {
            let equal = places(of: letter, from: start)
            let diagonal = ((equal & rises) &+ rises) ^ rises | equal | falls
            let (right, left) = ((falls | ~(diagonal | rises)) << 1 | 1, rises & diagonal)
            (rises, falls) = (left << 1 | ~(diagonal | right), right & diagonal)
        }
        return (rises, falls)
    }

    /// A bit for each of the 64 letters from a place on that is a given one.
    private func places(of letter: UInt8, from start: Int) -> UInt64 {
        let first = wordCount * Int(letter & 63) + start / 64, shift = UInt64(start % 64)
        return places[first] >> shift | (places[first + 1] << 1) << (63 - shift)
    }
}

/// A bit for each letter that a text has; letters 64 apart share one.
enum LetterSet {
    static func of(_ letters: [UInt8]) -> UInt64 { letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    /// The bits of letters of any script: those beyond ASCII share one.
    static func of(_ letters: [Character]) -> UInt64 { of(letters.map { $0.asciiValue ?? UInt8(ascii: "?") }) }
}

/// Letters that small print makes alike, as one.
enum ConfusableLetters {
    private static let alike: [Character: Character] = [
        "0": "O", "Q": "O", "D": "O", "1": "I", "L": "I", "J": "I", "5": "S", "8": "B", "6": "G", "V": "U", "Y": "U",
    ]

    /// Returns letters with one for all that are alike, and `M` for `RN`; the places of letters that went go, too.
    static func merged(_ letters: [Character], _ places: inout [Int]) -> [UInt8] {
        var (merged, kept) = ([UInt8](), [Int]())
        for (letter, place) in zip(letters, places) {
            if letter == "N", merged.last == UInt8(ascii: "R") {
                merged[merged.count - 1] = UInt8(ascii: "M")
                continue
            }
            // Letters beyond ASCII are of other scripts; none is in a caption.
            merged.append((alike[letter] ?? letter).asciiValue ?? UInt8(ascii: "?"))
            kept.append(place)
        }
        places = kept
        return merged
    }

    static func merged(_ letters: [Character]) -> [UInt8] {
        var places = Array(letters.indices)
        return merged(letters, &places)
    }
}
