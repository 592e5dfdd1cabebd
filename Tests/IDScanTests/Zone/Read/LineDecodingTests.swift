import MRZ
import TextRecognition
import Testing

@testable import IDScan

@Suite struct LineDecodingTests {
    private func seen(_ candidates: KeyValuePairs<Character, Double>) -> RecognizedCharacter {
        let ranked = candidates.map { AlternativeCharacter(character: $0.key, confidence: $0.value) }
        return RecognizedCharacter(
            character: ranked[0].character, confidence: ranked[0].confidence,
            alternatives: Array(ranked.dropFirst()), extent: 0...1)
    }

    @Test(arguments: [
        // A letter that is all but as likely as the digit the format does not allow.
        (["0", "O"], [0.7, 0.3], CharacterClass.letters, "O" as Character),
        // An issuer that deviates is likelier than a letter that was hardly seen.
        (["0", "O"], [0.999, 0.001], .letters, "0"),
        // What is allowed stays.
        (["0", "O"], [0.6, 0.4], .digits, "0"),
        (["B", "8"], [0.55, 0.45], .all, "B"),
    ])
    func expectsWhatTheFormatAllows(
        characters: [Character], confidences: [Double], allowed: CharacterClass, expected: Character
    ) {
        let ranked = zip(characters, confidences).map { AlternativeCharacter(character: $0, confidence: $1) }
        let read = RecognizedCharacter(
            character: ranked[0].character, confidence: ranked[0].confidence,
            alternatives: Array(ranked.dropFirst()), extent: 0...1
        ).expecting(allowed, zero: .either)
        #expect(read.character == expected)
        #expect((0...1).contains(read.confidence))
    }

    @Test func doesNotGrowSureOfWhatNobodySaw() {
        // Half of the probability belongs to no candidate: the format cannot lend it to one.
        #expect(seen(["O": 0.3, "0": 0.2]).expecting(.letters, zero: .letter).confidence < 0.4)
    }

    @Test func forgetsRivalsThatTheFormatRulesOut() {
        let read = seen(["O": 0.97, "0": 0.03]).expecting([.letters, .filler], zero: .letter)
        #expect(read.character == "O" && read.confidence > 0.999)
    }

    @Test(arguments: [(ExpectedZero.digit, "0" as Character), (.letter, "O")])
    func expectsDigitsInNumbersAndLettersInNames(zero: ExpectedZero, expected: Character) {
        // The Russian internal passport has digits in names; numbers with the letter O are rare.
        let read = seen(["O": 0.5, "0": 0.5]).expecting(.all, zero: zero)
        #expect(read.character == expected && read.confidence > 0.9)
        // What was seen clearly stays.
        #expect(seen(["O": 0.99, "0": 0.01]).expecting(.all, zero: zero).character == "O")
        #expect(seen(["0": 0.99, "O": 0.01]).expecting(.all, zero: zero).character == "0")
    }

    @Test func expectsNothingWhereNothingProvesIt() {
        let read = seen(["O": 0.6, "0": 0.4]).expecting(.all, zero: .either)
        #expect(read.character == "O" && read.confidence == 0.6)
    }

    // MARK: States

    @Test(
        arguments: [
            // Of Oman and no state, Oman; of two states the one that was seen better; a code of no state, if seen clearly.
            ([["C": 0.7, "O": 0.3], ["M": 1], ["N": 1]], "OMN", 0.97...0.98),
            ([["A": 1], ["U": 1], ["T": 0.6, "S": 0.4]], "AUT", 0.59...0.61),
            ([["X": 1], ["Q": 0.9995, "O": 0.0005], ["Z": 1]], "XQZ", 0.99...1),
            ([["D": 1], ["<": 0.5, "C": 0.5], ["<": 1]], "D<<", 0.98...1),
            // What was not seen is not lent to a state.
            ([["R": 1], ["U": 0.3], ["S": 0.3]], "RUS", 0...0.99),
        ] as [([KeyValuePairs<Character, Double>], String, ClosedRange<Double>)])
    func expectsCodesOfStates(
        columns: [KeyValuePairs<Character, Double>], expected: String, confidence: ClosedRange<Double>
    ) {
        var read = columns.map(seen) + [seen(["7": 0.5, "1": 0.5])]
        read.expectState(in: 0..<3)
        #expect(String(read[0..<3].map(\.character)) == expected)
        #expect(confidence.contains(read[0..<3].map(\.confidence).min() ?? 0))
        #expect(read[3] == seen(["7": 0.5, "1": 0.5]))
    }

    // MARK: The number of characters

    @Test(
        arguments: [
            // Nothing makes up for a second letter; something would make up for half of one; the place is unknown.
            ([["N": 0.9], ["A": 1], ["<": 1]], [0.998...0.9995, 1...1, 1...1]),
            ([["N": 0.9], ["A": 1], ["<": 0.5]], [0.94...0.95, 1...1, 0.90...0.92]),
            ([["N": 0.1], ["A": 0.1], ["<": 0.1]], [0.1...0.1, 0.1...0.1, 0.1...0.1]),
        ] as [([KeyValuePairs<Character, Double>], [ClosedRange<Double>])])
    func expectsAsManyCharactersAsTheFormatHas(
        columns: [KeyValuePairs<Character, Double>], confidences: [ClosedRange<Double>]
    ) {
        let counted = columns.map(seen).expectingAsMany()
        #expect(zip(counted, confidences).allSatisfy { $1.lowerBound - 1e-9...$1.upperBound + 1e-9 ~= $0.confidence })
    }

    @Test func doesNotExpectMoreCharactersThanTheNetworkSees() throws {
        // Doc 9303-4, appendix A, its last character cut off: the network sees 43 of 44.
        let text = "L898902C36UTO7408122F1204159ZE184226B<<<<<1"
        let decoding = LineDecoding(.seeing(text))
        let read = try #require(decoding.reading(as: .of(.td3), line: 1))
        #expect(decoding.reading.text == text && read.characters.count == 44)
        #expect(read.lowestConfidence < 0.5)
    }

    // MARK: Columns

    @Test func joinsALineWithItsColumns() throws {
        let text = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"
        let first = LineDecoding(.seeing(text, doubting: [11: "1"]))
        let columns = try #require(LineDecoding(.seeing(text)).readings[44])
        let both = try #require(LineDecoding(first, joinedWithColumns: columns)?.reading(as: .of(.td3), line: 1))
        let once = try #require(first.reading(as: .of(.td3), line: 1))
        #expect(both.text == text)
        #expect(both.characters[11].confidence > once.characters[11].confidence)
        #expect(LineDecoding(LineDecoding(.seeing(String(text.prefix(20)))), joinedWithColumns: columns) == nil)
    }

    // MARK: Fillers

    @Test(arguments: [
        // A smudge on a filler; a name's second identifier; what was seen clearly; not what stands in another field.
        ("AB<<<K<<", 0..<8, "AB<<<<<<"), ("A<<K<<<<", 0..<8, "A<<K<<<<"), ("AB<<<Q<<", 0..<8, "AB<<<Q<<"),
        ("AB<<<K<<", 4..<8, "AB<<<K<<"), ("<<<<KKKK", 0..<8, "<<<<<<<<"),
    ])
    func expectsFillersBehindFillers(text: String, columns: Range<Int>, expected: String) {
        var read = text.map { character -> RecognizedCharacter in
            switch character {
            case "K": seen(["K": 0.9, "<": 0.1])
            case "Q": seen(["Q": 0.9999, "<": 0.00001])
            default: seen([character: 1])
            }
        }
        read.expectFillers(in: columns)
        #expect(String(read.map(\.character)) == expected)
    }
}

extension CharacterLattice {
    /// A lattice that sees a text, and in some columns something else nearly as well.
    static func seeing(_ text: String, doubting rivals: [Int: Character] = [:]) -> CharacterLattice {
        let alphabet = CharacterLattice.mrzAlphabet
        let frameCount = 4 * text.count + 1
        var scores = [Float](repeating: 0, count: (alphabet.count + 1) * frameCount)
        for frame in 0..<frameCount { scores[alphabet.count * frameCount + frame] = 18 }
        for (column, character) in text.enumerated() {
            for (seen, score) in [(character, Float(36)), (rivals[column], 35)] {
                guard let symbol = seen.flatMap({ alphabet.firstIndex(of: $0) }) else { continue }
                scores[symbol * frameCount + 4 * column + 2] = score
            }
        }
        return CharacterLattice(scores: scores)
    }
}
