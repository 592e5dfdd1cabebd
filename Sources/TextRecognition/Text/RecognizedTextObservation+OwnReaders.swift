import Imaging

extension SceneReading.Readers {
    /// A letter that English lacks counts when our network is so sure of it, and of its word.
    private static let sureLetter = 0.7, sureWord = 0.85
    /// The same, where Tesseract is sure of each letter: it takes an umlaut for none.
    private static let sureLetterOfSure = 0.9, sureWordOfSure = 0.9
    /// A word takes the place of one that was read with less than the first of these, if it was itself with the second.
    private static let doubtful = 0.8, certain = 0.95
    /// A word of no letter below this is English: asking for all words takes a quarter longer.
    private static let english = 0.97
    /// A strip that has more than this share of a word in it holds the word.
    private static let wordShare = 0.5

    /// Returns a line that Tesseract read as English, with the words of our own network that have letters which English lacks, or that
    /// are surer, where no language was asked for.
    ///
    /// - Parameters:
    ///   - strips: The strips of letters that were found, on the line and elsewhere.
    ///   - asksForAll: True if our network reads each word. Else it reads the words that Tesseract doubts, and all in other languages.
    mutating func completed(
        _ line: RecognizedTextObservation, with strips: [TextStrip], of image: Image, _ options: TextRecognitionOptions,
        asksForAll: Bool = false
    ) throws(TextRecognitionError) -> RecognizedTextObservation {
        guard options.isOfAnyLanguage else { return line }
        var words: [[RecognizedCharacter]] = []
        var isChanged = false
        for word in line.words {
            let better = try better(than: word, in: strips, of: image, options, isAsked: asksForAll || isForeign)
            isChanged = isChanged || better != nil
            words.append(better ?? word.characters)
        }
        return isChanged ? RecognizedTextObservation(words: words, corners: line.corners) : line
    }

    /// The reading of our own network in the place of a word; nil when the word stays.
    private mutating func better(
        than word: RecognizedWord, in strips: [TextStrip], of image: Image, _ options: TextRecognitionOptions,
        isAsked: Bool
    ) throws(TextRecognitionError) -> [RecognizedCharacter]? {
        let alphabet = own?.alphabet ?? []
        let known = word.characters.indices.filter { alphabet.contains(word.characters[$0].character) }
        guard let first = known.first, let last = known.last else { return nil }
        let isSure = word.characters[first...last].allSatisfy { $0.confidence >= Self.english }
        guard isAsked || !isSure,
            let strip = strips.first(where: { $0.corners.covers(word.corners, share: Self.wordShare) })
        else { return nil }
        let part = strip.part(around: word.corners)
        let other = try own?.line(in: part, of: image)
        guard let other, !other.line.characters.contains(where: { $0.character == " " }) else { return nil }
        let core = Array(word.characters[first...last])
        let leastOfLetter = isSure ? Self.sureLetterOfSure : Self.sureLetter
        let hasForeign = other.line.characters.contains {
            $0.character.isLetter && !$0.character.isASCII && $0.confidence >= leastOfLetter
        }
        let isBetter = hasForeign && other.confidence >= (isSure ? Self.sureWordOfSure : Self.sureWord)
        let isSurer = known.count == core.count && core.meanConfidence < Self.doubtful
        guard isBetter || isSurer && other.confidence >= Self.certain else { return nil }
        isForeign = isForeign || isBetter
        let (start, end) = (core[0].extent.lowerBound, core[core.count - 1].extent.upperBound)
        let seen = other.line.characters.map { $0.moved { start + $0 * (end - start) } }
        return word.characters[..<first] + seen + word.characters[(last + 1)...]
    }
}

extension TextStrip {
    /// The part of this strip in which a word stands, read the way the word is.
    fileprivate func part(around word: Quadrilateral) -> TextStrip {
        let isTurned = Direction(along: word).cosine(to: Direction(along: corners)) < 0
        let strip = isTurned ? flipped : self
        let (start, end) = (strip.corners.part(0...0).centre, strip.corners.part(1...1).centre)
        let (x, y) = (end.x - start.x, end.y - start.y)
        let places = [word.part(0...0).centre, word.part(1...1).centre].map { point in
            min(max(((point.x - start.x) * x + (point.y - start.y) * y) / max(x * x + y * y, 1), 0), 1)
        }
        return strip.part(places[0]...max(places[0], places[1]))
    }
}

extension RecognizedTextObservation {
    /// A word of our own network stays unless Tesseract is surer by more than this: Tesseract errs more often than it says.
    private static let lead = 0.03
    /// A line that Tesseract reads with this confidence stays whole: it errs less there.
    private static let flawless = 0.99
    /// A word with characters that our own network does not know stays when it was read with this confidence.
    private static let sure = 0.8

    /// Returns this line, as our own network read it, with the words that Tesseract read with more confidence; where they see
    /// different numbers of words, the surer line.
    ///
    /// - Parameters:
    ///   - other: The same line, as Tesseract read it.
    ///   - alphabet: The characters that our own network knows.
    func withSurerWords(
        of other: RecognizedTextObservation, knowing alphabet: [Character]
    ) -> RecognizedTextObservation {
        let (own, others) = (words, other.words)
        guard other.confidence < Self.flawless else { return other }
        guard own.count == others.count else {
            return other.confidence > confidence + Self.lead ? other : self
        }
        let chosen = zip(own, others).map { own, other in
            let hasMore =
                other.confidence >= Self.sure && other.characters.contains { !alphabet.contains($0.character) }
            return hasMore || other.confidence > own.confidence + Self.lead ? other.characters : own.characters
        }
        return RecognizedTextObservation(words: chosen, corners: corners)
    }

    /// Creates a line of words.
    fileprivate init(words: [[RecognizedCharacter]], corners: Quadrilateral) {
        self.init(line: RecognizedLine(independent: words.joinedBySpaces), corners: corners)
    }
}

extension [[RecognizedCharacter]] {
    /// The characters of words, with a space between each two.
    var joinedBySpaces: [RecognizedCharacter] {
        reduce(into: []) { characters, word in
            if let last = characters.last?.extent.upperBound, let start = word.first?.extent.lowerBound {
                let gap = Swift.min(last, start)...Swift.max(last, start)
                characters.append(RecognizedCharacter(character: " ", confidence: 1, alternatives: [], extent: gap))
            }
            characters += word
        }
    }
}
