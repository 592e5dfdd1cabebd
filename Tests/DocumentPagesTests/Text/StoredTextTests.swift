import Imaging
import Testing
import TextRecognition

@testable import DocumentPages

@Suite struct StoredTextTests {
    private static let words = """
        <page width="340" height="260">
          <flow>
            <block xMin="10" yMin="20" xMax="80" yMax="44">
              <line xMin="10" yMin="20" xMax="80" yMax="30">
                <word xMin="10" yMin="20" xMax="40" yMax="30">Gr&amp;n</word>
                <word xMin="45" yMin="20" xMax="80" yMax="30">&lt;&lt;ß</word>
              </line>
              <line xMin="10" yMin="34" xMax="30" yMax="44">
                <word xMin="10" yMin="34" xMax="30" yMax="44">zwei</word>
              </line>
            </block>
          </flow>
        </page>
        """

    @Test func readsLinesAndPlaces() throws {
        let text = StoredText(Array(Self.words.utf8)).recognized(by: AffineTransform(2, 0, 0, 2, 0, 0))
        #expect(text.text == "Gr&n <<ß\nzwei")
        let word = try #require(text.words.first)
        #expect(word.corners.topLeft.x == 20 && word.corners.topLeft.y == 40)
        #expect(abs(word.corners.bottomRight.x - 80) < 1e-6 && word.corners.bottomRight.y == 60)
        #expect(word.confidence == 1)
    }

    private static func line(_ words: [(String, Double, Double)]) -> StoredText {
        let elements = words.map { #"<word xMin="\#($0.1)" yMin="20" xMax="\#($0.2)" yMax="30">\#($0.0)</word>"# }
        return StoredText(Array((["<block>", "<line>"] + elements).joined(separator: "\n").utf8))
    }

    /// Each word and the space behind it keep their places, and Hebrew is read from the right.
    @Test(arguments: [[(10, 40), (50, 70), (75, 80)], [(50, 80), (30, 45), (10, 20)]])
    func keepsThePlacesOfWords(places: [(Double, Double)]) throws {
        let text = Self.line(places.map { ("\u{5DD}\u{5D5}\u{5DC}\u{5E9}", $0.0, $0.1) })
        let line = try #require(text.recognized(by: .identity).blocks.first?.paragraphs.first?.lines.first)
        #expect(line.words.map(\.text) == [String](repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", count: 3))
        for (word, place) in zip(line.words, places.sorted { $0.0 > $1.0 }) {
            #expect(abs(word.corners.topLeft.x - place.0) < 1e-6 && abs(word.corners.topRight.x - place.1) < 1e-6)
            let first = try #require(word.characters.first), last = try #require(word.characters.last)
            #expect(first.extent.lowerBound > last.extent.lowerBound)
        }
        let spaces = line.line.characters.filter { $0.character == " " }
        #expect(spaces.count == 2 && spaces.allSatisfy { $0.extent.lowerBound < $0.extent.upperBound })
    }

    /// Lines as they stand, and as they are read. The letters are alef, bet, gimel and dalet, in the place of words.
    @Test(arguments: [
        ("abc 123 \u{5D1}\u{5D0} \u{5D3}\u{5D2}", "\u{5D2}\u{5D3} \u{5D0}\u{5D1} abc 123"),
        ("12 34 \u{5D1}\u{5D0}", "\u{5D0}\u{5D1} 34 12"), ("Name: \u{5D1}\u{5D0} 5", "Name: \u{5D0}\u{5D1} 5"),
        ("Names: \u{5D1}\u{5D0} \u{5D3}\u{5D2} end", "Names: \u{5D2}\u{5D3} \u{5D0}\u{5D1} end"),
        ("(\u{5D1}\u{5D0})", "(\u{5D0}\u{5D1})"), ("21-\u{5D1}\u{5D0}", "\u{5D0}\u{5D1}-21"),
        ("\u{628}\u{627} .", ". \u{627}\u{628}"), ("one two", "one two"),
    ])
    func readsLinesInTheirDirection(shown: String, read: String) {
        let words = shown.split(separator: " ").enumerated().map {
            (String($1), Double($0) * 50, Double($0) * 50 + 40)
        }
        #expect(Self.line(words).recognized(by: .identity).text == read)
    }

    /// Text of a typeface that numbers its letters anew, as it comes out, and text as people write it.
    @Test(arguments: [
        ("7KLV WH[W LV VKLIWHG EB WZHQW\\ QXPEHUV LQ HYHUB ZRUG", true),
        ("This text is shifted by twenty numbers in every word", false), ("SN: 4711 XYZW 0815 KRTW", false),
        ("", false),
    ])
    func doubtsTextWithoutVowels(text: String, isDoubtful: Bool) {
        let words = text.split(separator: " ").enumerated().map {
            (String($1), Double($0) * 50, Double($0) * 50 + 40)
        }
        #expect(Self.line(words).isDoubtful == isDoubtful)
    }

    /// A file of another kind, or a broken one, has no text, or the words that are whole.
    @Test(arguments: [
        "", "<word", "<block><line><word xMin=\"a\">b</word>",
        "<word xMin=\"1\" yMin=\"1\" xMax=\"2\" yMax=\"2\">b</word>",
    ])
    func findsNothingInOtherText(text: String) { #expect(StoredText(Array(text.utf8)).blocks.isEmpty) }

    @Test(arguments: [("words", true), ("\u{FFFD}\u{FFFD}a", false), ("\u{E000}\u{E001}\u{E002}", false), ("", false)])
    func knowsWhatCanBeRead(word: String, isReadable: Bool) {
        let text = "<block>\n<line>\n<word xMin=\"1\" yMin=\"1\" xMax=\"2\" yMax=\"2\">\(word)</word>"
        let stored = StoredText(Array(text.utf8))
        #expect(stored.blocks.isEmpty != isReadable && stored.unreadableCount == (isReadable || word.isEmpty ? 0 : 1))
    }
}
