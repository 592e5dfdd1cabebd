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

    /// Each word and the space behind it keep their places, whether the line runs to the right or to the left.
    @Test(arguments: [[(10, 40), (50, 70), (75, 80)], [(50, 80), (30, 45), (10, 20)]])
    func keepsThePlacesOfWords(places: [(Double, Double)]) throws {
        let words = places.map { #"<word xMin="\#($0)" yMin="20" xMax="\#($1)" yMax="30">שלום</word>"# }
        let text = StoredText(Array((["<block>", "<line>"] + words).joined(separator: "\n").utf8))
        let line = try #require(text.recognized(by: .identity).blocks.first?.paragraphs.first?.lines.first)
        for (word, place) in zip(line.words, places) {
            #expect(abs(word.corners.topLeft.x - place.0) < 1e-6 && abs(word.corners.topRight.x - place.1) < 1e-6)
        }
        let spaces = line.line.characters.filter { $0.character == " " }
        #expect(spaces.count == 2 && spaces.allSatisfy { $0.extent.lowerBound < $0.extent.upperBound })
    }

    /// What is no such file, or a broken one, has no text, or the words that are whole.
    @Test(arguments: [
        "", "<word", "<block><line><word xMin=\"a\">b</word>",
        "<word xMin=\"1\" yMin=\"1\" xMax=\"2\" yMax=\"2\">b</word>",
    ])
    func findsNothingInOtherText(text: String) { #expect(StoredText(Array(text.utf8)).blocks.isEmpty) }

    @Test(arguments: [("words", true), ("\u{FFFD}\u{FFFD}a", false), ("\u{E000}\u{E001}\u{E002}", false), ("", false)])
    func knowsWhatCanBeRead(word: String, isReadable: Bool) {
        let text = "<block>\n<line>\n<word xMin=\"1\" yMin=\"1\" xMax=\"2\" yMax=\"2\">\(word)</word>"
        #expect(StoredText(Array(text.utf8)).isReadable == isReadable)
    }
}
