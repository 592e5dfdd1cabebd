import Foundation
import Testing

@testable import TextRecognition

struct LetterScriptTests {
    private static func characters(_ text: String) -> [RecognizedCharacter] {
        text.map { RecognizedCharacter(character: $0, confidence: 0.9, alternatives: [], extent: 0...1) }
    }

    /// Lines with the letters of the script wherever Latin ones look the same, and what they say.
    @Test(arguments: [
        (LetterScript.cyrillic, "РЕПУБЛИКА", "РЕПУБЛИКА"), (.cyrillic, "ТНЕ НОТЕL", "THE HOTEL"),
        (.cyrillic, "ИМЕ / NАМЕ", "ИМЕ / NAME"), (.cyrillic, "Сао Рaulо, Москва", "Сао Paulo, Москва"),
        (.cyrillic, "АВ 123-45", "AB 123-45"), (.cyrillic, "Ж.СОМ", "Ж.СОМ"),
        (.cyrillic, "Ставангер Е6511, ЖЗЛ5", "Ставангер E6511, ЖЗЛ5"),
        (.cyrillic, "НЕМиЛОСЕРДІй ГОСТ", "НЕМИЛОСЕРДІЙ ГОСТ"),
        (.cyrillic, "еВолюЦИонен", "еволюционен"), (.cyrillic, "НеВОСПиТаННОСТЬ", "Невоспитанность"),
        (.cyrillic, "ПИрОфорный кВт", "Пирофорный кВт"),
        (.greek, "Γιάννης ΘεσΣαλονίκη", "Γιάννης Θεσσαλονίκη"),
        (.greek, "ΟΝΟΜΑ", "ONOMA"), (.greek, "ΕΛΛΗΝΑΣ ΑΒ12", "ΕΛΛΗΝΑΣ AB12"),
        (.cyrillic, "", ""), (.greek, "12.08.1974", "12.08.1974"),
    ])
    func wordsAreWrittenAsPeopleDo(_ script: LetterScript, _ line: String, _ text: String) {
        let read = script.spelled(Self.characters(line))
        #expect(String(read.map(\.character)) == text)
    }

    @Test func lettersThatLookTheSameAreOne() {
        let alphabet = ScriptLineReader.cyrillicAndGreekAlphabet
        for script in LetterScript.allCases {
            let classes = zip(alphabet, script.classes(of: alphabet))
            #expect(
                classes.allSatisfy { letter, place in
                    place.map { alphabet[$0] == letter || script.has(alphabet[$0]) } != false
                })
            let gone = classes.filter { $1 == nil }.map(\.0)
            #expect(!gone.isEmpty && gone.allSatisfy { $0.isLetter && !$0.isASCII && !script.has($0) })
        }
        let ofCyrillic = Dictionary(uniqueKeysWithValues: zip(alphabet, LetterScript.cyrillic.classes(of: alphabet)))
        #expect(["A", "Α", "А"].allSatisfy { ofCyrillic[$0].flatMap { $0 }.map { alphabet[$0] } == "А" })
    }

    @Test func mergedClassesHaveAllOfTheProbability() throws {
        // Two frames of `a`, `b`, `c` and the blank.
        let probabilities: [Float] = [0.5, 0.1, 0.25, 0.1, 0.125, 0.7, 0.125, 0.1]
        let lattice = CharacterLattice(scores: probabilities.map { log($0) }, alphabet: ["a", "b", "c"])
        let (merged, logShare) = lattice.merging(into: [1, 1, nil])
        #expect(merged.bestLine().text == "b")
        #expect(abs(logShare - log(0.875 * 0.3)) < 1e-5)
        #expect(abs(merged.probabilities[1] - 0.75 / 0.875) < 1e-5 && merged.probabilities[0] < 1e-30)
    }
}
