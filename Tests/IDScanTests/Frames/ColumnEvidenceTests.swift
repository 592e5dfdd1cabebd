import Foundation
import TextRecognition
import Testing

@testable import IDScan

@Suite struct ColumnEvidenceTests {
    private typealias Column = FrameEvidence.Column

    private static func character(_ columns: [Column]) -> RecognizedCharacter {
        var evidence = ColumnEvidence()
        for column in columns { evidence.add(column) }
        return evidence.character(in: 0...1)
    }

    @Test(arguments: [0.4, 0.9, 0.999, 1])
    func oneFrameSaysWhatItSays(confidence: Double) {
        let joined = Self.character([Column("B", confidence, or: "8")])
        #expect(joined.character == (confidence < 0.5 ? "8" : "B"))
        #expect(abs(joined.confidence(in: "B") - confidence) < 0.01)
    }

    @Test func framesThatAgreeAreSurer() {
        let frame = Column("B", 0.9, or: "8")
        let confidences = [1, 2, 5, 10].map { Self.character(Array(repeating: frame, count: $0)).confidence }
        #expect(confidences == confidences.sorted())
        #expect(confidences[1] > 0.95 && confidences[3] > 0.999)
        // Less than if they were independent: one in nine to the tenth power.
        #expect(confidences[3] < 0.99999)
    }

    @Test func framesThatSeeNothingTakeNothingAway() {
        let alone = Self.character([Column("B", 0.99, or: "8")])
        let blank = Column("B", 0)
        let joined = Self.character([Column("B", 0.99, or: "8")] + Array(repeating: blank, count: 9))
        #expect(joined.character == "B")
        #expect(joined.confidence > alone.confidence - 0.02)
    }

    @Test func oneSureFrameOutweighsSeveralThatGuess() {
        let guess = Column("8", 0.6, or: "B")
        let joined = Self.character([guess, guess, guess, guess, Column("B", 0.9999, or: "8")])
        #expect(joined.character == "B")
    }

    @Test func framesThatContradictEachOtherLeaveDoubt() {
        let joined = Self.character([Column("B", 0.99, or: "8"), Column("8", 0.99, or: "B")])
        #expect(joined.confidence < 0.6)
    }

    @Test func theOrderOfFramesDoesNotMatter() {
        let frames = [Column("B", 0.9, or: "8"), Column("8", 0.7, or: "B"), Column("B", 0.99), Column("6", 0.5)]
        #expect(Self.character(frames) == Self.character(frames.reversed()))
    }

    @Test(arguments: [FrameEvidence.Fault.unseen, .misleading])
    func whatHasAFaultIsHeardOnlyWhereNothingElseIs(fault: FrameEvidence.Fault) {
        let faulty = Column("8", 0.9999, fault: fault)
        var evidence = ColumnEvidence()
        evidence.add(faulty)
        #expect(evidence.fault == fault)
        #expect(evidence.character(in: 0...1).character == "8")
        evidence.add(Column("B", 0.9, or: "8"))
        evidence.add(faulty)
        #expect(evidence.fault == nil)
        #expect(evidence.character(in: 0...1).character == "B")
    }

    @Test func theSecondReaderHasWhatItHasInMostFrames() {
        var evidence = ColumnEvidence()
        #expect(evidence.second == nil)
        for second: Character? in ["0", "O", nil, "O"] { evidence.add(Column("O", 0.9, second: second)) }
        #expect(evidence.second?.character == "O")
    }

    @Test func otherInkCountsWhereMostFramesShowIt() {
        var evidence = ColumnEvidence()
        evidence.add(Column("B", 0.9, isTouched: true))
        #expect(evidence.isTouched)
        evidence.add(Column("B", 0.9))
        #expect(!evidence.isTouched)
    }

    @Test func isDecodedAsItWasEncoded() throws {
        var evidence = ColumnEvidence()
        evidence.add(Column("B", 0.9, or: "8", second: "B", fault: .misleading, isTouched: true))
        let data = try JSONEncoder().encode(evidence)
        #expect(try JSONDecoder().decode(ColumnEvidence.self, from: data) == evidence)
        #expect(evidence.isSound)
    }

    @Test(arguments: [#""s":[1,2]"#, #""l":9223372036854775807"#, #""n":-9223372036854775808"#])
    func refusesWhatAreNoSums(fault: String) throws {
        var evidence = ColumnEvidence()
        evidence.add(Column("B", 0.9))
        let text = String(decoding: try JSONEncoder().encode(evidence), as: UTF8.self)
        let name = String(fault.prefix(4))
        let start = try #require(text.range(of: name))
        let rest = text[start.upperBound...]
        let end =
            fault.contains("[")
            ? rest.firstIndex(of: "]").map(rest.index(after:)) : rest.firstIndex { ",}".contains($0) }
        let spoilt = text.replacingCharacters(in: start.lowerBound..<(end ?? text.endIndex), with: fault)
        let decoded = try JSONDecoder().decode(ColumnEvidence.self, from: Data(spoilt.utf8))
        #expect(!decoded.isSound)
    }
}
