import Imaging
import Testing
import TextRecognition

struct RecognizedTextSearchTests {
    /// A line of characters of ten pixels each.
    private static func text(_ lines: String...) -> RecognizedText {
        let observations = lines.enumerated().map { number, line in
            let count = Double(line.count)
            let characters = line.enumerated().map { index, character in
                RecognizedCharacter(
                    character: character, confidence: 0.9, alternatives: [],
                    extent: Double(index) / count...Double(index + 1) / count)
            }
            return RecognizedTextObservation(
                line: RecognizedLine(characters: characters, logLikelihood: 0), candidates: [],
                corners: Quadrilateral(x: 0, y: Double(number) * 20, width: count * 10, height: 10))
        }
        return RecognizedText(blocks: [RecognizedBlock(paragraphs: [RecognizedParagraph(lines: observations)])])
    }

    @Test(arguments: [
        ("strasse", "Straße"), ("STRASSE", "Straße"), ("straße", "STRASSE,"), ("cafe", "(Café)"), ("Café", "CAFE"),
        ("elan", "Élan"), ("e\u{301}lan", "elan"), ("oslo", "ØSLO"), ("lodz", "Łódź"), ("αθηνα", "Αθήνα"),
        ("don't", "“Don't!”"), ("12.08.1974", "12.08.1974."), ("fi", "ﬁ"), ("zürich", "Zurich"), ("москва", "МОСКВА"),
    ])
    func foldsCaseAndDiacritics(query: String, written: String) {
        let matches = Self.text("one \(written) two").matches(of: query)
        #expect(matches.map(\.text) == [written])
        #expect(matches.first?.distance == 0)
        #expect(matches.first?.query == query)
    }

    @Test(arguments: [("stras", "Straße"), ("o", "Ö1"), ("ä", "b"), ("", "one"), ("…", "…"), ("one two", "one")])
    func findsWholeWordsOnly(query: String, written: String) {
        #expect(Self.text(written).matches(of: query).isEmpty)
    }

    @Test(
        arguments: [
            ("surname", "Surnarne", 2, 2), ("surname", "Sumame", 2, 2), ("surname", "Surname", 2, 0),
            ("given names", "Giver name", 2, 2), ("cat", "dog", 3, nil), ("surname", "Surnarne", 1, nil),
        ] as [(String, String, Int, Int?)])
    func allowsLettersToDiffer(query: String, written: String, limit: Int, distance: Int?) {
        #expect(Self.text(written).matches(of: query, maximumDistance: limit).first?.distance == distance)
    }

    @Test func saysWhereItIs() throws {
        let text = Self.text("Date of birth 1974", "date of expiry")
        let match = try #require(text.matches(of: "of  birth").first)
        #expect(match.text == "of birth")
        #expect(abs(match.confidence - 0.9) < 1e-9)
        #expect(abs(match.corners.topLeft.x - 50) < 1e-9 && abs(match.corners.bottomRight.x - 130) < 1e-9)
        #expect(text.matches(of: "DATE").map(\.corners.topLeft.y) == [0, 20])
    }

    @Test(arguments: [
        ("o'brien", "O’Brien"), ("O’Brien", "O'BRIEN"), ("sha-1", "SHA‑1"), ("sha–1", "SHA-1"),
        ("immobilien", "Immo\u{AD}bilien"),
        ("office", "oﬃce"), ("m2", "m²"), ("h2o", "H₂O"), ("1234", "١٢٣٤"),
    ])
    func foldsSignsThatMeanTheSame(query: String, written: String) {
        #expect(Self.text("one \(written) two").matches(of: query).map(\.text) == [written])
    }

    @Test(arguments: [
        ("immobilien", ["the Immo-", "bilien here"], "Immo- bilien", 2), ("sha-1", ["of SHA-", "1 sums"], "SHA- 1", 2),
        ("the quick fox", ["see the", "quick fox"], "the quick fox", 2),
        ("fox", ["the quick fox-", "trot"], "fox-", 1),
        ("grund buch amt", ["Grund", "Buch", "Amt"], "Grund Buch Amt", 3),
    ])
    func findsWhatRunsOverLines(query: String, lines: [String], written: String, parts: Int) throws {
        let text = RecognizedText(
            blocks: [
                RecognizedBlock(paragraphs: lines.map { Self.text($0).blocks[0].paragraphs[0] })
            ])
        let match = try #require(text.matches(of: query).first)
        #expect(match.text == written && match.parts.count == parts && match.distance == 0)
    }

    @Test func findsNothingInNothing() {
        #expect(RecognizedText(blocks: []).matches(of: "a", maximumDistance: 9).isEmpty)
    }

    @Test func tellsTheWholeText() {
        let text = Self.text("one two", "three")
        #expect(text.text == "one two\nthree")
        #expect(text.words.map(\.text) == ["one", "two", "three"])
        #expect(abs(text.confidence - 0.9) < 1e-9)
        #expect(text.blocks[0].corners == Quadrilateral(x: 0, y: 0, width: 70, height: 30))
        #expect(RecognizedText(blocks: []).confidence == 0)
    }
}
