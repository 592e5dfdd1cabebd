import Imaging
import Testing

@testable import TextRecognition

struct RecognizedSymbolGhostsTests {
    /// A symbol with its confidence in percent and its columns, in pixels.
    private func symbol(
        _ character: Character, _ percent: Int, _ columns: ClosedRange<Double>, beginning: Bool = false
    ) -> RecognizedSymbol {
        RecognizedSymbol(
            text: [character], confidence: Double(percent) / 100, alternatives: [], columns: columns,
            beginning: beginning ? .word : nil, lineBox: Extent(around: []))
    }

    /// A word as it is read, each character with its confidence in percent and its columns, and what stays of it.
    struct Word: Sendable {
        let why: String
        let characters: [(Character, Int, ClosedRange<Double>)]
        let kept: String
    }

    private static let words = [
        Word(
            why: "of two characters in one letter the surer stays",
            characters: [
                ("V", 99, 78...102), ("6", 92, 104...119), ("G", 44, 114...136), ("Z", 89, 139...164),
                ("R", 98, 165...190),
            ], kept: "V6ZR"),
        Word(
            why: "two letters are doubtful both, but apart",
            characters: [("E", 50, 20...40), ("A", 60, 43...64), ("T", 99, 66...86)], kept: "EAT"),
        Word(
            why: "narrow letters are sure",
            characters: [("L", 97, 20...40), ("I", 95, 42...48), ("I", 94, 52...58), ("N", 97, 60...84)],
            kept: "LIIN"),
        Word(
            why: "a box as wide as a word is none",
            characters: [
                ("H", 99, 116...137), ("L", 75, 61...198), ("Ł", 72, 146...155), ("B", 99, 154...176),
                ("A", 96, 178...198),
            ], kept: "HLBA"),
        Word(
            why: "what has no width at an end is left out",
            characters: [("A", 82, 0...20), ("B", 98, 24...48), ("E", 97, 50...71), ("A", 99, 72...91)], kept: "BEA"),
    ]

    @Test(arguments: words)
    func keepsOneCharacterForEachLetter(word: Word) {
        let symbols = word.characters.enumerated().map { symbol($1.0, $1.1, $1.2, beginning: $0 == 0) }
        let kept = RecognizedSymbol.withoutGhosts(symbols, in: 20...400).flatMap(\.text)
        #expect(String(kept) == word.kept, "\(word.why)")
    }

    @Test func whatStaysIsAsSureAsTheOtherLeavesIt() {
        let number = [
            symbol("7", 36, 78...90, beginning: true), symbol("1", 92, 84...96), symbol("9", 96, 104...124),
            symbol("8", 97, 128...148),
        ]
        let kept = RecognizedSymbol.withoutGhosts(number, in: 20...400)
        #expect(kept.map(\.confidence) == [0.64, 0.96, 0.97])
    }

    @Test func aWordBeginsWithWhatStays() {
        let symbols = [
            symbol("À", 49, 20...31, beginning: true), symbol("Å", 59, 20...39), symbol("G", 90, 40...59),
            symbol("E", 98, 61...77),
        ]
        let kept = RecognizedSymbol.withoutGhosts(symbols, in: 20...100)
        #expect(kept.map(\.text) == [["Å"], ["G"], ["E"]])
        #expect(kept.first?.beginning == .word)
    }
}
