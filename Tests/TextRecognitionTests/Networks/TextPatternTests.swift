import Testing

@testable import TextRecognition

@Suite struct TextPatternTests {
    /// A line as a network sees it that is sure of each letter: two frames for it, and two for the gap behind it.
    ///
    /// - Parameter instead: The other letter that is seen in the place of a letter, and its score; that of the letter is 0.
    private static func line(_ text: String, instead: [Int: (Character, Float)] = [:]) -> LineCosts {
        let alphabet = ScriptLineReader.alphabet
        let count = alphabet.count + 1
        var frames: [[Float]] = []
        for (index, character) in text.enumerated() {
            var letter = [Float](repeating: -30, count: count)
            letter[alphabet.firstIndex(of: character) ?? count - 1] = 0
            if let (other, score) = instead[index], let place = alphabet.firstIndex(of: other) { letter[place] = score }
            var gap = [Float](repeating: -30, count: count)
            gap[count - 1] = 0
            frames += [letter, letter, gap, gap]
        }
        let scores = (0..<count).flatMap { symbol in frames.map { $0[symbol] } }
        return LineCosts(CharacterLattice(scores: scores, alphabet: alphabet), extent: 0...1)
    }

    private static func pattern(_ text: String, touch: Float = 0) -> TextPattern {
        var pattern = TextPattern()
        var last: Int?
        for (index, character) in text.enumerated() {
            let before = last.map { [(slot: $0, cost: Float(0))] } ?? []
            last = pattern.add([character], after: before, start: index == 0 ? 0 : nil)
        }
        if let last { pattern.ends[last] = 0 }
        pattern.touch = (touch, touch)
        return pattern
    }

    @Test(arguments: [("ANNA", 0), ("SURNAME ANNA MARIA", 8), ("XXANNAXX", 2)])
    func findsATextAnywhere(line: String, start: Int) throws {
        let match = try #require(Self.line(line).match(of: Self.pattern("ANNA"), limit: 1))
        #expect(match.text == "ANNA" && match.cost < 0.01)
        #expect(abs(match.extent.lowerBound - Double(start) / Double(line.count)) < 0.5 / Double(line.count))
    }

    /// Two equal letters are two only where the line has two.
    @Test(arguments: [("ANA", "ANNA"), ("ANNA", "ANA"), ("MARIA", "ANNA")])
    func costsWhatTheLineDoesNotSay(line: String, text: String) {
        #expect(Self.line(line).match(of: Self.pattern(text), limit: 20) == nil)
    }

    /// The reading of another reader is sought like that of the network: what it names costs as much as it is less likely.
    @Test func seeksInReadingsOfOthers() throws {
        func line(_ text: String, others: [AlternativeCharacter] = []) -> LineCosts {
            LineCosts(
                text.map {
                    RecognizedCharacter(character: $0, confidence: 0.9, alternatives: others, extent: 0...1)
                })
        }
        let other = AlternativeCharacter(character: "N", confidence: 0.09)
        #expect(try #require(line("MISS ANNA").match(of: Self.pattern("ANNA"), limit: 1)).text == "ANNA")
        #expect(line("ANA").match(of: Self.pattern("ANNA"), limit: 20) == nil)
        #expect(line("ANHA").match(of: Self.pattern("ANNA"), limit: 3) == nil)
        let cost = try #require(line("ANHA", others: [other]).match(of: Self.pattern("ANNA"), limit: 4)).cost
        #expect(abs(cost - 2.3) < 0.2)
        #expect(line("АННА").match(of: Self.pattern("ANNA"), limit: 4) == nil, "Cyrillic letters that look alike")
        #expect(line("").match(of: Self.pattern("ANNA"), limit: 20) == nil)
        for confidence in [0, 0.001, 0.2, 1, 2] {
            let letter = RecognizedCharacter(character: "A", confidence: confidence, alternatives: [], extent: 0...1)
            #expect(LineCosts([letter, letter]).match(of: Self.pattern("AA"), limit: 1) != nil, "\(confidence)")
        }
    }

    /// A letter that is read with hardly any confidence is not every other one.
    @Test(arguments: [0.01, 0.1, 0.25, 0.5, 0.9])
    func takesNoTextForAnotherWhereAReaderIsUnsure(confidence: Double) {
        let letters = "fSs c t e".map {
            RecognizedCharacter(character: $0, confidence: confidence, alternatives: [], extent: 0...1)
        }
        #expect(LineCosts(letters).match(of: Self.pattern("TEST"), limit: 2) == nil)
        #expect(LineCosts(letters).match(of: TextPattern("fSs c"), limit: 0.1) != nil)
    }

    /// A letter that is seen less likely than another costs as much as it is less likely, in each of its frames or in one.
    @Test func costsAsMuchAsItIsLessLikely() throws {
        let line = Self.line("ANHA", instead: [2: ("N", -1.5)])
        let cost = try #require(line.match(of: Self.pattern("ANNA"), limit: 9)).cost
        #expect(cost > 1.4 && cost < 3.2)
        #expect(line.match(of: Self.pattern("ANNA"), limit: 1) == nil)
    }

    @Test(arguments: [("MARTINEZ", 6, Float(6)), ("MARTIN EZ", 0, 0)] as [(String, Float, Float)])
    func costsWhereALetterTouches(line: String, touch: Float, cost: Float) throws {
        let match = try #require(Self.line(line).match(of: Self.pattern("MARTIN", touch: 6), limit: 9))
        #expect(abs(match.cost - cost) < 0.01)
    }

    /// A text that begins in one line and ends in the next of its row.
    @Test func findsATextInTwoLines() {
        let both = Self.line("20 FEB").joined(Self.line("2000"))
        #expect(both.match(of: Self.pattern("FEB 2000"), limit: 1)?.text == "FEB 2000")
        #expect(Self.line("20 FEB").match(of: Self.pattern("FEB 2000"), limit: 9) == nil)
    }

    /// A run takes any number of its characters, which may be left out of the text that is found.
    @Test(arguments: [("AB123", "AB123"), ("AB - 123", "AB123"), ("AB  .  123", "AB123")])
    func leavesOutARun(line: String, text: String) {
        var pattern = TextPattern()
        let first = pattern.add("A", after: [], start: 0), second = pattern.add("B", after: [(first, 0)])
        let gap = pattern.add(" -.", as: .leftOut, after: [(second, 0)])
        var last = pattern.add("1", after: [(second, 0), (gap, 0)])
        for digit in "23" { last = pattern.add([digit], after: [(last, 0)]) }
        pattern.ends = [last: 0]
        #expect(Self.line(line).match(of: pattern, limit: 1)?.text == text)
    }

    @Test func showsADigitForTheLetterThatLooksLikeIt() {
        var pattern = TextPattern()
        let first = pattern.add("0O", showing: "0", after: [], start: 0)
        pattern.ends = [pattern.add("3", after: [(first, 0)]): 0]
        #expect(Self.line("O3").match(of: pattern, limit: 1)?.text == "03")
    }

    /// One character is another one; neither the text itself nor one with two others is such a text.
    @Test(
        arguments: [("ANTA", "ANTA"), ("INNA", "INNA"), ("ANN4", "ANN4"), ("ANNA", nil), ("ANTO", nil)]
            as [(String, String?)])
    func findsOneCharacterExchanged(line: String, text: String?) {
        let match = Self.line("SURNAME " + line + " MARIA").match(of: Self.pattern("ANNA").withOneExchanged, limit: 1)
        #expect(match?.text == text)
    }

    /// A place that is fixed has no other character.
    @Test func exchangesNothingThatIsFixed() {
        var pattern = TextPattern()
        let first = pattern.add("A", as: .fixed, after: [], start: 0)
        let second = pattern.add("B", after: [(first, 0)])
        pattern.ends = [second: 0]
        #expect(Self.line("AC").match(of: pattern.withOneExchanged, limit: 1)?.text == "AC")
        #expect(Self.line("CB").match(of: pattern.withOneExchanged, limit: 1) == nil)
    }
}
