import Testing
import TextRecognition

@Suite struct LineSyntaxTests {
    private let line = RecognizedLine(
        characters: [("A", "4"), ("O", "0"), ("<", "K")].map { character, other in
            RecognizedCharacter(
                character: character, confidence: 0.9,
                alternatives: [AlternativeCharacter(character: other, confidence: 0.1)], extent: 0...1)
        }, logLikelihood: -1)

    @Test func theSyntaxThatAllowsWhatIsThereExplainsMore() {
        let letters = line.evidence(for: LineSyntax(columns: [.letters, .letters, .filler]))
        #expect(letters > line.evidence(for: LineSyntax(columns: [.digits, .letters, .filler])))
        #expect(letters > line.evidence(for: LineSyntax(columns: [.any, .any, .any])))
    }

    @Test func noSyntaxOfTheSameLengthIsImpossible() {
        let nothing = AllowedCharacters([])
        #expect(line.evidence(for: LineSyntax(columns: [nothing, nothing, nothing])) > -.infinity)
        #expect(line.evidence(for: LineSyntax(columns: [.any, .any])) == -.infinity)
    }
}
