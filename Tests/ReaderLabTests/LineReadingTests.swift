import IDScan
import TextRecognition
import ReaderLab
import Testing

@Suite struct LineReadingTests {
    /// A lattice that sees a text, and in some columns something else nearly as well.
    private func lattice(_ text: String, doubting rivals: [Int: Character] = [:]) throws -> CharacterLattice {
        let alphabet = CharacterLattice.mrzAlphabet
        let frameCount = 2 * text.count + 1
        var scores = [Float](repeating: 0, count: (alphabet.count + 1) * frameCount)
        for frame in 0..<frameCount where frame.isMultiple(of: 2) { scores[alphabet.count * frameCount + frame] = 20 }
        for (column, character) in text.enumerated() {
            let symbol = try #require(alphabet.firstIndex(of: character))
            scores[symbol * frameCount + 2 * column + 1] = 20
            if let rival = rivals[column] {
                scores[try #require(alphabet.firstIndex(of: rival)) * frameCount + 2 * column + 1] = 19
            }
        }
        return CharacterLattice(scores: scores)
    }

    @Test(arguments: [
        // The specimen of Doc 9303-4, appendix A: O for 0 in a date, 0 for O in a name.
        ("L898902C36UTO74O8122F1204159ZE184226B<<<<<10", 15, "0" as Character),
        ("P<UT0ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", 4, "O"),
        // Doc 9303-5, appendix A: 1 for I in a name of a line that only TD1 has.
        ("ER1KSSON<<ANNA<MARIA<<<<<<<<<<", 2, "I"),
    ])
    func knowsWhatTheFormatAllows(text: String, column: Int, printed: Character) throws {
        let reading = LineReading(try lattice(text, doubting: [column: printed]))
        var expected = Array(text)
        expected[column] = printed
        #expect(reading.line.text == text)
        #expect(reading.formatted?.text == String(expected))
    }

    @Test func findsTheLengthOfALine() throws {
        let text = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"
        let reading = LineReading(try lattice(String(text.dropLast())))
        #expect(reading.line.text.count == 43)
        #expect(reading.formatted?.characters.count == 44)
    }

    @Test func isNoLineOfAFormatWhenItIsTooShort() throws {
        #expect(LineReading(try lattice("UTOPIA<20")).formatted?.text == "UTOPIA<20")
        #expect(LineReading(try lattice("UT")).formatted == nil)
    }
}
