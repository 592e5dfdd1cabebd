import TextRecognition
import Testing

@testable import IDScan

@Suite struct RecognizedLineColumnsTests {
    private func seen(_ candidates: KeyValuePairs<Character, Double>, at extent: ClosedRange<Double> = 0...1)
        -> RecognizedCharacter
    {
        let ranked = candidates.map { AlternativeCharacter(character: $0.key, confidence: $0.value) }
        return RecognizedCharacter(
            character: ranked[0].character, confidence: ranked[0].confidence,
            alternatives: Array(ranked.dropFirst()), extent: extent)
    }

    @Test(
        arguments: [
            // Two networks that agree; one that is sure; one that contradicts: the network for columns counts for
            // more.
            (["M": 0.99, "N": 0.01], ["M": 0.99, "N": 0.01], "M" as Character, 0.98...0.995),
            (["M": 0.9, "H": 0.1], ["M": 1], "M", 0.999...1),
            (["M": 0.9999, "H": 0.0001], ["H": 0.6, "M": 0.4], "M", 0.68...0.71),
            (["M": 0.99, "H": 0.01], ["H": 0.99, "M": 0.01], "H", 0.96...0.98),
            (["M": 0.6, "H": 0.4], ["H": 0.6, "M": 0.4], "H", 0.57...0.58),
            (["0": 0.4, "O": 0.6], ["0": 0.95, "O": 0.05], "0", 0.92...0.94),
        ] as [(KeyValuePairs<Character, Double>, KeyValuePairs<Character, Double>, Character, ClosedRange<Double>)])
    func joinsWhatTwoNetworksSay(
        first: KeyValuePairs<Character, Double>, second: KeyValuePairs<Character, Double>, expected: Character,
        confidence: ClosedRange<Double>
    ) {
        let both = seen(first).joined(withColumn: seen(second))
        #expect(both.character == expected && confidence.contains(both.confidence))
    }

    @Test func standsInItsColumn() {
        let both = seen(["N": 1], at: 0.1...0.2).joined(withColumn: seen(["N": 1], at: 0.2...0.4))
        #expect(both.extent == 0.2...0.4)
    }

    /// The later steps go through all characters that are named in neighbouring columns: a scan took seconds with all characters.
    @Test func doesNotNameWhatIsHardlyProbable() {
        let others = "ABCDEFGHIJKLOPQRSTUVWXYZ0123456789<".map {
            AlternativeCharacter(character: $0, confidence: 0.0005 / 35)
        }
        let column = RecognizedCharacter(
            character: "M", confidence: 0.999,
            alternatives: [AlternativeCharacter(character: "N", confidence: 0.0005)] + others, extent: 0...1)
        let both = seen(["M": 0.998, "N": 0.002]).joined(withColumn: column)
        #expect(both.character == "M" && both.alternatives.map(\.character) == ["N"])
    }

    @Test func joinsColumnByColumn() {
        let lines = ["ANNA", "ANMA"].map { text in
            RecognizedLine(characters: text.map { seen([$0: 0.99]) }, logLikelihood: 0)
        }
        let both = lines[0].joined(withColumns: lines[1])
        #expect(String(both.map(\.character)) == "ANMA")
        #expect(
            both.map(\.confidence).enumerated().allSatisfy { $0.offset == 2 ? $0.element < 0.97 : $0.element > 0.98 })
    }
}
