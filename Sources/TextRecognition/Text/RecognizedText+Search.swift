extension RecognizedText {
    /// Returns the places of a word, or of a phrase within one block.
    ///
    /// Case, diacritics, ligatures, soft hyphens and the punctuation around words do not matter. All signs for an apostrophe are one, and
    /// all signs for a hyphen. A raised digit is a digit. So `strasse` finds `Straße,`, `cafe` finds `Café`, `SHA-1` finds `SHA‑1`, and `m2`
    /// finds `m²`. A phrase may run over several lines. A word that is parted by a hyphen at the end of a line is one word.
    ///
    /// - Parameters:
    ///   - query: Whole words with spaces between them.
    ///   - maximumDistance: The number of letters that may be inserted, removed or replaced in all (Levenshtein).
    /// - Returns: The places in the order of reading; none when the query has no letter and no digit.
    public func matches(of query: String, maximumDistance: Int = 0) -> [TextMatch] {
        let sought = query.split(whereSeparator: \.isWhitespace).map { String($0).foldedWord }.filter { !$0.isEmpty }
        guard !sought.isEmpty else { return [] }
        let pattern = Pattern(words: sought, maximumDistance: maximumDistance)
        return blocks.flatMap { block in
            let words = WordReading.all(of: block)
            return words.indices.compactMap { start in
                pattern.match(in: words, from: start).map {
                    TextMatch(query: query, words: $0.words, distance: $0.distance)
                }
            }
        }
    }

    /// The words of a query, and how many of their letters may differ.
    private struct Pattern {
        let words: [[String]]
        let maximumDistance: Int

        /// So many ways to read a place are compared: a column may have a parted word on each line.
        private static let mostReadings = 16

        /// The words that match best from a place on; nil when none do.
        func match(in units: [[WordReading]], from start: Int) -> (words: [PlacedWord], distance: Int)? {
            var best: (words: [PlacedWord], distance: Int)?
            for reading in readings(of: units, from: start, count: words.count) {
                let written = Array(reading.map(\.letters).joined(separator: [" "]))
                let key = Array(words.joined(separator: [" "]))
                guard let distance = key.editDistance(to: written, limit: maximumDistance),
                    distance < words.joined().count, distance < best?.distance ?? .max
                else { continue }
                best = (reading.flatMap(\.words), distance)
            }
            return best
        }

        /// The ways in which so many words can be taken from a place on: a parted word is one, or its two parts.
        private func readings(of units: [[WordReading]], from start: Int, count: Int) -> [[WordReading]] {
            guard count > 0 else { return [[]] }
            guard start < units.count else { return [] }
            let all = units[start].lazy.flatMap { reading in
                readings(of: units, from: start + reading.words.count, count: count - 1).map { [reading] + $0 }
            }
            return Array(all.prefix(Self.mostReadings))
        }
    }
}

/// One way to read the words at a place of a block.
private struct WordReading {
    /// The folded letters.
    let letters: [String]
    /// The words that it takes.
    let words: [PlacedWord]

    /// The words of a block, in the order of reading, each with the words that it is the first part of.
    static func all(of block: RecognizedBlock) -> [[WordReading]] {
        let lines = block.paragraphs.flatMap(\.lines)
        let words: [PlacedWord] = lines.enumerated().flatMap { number, line in
            line.words.map { (word: $0, line: number) }
        }
        return words.indices.map { index in
            let word = words[index]
            let alone = WordReading(letters: word.word.text.foldedWord, words: [word])
            guard index + 1 < words.count, words[index + 1].line == word.line + 1, word.word.text.endsWithHyphen else {
                return [alone]
            }
            let next = words[index + 1]
            let joined = ["", "-"].map { hyphen in
                WordReading(
                    letters: alone.letters + (hyphen.isEmpty ? [] : [hyphen]) + next.word.text.foldedWord,
                    words: [word, next])
            }
            return [alone] + joined
        }
    }
}

extension String {
    /// True for a word with a hyphen at its end.
    fileprivate var endsWithHyphen: Bool {
        count > 1 && (unicodeScalars.last.map { $0.isHyphen || $0 == "\u{AD}" } ?? false)
            && dropLast().last.map { $0.isLetter || $0.isNumber } ?? false
    }

    /// The letters and digits without case, diacritics and the marks around them, each as a key.
    ///
    /// The key of a letter is its name in the Unicode standard, up to "WITH": `É` is called LATIN CAPITAL LETTER E WITH
    /// ACUTE. The key of a digit, also of a raised one, is its value.
    fileprivate var foldedWord: [String] {
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        guard let first = firstIndex(where: isPart), let last = lastIndex(where: isPart) else { return [] }
        return self[first...last].uppercased().unicodeScalars.compactMap(\.key)
    }
}

extension Unicode.Scalar {
    /// The hyphens and dashes that are written within words, and the minus sign.
    fileprivate var isHyphen: Bool { ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}"].contains(self) }

    /// The signs that are written for an apostrophe.
    private var isApostrophe: Bool {
        ["'", "\u{2018}", "\u{2019}", "\u{201B}", "\u{2BC}", "\u{2032}", "\u{B4}", "`"].contains(self)
    }

    /// The key that is compared; nil for a character that does not count.
    fileprivate var key: String? {
        if [.nonspacingMark, .format].contains(properties.generalCategory) { return nil }
        if isHyphen { return "-" }
        if isApostrophe { return "'" }
        if let type = properties.numericType, type != .numeric, let value = properties.numericValue {
            return String(Int(value))
        }
        guard !isASCII, let name = properties.name else { return String(self) }
        let parts = name.split(separator: " ")
        let base = parts.prefix { $0 != "WITH" }
        let isPlainLatin = base.count == 4 && base.starts(with: ["LATIN", "CAPITAL", "LETTER"]) && base[3].count == 1
        return isPlainLatin ? String(base[3]) : base.joined(separator: " ")
    }
}
