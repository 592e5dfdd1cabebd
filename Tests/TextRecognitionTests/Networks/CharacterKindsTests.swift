import Testing

@testable import TextRecognition

struct CharacterKindsTests {
    /// A line whose characters each may be others: the likelier one first, with 0.6, the others share 0.39.
    private static func line(_ places: [String]) -> [RecognizedCharacter] {
        places.map { place in
            let others = Array(place.dropFirst())
            return RecognizedCharacter(
                character: Array(place)[0], confidence: others.isEmpty ? 0.99 : 0.6,
                alternatives: others.map {
                    AlternativeCharacter(character: $0, confidence: 0.39 / Double(others.count))
                }, extent: 0...1)
        }
    }

    /// Characters that look alike, as their neighbours tell them apart.
    @Test(arguments: [
        (["1", ".", "0", "O0"], "1.00"), (["0", "O0", "1", "4", "9"], "00149"),
        (["P", "0O", "P", "U", "L", "A", "R"], "POPULAR"),
        (["T", "o", "t", "a", "Il"], "Total"), (["1", "4", "/", "I1", "0", "/", "2", "0"], "14/10/20"),
        (["S", "h", "a", "h", " ", "A", "l", "a", "mM"], "Shah Alam"), (["8", "S5", "0", ".", "S5", "0"], "850.50"),
    ])
    func neighboursTellCharactersApart(_ places: [String], _ text: String) {
        let judged = CharacterKinds.print.judged(Self.line(places))
        #expect(String(judged.map(\.character)) == text)
    }

    @Test(arguments: [["1", "O0", "0"], ["A0O8", "bB8", "c"], ["ŁL", "-", "§S5", "€"]])
    func probabilitiesStayProbabilities(_ places: [String]) {
        let line = Self.line(places)
        for (before, after) in zip(line, CharacterKinds.print.judged(line)) {
            let sums = [before, after].map { $0.alternatives.reduce($0.confidence) { $0 + $1.confidence } }
            #expect(abs(sums[0] - sums[1]) < 1e-9)
            #expect(after.alternatives.allSatisfy { $0.confidence <= after.confidence && $0.confidence >= 0 })
            #expect(
                Set([before.character] + before.alternatives.map(\.character))
                    == Set([after.character] + after.alternatives.map(\.character)))
        }
    }

    @Test func whatIsCertainStays() {
        let line = Self.line(["1", "O", "0", "l", "é", "№"])
        #expect(CharacterKinds.print.judged(line) == line)
        #expect(CharacterKinds.print.judged([]).isEmpty)
    }
}
