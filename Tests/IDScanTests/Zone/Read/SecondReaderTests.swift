import Imaging
import TextRecognition
import Testing

@testable import IDScan

@Suite struct SecondReaderTests {
    private static let blank = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [255])

    @Test func readsLinesWithNamesAndThoseInDoubt() throws {
        var reader = SecondReader()
        // The lower line has no name, and the network is certain of it; on the blank crop nothing can be read.
        let reading = try reader.reading(joining: .certain(), in: Self.blank, under: VerificationRule())
        #expect(reading.second.map { $0 == nil } == [false, true])
        #expect(reading.second[0]?.characters == Array(repeating: nil, count: 44))
        #expect(reading.lines == ZoneReading.certain().lines)
        let stricter = try reader.reading(joining: .certain(), in: Self.blank, under: VerificationRule(mostError: -1))
        #expect(stricter.second.allSatisfy { $0 != nil })
    }

    /// The name ends in column 25, from 1; two fillers behind it are read, too.
    @Test(arguments: [(nil, 27), (41, 44), (12, 27)] as [(doubted: Int?, asked: Int)])
    func leavesOutFillersBeyondDoubt(doubted: Int?, asked: Int) throws {
        var reader = SecondReader()
        let certain = ZoneReading.certain()
        let first = doubted.map { certain.doubting(line: 1, column: $0, other: "K", 0.0001) } ?? certain
        let reading = try reader.reading(joining: first, in: Self.blank, under: VerificationRule())
        let second = try #require(reading.second[0])
        #expect(second.asked == asked)
        #expect(second.characters.count == 44)
    }

    // MARK: Laying one reading along the other

    @Test func laysASecondReadingAlongTheColumnsThatItWasShown() {
        let reading = SecondReading(read("ER<"), along: Array("ER<<<"), asked: 3)
        #expect(reading.characters.map { $0?.character } == ["E", "R", "<", nil, nil])
    }

    @Test(arguments: [
        ("ANNA", "ANNA", "ANNA"), ("ANNA", "ANMA", "ANMA"), ("ANNA", "ANA", "A NA"), ("ANNA", "XANNA", "ANNA"),
        ("ANNA", "", "    "), ("ANNA", "ANNAX", "ANNA"), ("", "ANNA", ""), ("ER<<A", "ER<A", "ER <A"),
        ("ABCDEF", "AXCDF", "AXCD F"),
    ])
    func laysASecondReadingAlongTheFirst(first: String, second: String, expected: String) {
        let reading = SecondReading(
            read(second), along: Array(first))
        let laid = String(reading.characters.map { $0?.character ?? " " })
        #expect(laid == expected)
    }

    private func read(_ text: String) -> [AlternativeCharacter] {
        text.map { AlternativeCharacter(character: $0, confidence: 1) }
    }

    // MARK: Joining

    private func seen(_ character: Character, _ confidence: Double, _ rival: Character, _ other: Double)
        -> RecognizedCharacter
    {
        RecognizedCharacter(
            character: character, confidence: confidence,
            alternatives: [AlternativeCharacter(character: rival, confidence: other)], extent: 0...1)
    }

    @Test func agreementMakesSurer() {
        let joined = seen("M", 0.9, "N", 0.1).joined(with: AlternativeCharacter(character: "M", confidence: 0.99))
        #expect(joined.character == "M" && joined.confidence > 0.98 && joined.confidence < 0.99)
    }

    @Test func contradictionMakesUnsure() {
        let joined = seen("M", 0.999, "N", 0.001).joined(with: AlternativeCharacter(character: "N", confidence: 0.9))
        #expect(joined.character == "M" && joined.confidence < 0.998)
    }

    @Test func theSecondReaderDecidesWhatTheFirstLeavesOpen() {
        let joined = seen("S", 0.5, "G", 0.49).joined(with: AlternativeCharacter(character: "G", confidence: 0.98))
        #expect(joined.character == "G" && joined.alternatives.first?.character == "S")
        #expect(abs(joined.confidence + joined.alternatives[0].confidence - 1) < 0.01)
    }

    @Test func aReaderThatDoesNotKnowChangesNothing() {
        // One of 37 characters at random is no evidence.
        let joined = seen("S", 0.5, "G", 0.4).joined(with: AlternativeCharacter(character: "G", confidence: 1 / 37.0))
        #expect(abs(joined.confidence - 0.5) < 1e-9)
    }

    @Test func aCharacterThatTheFirstReaderDoesNotNameIsUnlikely() {
        let joined = seen("S", 0.99, "G", 0.01).joined(with: AlternativeCharacter(character: "X", confidence: 0.99))
        #expect(joined.character == "S" && joined.confidence < 0.99)
        #expect(joined.alternatives.map(\.character).contains("X"))
    }
}
