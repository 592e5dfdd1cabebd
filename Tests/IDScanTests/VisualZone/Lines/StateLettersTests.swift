import MRZ
import Testing
import TextRecognition

@testable import IDScan

@Suite struct StateLettersTests {
    @Test(
        arguments: [
            (["D"], "ÄÖÜäöüß", "ŰÅŁ"), (["ESP", "MAR"], "ÑÂç", "ÅŁ"), (["POL"], "Łł", "ÜÅ"),
            (["TUR"], "İıÇ", "ÅŁ"),
        ] as [(Set<String>, String, String)])
    func knowsTheLettersOfLanguages(states: Set<String>, own: String, others: String) throws {
        let letters = try #require(StateLetters.letters(of: states))
        #expect(letters.isSuperset(of: own) && letters.isDisjoint(with: others))
    }

    /// Nothing is said of States whose letters are not known, nor of no State.
    @Test(arguments: [["UTO"], ["D", "UTO"], []] as [Set<String>])
    func doesNotKnowAll(states: Set<String>) {
        #expect(StateLetters.letters(of: states) == nil)
    }

    /// What is read of a letter, what else may stand there, and what is taken on a German card.
    @Test(
        arguments: [
            ("Ű", 0.7, "Ü", 0.25, "Ü"), ("Ł", 0.81, "L", 0.19, "L"), ("Ł", 0.999, "L", 0.001, "Ł"),
            ("Ü", 0.5, "U", 0.45, "Ü"), ("Ł", 0.7, "Ĺ", 0.3, "Ł"), ("Ł", 0.7, "/", 0.3, "Ł"), ("1", 0.5, "Ä", 0.4, "1"),
        ] as [(Character, Double, Character, Double, Character)])
    func doubtsLettersOfOtherLanguages(
        read: Character, confidence: Double, other: Character, itsConfidence: Double, taken: Character
    ) throws {
        let character = RecognizedCharacter(
            character: read, confidence: confidence,
            alternatives: [AlternativeCharacter(character: other, confidence: itsConfidence)], extent: 0...1)
        let line = RecognizedLine(characters: [character], logLikelihood: -1)
        let spelled = line.spelled(in: try #require(StateLetters.letters(of: ["D"]))).characters[0]
        #expect(spelled.character == taken && (0...1).contains(spelled.confidence))
        #expect(taken == read ? spelled == character : spelled.alternatives.map(\.character) == [read])
    }
}
