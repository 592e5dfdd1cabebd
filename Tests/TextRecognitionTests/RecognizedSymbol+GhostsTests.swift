import Testing

@testable import TextRecognition

struct RecognizedSymbolGhostsTests {
    /// A symbol with its confidence in percent and its columns, in pixels.
    private func symbol(
        _ character: Character, _ percent: Int, _ columns: ClosedRange<Double>, beginning: Bool = false
    ) -> RecognizedSymbol {
        let box = RecognizedSymbol.Box(left: columns.lowerBound, top: 0, right: columns.upperBound, bottom: 40)
        return RecognizedSymbol(
            text: [character], confidence: Double(percent) / 100, alternatives: [], box: box,
            beginning: beginning ? .word : nil, lineBox: box)
    }

    private func text(_ symbols: [RecognizedSymbol]) -> String {
        String(RecognizedSymbol.withoutGhosts(symbols, in: 20...400).flatMap(\.text))
    }

    @Test func ofTwoCharactersInOneLetterTheSurerStays() {
        let number = [
            symbol("V", 99, 78...102, beginning: true), symbol("6", 92, 104...119), symbol("G", 44, 114...136),
            symbol("Z", 89, 139...164), symbol("R", 98, 165...190),
        ]
        #expect(text(number) == "V6ZR")
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

    @Test func leavesTwoLettersThatAreDoubtfulBothButApart() {
        let symbols = [
            symbol("E", 50, 20...40, beginning: true), symbol("A", 60, 43...64), symbol("T", 99, 66...86),
        ]
        #expect(text(symbols) == "EAT")
    }

    @Test func leavesNarrowLettersThatAreSure() {
        let symbols = [
            symbol("L", 97, 20...40, beginning: true), symbol("I", 95, 42...48), symbol("I", 94, 52...58),
            symbol("N", 97, 60...84),
        ]
        #expect(text(symbols) == "LIIN")
    }

    @Test func takesABoxAsWideAsAWordForNone() {
        let symbols = [
            symbol("H", 99, 116...137, beginning: true), symbol("L", 75, 61...198), symbol("Ł", 72, 146...155),
            symbol("B", 99, 154...176), symbol("A", 96, 178...198),
        ]
        #expect(text(symbols) == "HLBA")
    }

    @Test func leavesOutWhatHasNoWidthAtAnEnd() {
        let symbols = [
            symbol("A", 82, 0...20, beginning: true), symbol("B", 98, 24...48), symbol("E", 97, 50...71),
            symbol("A", 99, 72...91),
        ]
        #expect(text(symbols) == "BEA")
    }
}
